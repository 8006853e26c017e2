import { expect, test } from 'vitest'
import { jobs } from '#jobs.ts'
import { readBacklog } from '#operations/metrics/server/shop-figures.queries.ts'
import { createShopWithPeople } from '#test/shop/orders.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import type { TestShop } from '#test/shop/shop.ts'
import { linkKeyIn, mailedToOthers } from '#test/shop/tickets.ts'

let forms = 0
const form = () => {
  forms += 1
  return `form-to-be-confirmed-${forms}`
}
const typed = { name: 'Devi Mohan', email: 'devi@example.com', body: 'Buy pills at pills.example' }

type Visitor = ReturnType<TestShop['visitor']>
const ask = (shop: TestShop, more: object = {}, by: Visitor = shop.visitor()) =>
  by.post('/api/tickets/ask', { form_key: form(), kind: 'question', ...typed, ...more })

const byLink = (shop: TestShop, key: string) => ({
  read: async () => (await shop.visitor().get(`/api/tickets/by-link/${key}`)).json(),
  confirm: () => shop.visitor().post(`/api/tickets/by-link/${key}/confirmation`, {}),
  write: () =>
    shop.visitor().post(`/api/tickets/by-link/${key}/messages`, { form_key: form(), body: 'More.' }),
})

type Person = Awaited<ReturnType<typeof createShopWithPeople>>['admin']
const deskOf = (admin: Person, id: number) => {
  const read = async () => (await admin.get(`/api/ticket-desk/${id}`)).json()
  return {
    read,
    answer: async (body: string) =>
      admin.post(`/api/ticket-desk/${id}/answers`, {
        form_key: form(),
        body,
        version: (await read()).version,
      }),
    settle: async () =>
      admin.put(`/api/ticket-desk/${id}/state`, { step: 'settle', version: (await read()).version }),
  }
}

const toConfirm = (number: string) => `Confirm your email address for ticket ${number}`

/** A guest's ticket, its sent mail, and the key in it. */
async function shopWithStranger(more: object = {}) {
  const people = await createShopWithPeople()
  const { shop } = people
  await ask(shop, more)
  await mailedToOthers(shop)
  return { ...people, key: linkKeyIn(shop.mails.find(({ to }) => to !== shop.store().email)?.text) }
}

// Requirement D-361: An unverified address receives a ticket number and a link but nothing that was typed, once a
//   day; everything else waits until its owner confirms with a click, and is deleted after thirty days.
test('an unverified address gets the number and a link, and nothing that was typed', async () => {
  const { shop, key } = await shopWithStranger({ phone: '9876501234' })
  const mails = shop.mails.filter(({ to }) => to === typed.email)
  expect(mails.map(({ subject }) => subject)).toEqual([toConfirm('T-00001')])
  const [mail] = mails
  for (const part of [mail?.subject, mail?.text, mail?.html]) {
    expect(part).toContain('T-00001')
    expect(part).not.toMatch(/\bDevi\b|Mohan|pills|9876501234|question/i)
  }
  expect(mail?.text).toContain(`${shop.settings.publicUrl}/help/${key}`)
})

test('the merchant words that mail, without what was typed and never without its link', async () => {
  const { shop, admin } = await createShopWithPeople()
  const save = (text: { subject: string; body: string }) =>
    admin.put('/api/mails/texts', { kind: 'ticket-to-confirm', locale: 'en', version: 0, ...text })
  expect((await save({ subject: 'Ticket of {name}', body: 'Confirm, please.' })).json().fields).toEqual({
    subject: 'This email has no field {name}. Use one of the fields listed below.',
    body: 'This email needs {confirmation link}. Add it in its own paragraph.',
  })
  await save({ subject: '{ticket number} at {shop}', body: '{confirmation link}' })
  await ask(shop)
  expect(await mailedToOthers(shop)).toEqual([[typed.email, 'T-00001 at Pasumai Pantry']])
})

// Requirement D-361
test('the shop’s replies are held until the address is confirmed, and are then sent in order', async () => {
  const { shop, admin, key } = await shopWithStranger()
  const desk = deskOf(admin, 1)
  expect(await desk.read()).toMatchObject({ confirmed: false })
  await desk.answer('No gluten.')
  await desk.settle()
  expect(await mailedToOthers(shop)).toHaveLength(1)
  const { confirm } = byLink(shop, key)
  expect((await confirm()).json()).toMatchObject({
    confirmed: true,
    state: 'settled',
    messages: [{ body: typed.body }, { body: 'No gluten.' }],
  })
  expect((await mailedToOthers(shop)).slice(1)).toEqual([
    [typed.email, 'We’ve received your ticket T-00001'],
    [typed.email, 'We’ve replied to your ticket T-00001'],
    [typed.email, 'Your ticket T-00001 has been resolved'],
  ])
  expect(await desk.read()).toMatchObject({ confirmed: true })
  await desk.answer('And no nuts.')
  expect(await mailedToOthers(shop)).toHaveLength(5)
})

// Requirement D-361
test('opening the link confirms nothing and shows nothing that was written', async () => {
  const { shop, key } = await shopWithStranger()
  const { read, write } = byLink(shop, key)
  const opened = await shop.visitor().get(`/api/tickets/by-link/${key}`)
  expect(opened.json()).toMatchObject({ number: 'T-00001', confirmed: false, messages: [] })
  expect(opened.body).not.toMatch(/Devi|pills/)
  const written = await write()
  expect([written.statusCode, written.json()]).toMatchObject([
    409,
    { code: 'TO_CONFIRM', message: 'Confirm your email address first.' },
  ])
  expect((await read()).confirmed).toBe(false)
  expect(await mailedToOthers(shop)).toHaveLength(1)
})

test('a link that is confirmed again, or is nobody’s, sends nothing more', async () => {
  const { shop, key } = await shopWithStranger()
  const { confirm } = byLink(shop, key)
  await confirm()
  expect((await confirm()).json()).toMatchObject({ confirmed: true })
  expect(await mailedToOthers(shop)).toHaveLength(2)
  expect((await byLink(shop, 'nobody-has-this-key').confirm()).statusCode).toBe(404)
})

// Requirement D-361
test('a mailbox is asked once a day, and its confirmation covers all its tickets', async () => {
  const { shop, admin, key } = await shopWithStranger()
  await ask(shop, { email: 'Devi@example.com' })
  await ask(shop, { email: 'devi+shop@example.com' })
  await ask(shop, { email: 'kala@example.com' })
  expect(await mailedToOthers(shop)).toEqual([
    [typed.email, toConfirm('T-00001')],
    ['kala@example.com', toConfirm('T-00004')],
  ])
  await deskOf(admin, 3).answer('No gluten.')
  await byLink(shop, key).confirm()
  expect((await mailedToOthers(shop)).slice(2).sort()).toEqual([
    ['devi+shop@example.com', 'We’ve received your ticket T-00003'],
    ['devi+shop@example.com', 'We’ve replied to your ticket T-00003'],
    [typed.email, 'We’ve received your ticket T-00001'],
    [typed.email, 'We’ve received your ticket T-00002'],
  ])
  expect(await deskOf(admin, 4).read()).toMatchObject({ confirmed: false })
})

test('a mailbox that has not confirmed is asked again after a day', async () => {
  const { shop } = await shopWithStranger()
  shop.clock.pass({ minutes: 20 * 60 })
  await ask(shop)
  shop.clock.pass({ minutes: 5 * 60 })
  // The first ticket's mail is older than a day, and the second ticket has none.
  await ask(shop)
  await ask(shop)
  expect(await mailedToOthers(shop)).toEqual([
    [typed.email, toConfirm('T-00001')],
    [typed.email, toConfirm('T-00003')],
  ])
})

test('what a mailbox opens within a day of its confirmation is confirmed; later it is asked again', async () => {
  const { shop, key } = await shopWithStranger()
  await byLink(shop, key).confirm()
  shop.clock.pass({ minutes: 23 * 60 })
  await ask(shop, { email: 'devi+more@example.com' })
  expect((await mailedToOthers(shop)).slice(2)).toEqual([
    ['devi+more@example.com', 'We’ve received your ticket T-00002'],
  ])
  // The period starts at the confirmation, however many tickets followed.
  shop.clock.pass({ minutes: 2 * 60 })
  await ask(shop)
  expect((await mailedToOthers(shop)).slice(3)).toEqual([[typed.email, toConfirm('T-00003')]])
})

// Requirement D-354
test('every ticket is accepted, and at most thirty confirmation emails are sent an hour', async () => {
  const { shop, admin } = await createShopWithPeople()
  const from = (at: number) =>
    shop
      .visitor()
      .post(
        '/api/tickets/ask',
        { form_key: form(), kind: 'question', ...typed, email: `devi${at}@example.com` },
        { headers: { 'x-forwarded-for': `203.0.113.${at}` } },
      )
  for (let at = 0; at < 31; at++) expect((await from(at)).statusCode).toBe(201)
  expect(await deskOf(admin, 31).read()).toMatchObject({ state: 'open' })
  expect(await mailedToOthers(shop)).toHaveLength(30)
  shop.clock.pass({ minutes: 59 })
  expect(await mailedToOthers(shop)).toHaveLength(30)
  shop.clock.pass({ minutes: 2 })
  expect((await mailedToOthers(shop)).at(-1)).toEqual(['devi30@example.com', toConfirm('T-00031')])
})

test('a customer’s proved address needs no confirmation, and a stranger who gives it does', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const opened = await anitha.post('/api/tickets', { form_key: form(), kind: 'question', body: 'Well?' })
  expect(opened.json()).toMatchObject({ confirmed: true })
  expect((await anitha.get(`/api/tickets/${opened.json().id}`)).json()).toMatchObject({ confirmed: true })
  await ask(shop, { email: anitha.user.email })
  expect(await deskOf(admin, 2).read()).toMatchObject({ confirmed: false })
  expect(await mailedToOthers(shop)).toEqual([
    [anitha.user.email, 'We’ve received your ticket T-00001'],
    [anitha.user.email, toConfirm('T-00002')],
  ])
})

test('the mail, the page and the refusal are in the language of the form', async () => {
  const { shop } = await createShopWithPeople()
  await shop.visitor().post('/ta/api/tickets/ask', { form_key: form(), kind: 'question', ...typed })
  await mailedToOthers(shop)
  const mail = shop.mails.find(({ to }) => to === typed.email)
  expect(mail?.subject).toBe('டிக்கெட் T-00001: உங்கள் இமெயில் முகவரியை உறுதிசெய்யுங்கள்')
  expect(mail?.text).toContain(`/ta/help/${linkKeyIn(mail?.text)}`)
})

// Requirement D-361
test('held emails are deleted after thirty days, and the link still opens the ticket', async () => {
  const { shop, admin, key } = await shopWithStranger()
  const hourly = async () => {
    for (const { everySeconds, run } of jobs) if (everySeconds === 3600) await run(shop)
  }
  shop.clock.pass({ days: 20 })
  await admin.logInAgain()
  await deskOf(admin, 1).answer('No gluten.')
  shop.clock.pass({ days: 11 })
  await hourly()
  await byLink(shop, key).confirm()
  expect((await mailedToOthers(shop)).slice(1)).toEqual([
    [typed.email, 'We’ve replied to your ticket T-00001'],
  ])
})

test('what is held is no mail that fails to leave', async () => {
  const { shop, admin } = await shopWithStranger()
  await deskOf(admin, 1).answer('No gluten.')
  shop.clock.pass({ days: 2 })
  await sendMails(shop)
  expect(await readBacklog(shop.db)).toMatchObject({ mails: 0, oldest_mail: null })
  await admin.logInAgain()
  const waiting = (await admin.get('/api/mails?waiting=yes')).json()
  expect(waiting).toMatchObject([
    { kind: 'ticket-answered', state: 'queued', next_at: null },
    { kind: 'ticket-opened', state: 'queued', next_at: null },
  ])
})

test('a ticket that the release before opened counts as confirmed: it has mailed at once', async () => {
  const { shop, admin } = await createShopWithPeople()
  const at = shop.clock.now()
  await shop.db
    .insertInto('tickets')
    .values({
      kind: 'question',
      name: typed.name,
      email: typed.email,
      link_key: 'key-of-the-release-before',
      locale: 'en',
      form_key: form(),
      opened_at: at,
      acknowledge_by: at,
      settle_by: at,
    })
    .execute()
  await deskOf(admin, 1).answer('No gluten.')
  expect(await mailedToOthers(shop)).toEqual([[typed.email, 'We’ve replied to your ticket T-00001']])
})
