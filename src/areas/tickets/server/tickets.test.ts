import { expect, test } from 'vitest'
import { sendMails } from '../../../../test/shop/mails.ts'
import { addOrder, shopWithPeople } from '../../../../test/shop/orders.ts'
import type { TestShop } from '../../../../test/shop/shop.ts'
import { tellOfMorning } from '../../notices/server/tell-of-morning.ts'

let forms = 0
const form = () => {
  forms += 1
  return `form-of-a-ticket-${forms}`
}
const body = 'The muesli came open.'

type Asker = Awaited<ReturnType<typeof shopWithPeople>>['anitha']
const complain = async (who: Asker, more: object = {}) =>
  (await who.post('/api/tickets', { form_key: form(), kind: 'complaint', body, ...more })).json()

const ask = (shop: TestShop, more: object = {}) =>
  shop.visitor().post('/api/tickets/ask', {
    form_key: form(),
    kind: 'question',
    name: 'Devi',
    email: 'devi@example.com',
    body: 'Is there gluten in it?',
    ...more,
  })

/** What the merchant sees of a ticket, and does with it. */
const deskOf = (admin: Asker, id: number) => ({
  read: async () => (await admin.get(`/api/ticket-desk/${id}`)).json(),
  answer: (version: number, words = 'We are sorry.', form_key = form()) =>
    admin.post(`/api/ticket-desk/${id}/answers`, { form_key, body: words, version }),
  move: (step: string, version: number) => admin.put(`/api/ticket-desk/${id}/state`, { step, version }),
})

test('a ticket of an order has its number at once and by mail, and the merchant is told', async () => {
  const { shop, anitha } = await shopWithPeople()
  const order = await addOrder(shop, anitha)
  const opened = await complain(anitha, { order_id: order })
  expect(opened).toMatchObject({ number: 'T-00001', message: 'We have your ticket T-00001.' })
  expect((await anitha.get(`/api/tickets/${opened.id}`)).json()).toMatchObject({
    number: 'T-00001',
    state: 'open',
    order_id: order,
    messages: [{ from: 'customer', body }],
  })
  await sendMails(shop)
  const [toCustomer, toMerchant] = shop.mails
  expect(toCustomer).toMatchObject({ to: anitha.user.email, subject: 'Your ticket T-00001' })
  expect(toCustomer?.text).toContain(`${shop.settings.publicUrl}/help/ticket/${opened.id}`)
  expect(toMerchant).toMatchObject({
    to: shop.store().email,
    subject: 'Ticket T-00001 of Anitha Raj waits for an answer',
  })
  expect(toMerchant?.text).toContain(body)
})

test('a ticket is acknowledged within 48 hours and settled within a month of the calendar', async () => {
  const { shop, anitha, kavin, admin } = await shopWithPeople()
  const { id } = await complain(anitha)
  expect(await deskOf(admin, id).read()).toMatchObject({
    opened_at: '2026-06-15T06:00:00.000Z',
    acknowledge_by: '2026-06-17T06:00:00.000Z',
    settle_by: '2026-07-15T06:00:00.000Z',
  })
  // From 31 January on a month ends with February.
  shop.clock.pass({ days: 230 })
  await Promise.all([kavin.logInAnew(), admin.logInAnew()])
  const { id: later } = await complain(kavin)
  expect(await deskOf(admin, later).read()).toMatchObject({
    opened_at: '2027-01-31T06:00:00.000Z',
    settle_by: '2027-02-28T06:00:00.000Z',
  })
})

test('the merchant says in which time tickets are answered', async () => {
  const { anitha, admin } = await shopWithPeople()
  const { facts, version } = (await admin.get('/api/store')).json()
  const grievances = { acknowledgeHours: 24, settleMonths: 2 }
  expect((await admin.put('/api/store', { facts: { ...facts, grievances }, version })).statusCode).toBe(200)
  const { id } = await complain(anitha)
  expect(await deskOf(admin, id).read()).toMatchObject({
    acknowledge_by: '2026-06-16T06:00:00.000Z',
    settle_by: '2026-08-15T06:00:00.000Z',
  })
})

test('a return says which products of its order go back, and why', async () => {
  const { shop, anitha } = await shopWithPeople()
  const order = await addOrder(shop, anitha)
  const [item] = (await anitha.get(`/api/orders/${order}/items`)).json()
  const back = (more: object) =>
    anitha.post('/api/tickets', { form_key: form(), kind: 'return', order_id: order, body, ...more })
  const lines = [{ order_item_id: item.id, quantity: 1 }]
  expect((await back({ lines })).json().fields).toEqual({ reason: 'Please choose a reason.' })
  expect((await back({ reason: 'damaged' })).json().fields).toEqual({
    lines: 'Please choose at least one product.',
  })
  for (const wrong of [
    [{ order_item_id: item.id, quantity: 3 }],
    [{ order_item_id: item.id + 1, quantity: 1 }],
    [...lines, ...lines],
  ])
    expect((await back({ reason: 'damaged', lines: wrong })).json().fields).toEqual({
      lines: 'That is not what was bought in this order.',
    })
  expect((await anitha.get('/api/tickets')).json()).toEqual([])
  const { id } = (await back({ reason: 'damaged', lines })).json()
  expect((await anitha.get(`/api/tickets/${id}`)).json()).toMatchObject({
    kind: 'return',
    reason: 'damaged',
    lines: [{ name: 'Millet Muesli', size: '400 g', quantity: 1 }],
  })
})

test('the same form opens one ticket, and one with other words is told so', async () => {
  const { anitha, shop } = await shopWithPeople()
  const form_key = form()
  const first = await complain(anitha, { form_key })
  expect(await complain(anitha, { form_key })).toEqual(first)
  expect(await complain(anitha, { form_key, body: 'And it was late.' })).toMatchObject({
    code: 'ENTERED_DIFFERENTLY',
  })
  expect((await anitha.get('/api/tickets')).json()).toHaveLength(1)
  await sendMails(shop)
  expect(shop.mails).toHaveLength(2)
})

test('nobody asks about or reads what is somebody else’s', async () => {
  const { shop, anitha, kavin } = await shopWithPeople()
  const order = await addOrder(shop, anitha)
  expect(await complain(kavin, { order_id: order })).toMatchObject({ code: 'NOT_FOUND' })
  const { id } = await complain(anitha, { order_id: order })
  expect((await kavin.get(`/api/tickets/${id}`)).statusCode).toBe(404)
  expect((await kavin.post(`/api/tickets/${id}/messages`, { form_key: form(), body })).statusCode).toBe(404)
  expect((await kavin.get(`/api/ticket-desk/${id}`)).statusCode).toBe(403)
})

test('a stranger gets the number, and by mail the link that alone opens the ticket', async () => {
  const { shop, admin } = await shopWithPeople()
  const opened = await ask(shop)
  expect([opened.statusCode, opened.json()]).toEqual([
    201,
    { number: 'T-00001', message: 'We have your ticket T-00001.' },
  ])
  await sendMails(shop)
  const mail = shop.mails.find(({ to }) => to === 'devi@example.com')
  // Anybody can give anybody's address: what they wrote is not mailed there.
  expect(mail?.text).not.toContain('gluten')
  const [, key = ''] = /\/help\/([\w-]{40,})/.exec(mail?.text ?? '') ?? []
  const link = `/api/tickets/by-link/${key}`
  expect((await shop.visitor().post(`${link}/confirmation`, {})).statusCode).toBe(200)
  const read = await shop.visitor().get(link)
  expect(read.headers['cache-control']).toBe('no-store')
  expect(read.json()).toMatchObject({ number: 'T-00001', messages: [{ body: 'Is there gluten in it?' }] })
  const desk = deskOf(admin, 1)
  await desk.answer((await desk.read()).version, 'No.')
  await shop.visitor().post(`${link}/messages`, { form_key: form(), body: 'Thank you.' })
  const { messages } = (await shop.visitor().get(link)).json()
  expect(messages.map((message: { body: string }) => message.body)).toEqual([
    'Is there gluten in it?',
    'No.',
    'Thank you.',
  ])
  const guessed = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`
  expect((await shop.visitor().get(`/api/tickets/by-link/${guessed}`)).statusCode).toBe(404)
})

test('who asks without an account says who they are, in words that are told beside the field', async () => {
  const { shop } = await shopWithPeople()
  expect((await ask(shop, { name: '', email: 'devi', phone: '98' })).json().fields).toEqual({
    name: 'Name should not be empty',
    email: 'Enter a valid Email',
    phone: 'Enter a valid 10-digit phone number',
  })
  expect((await ask(shop, { kind: 'return' })).statusCode).toBe(400)
  expect((await ask(shop, { body: ' ' })).json().fields).toEqual({
    body: 'Please write what it is about.',
  })
})

test('an address with a label of its own is the same mailbox', async () => {
  const { shop } = await shopWithPeople()
  const answers = []
  for (let at = 0; at < 6; at++)
    answers.push((await ask(shop, { email: `devi+${at}@example.com` })).statusCode)
  expect(answers).toEqual([201, 201, 201, 201, 201, 429])
})

test('a network opens five tickets an hour for addresses that nobody has proved, and no other network has fewer', async () => {
  const { shop, anitha } = await shopWithPeople()
  const stranger = (at: number, network: string, path = '') =>
    shop
      .visitor()
      .post(
        `${path}/api/tickets/ask`,
        { form_key: form(), kind: 'question', name: 'Devi', email: `devi${at}@example.com`, body },
        { headers: { 'x-forwarded-for': network } },
      )
  for (let at = 0; at < 5; at++) expect((await stranger(at, '203.0.113.7')).statusCode).toBe(201)
  const refused = await stranger(5, '203.0.113.7')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  const { phones, email } = shop.store()
  expect(refused.json()).toMatchObject({
    code: 'TOO_MANY_TICKETS',
    message: `Your network has sent us a lot of tickets in the last hour. Try again in an hour, or call us on ${phones[0]} or email ${email}.`,
  })
  const inTamil = (await stranger(5, '203.0.113.7', '/ta')).json().message
  expect(inTamil).toContain('நெட்வொர்க்')
  expect(inTamil).toContain(phones[0])
  expect(inTamil).toContain(email)
  expect((await stranger(6, '203.0.113.8')).statusCode).toBe(201)
  expect(
    (
      await anitha.post(
        '/api/tickets',
        { form_key: form(), kind: 'complaint', body },
        { headers: { 'x-forwarded-for': '203.0.113.7' } },
      )
    ).statusCode,
  ).toBe(201)
  shop.clock.pass({ minutes: 61 })
  expect((await stranger(7, '203.0.113.7')).statusCode).toBe(201)
})

test('one address is written to about five tickets a day', async () => {
  const { shop } = await shopWithPeople()
  const answers = []
  for (let at = 0; at < 6; at++) answers.push((await ask(shop, { email: 'Devi@example.com' })).statusCode)
  expect(answers).toEqual([201, 201, 201, 201, 201, 429])
  shop.clock.pass({ days: 1, minutes: 1 })
  expect((await ask(shop)).statusCode).toBe(201)
})

test('an answer acknowledges, is mailed in the customer’s language, and settling is told', async () => {
  const { shop, admin, anitha } = await shopWithPeople()
  const { id } = (await anitha.post('/ta/api/tickets', { form_key: form(), kind: 'complaint', body })).json()
  await sendMails(shop)
  shop.mails.length = 0
  const desk = deskOf(admin, id)
  const answered = (await desk.answer(1)).json()
  expect(answered).toMatchObject({
    state: 'acknowledged',
    acknowledged_at: '2026-06-15T06:00:00.000Z',
    messages: [{ from: 'customer' }, { from: 'shop', body: 'We are sorry.', by: 'Meena Admin' }],
  })
  expect((await desk.move('settle', answered.version)).json()).toMatchObject({ state: 'settled' })
  await sendMails(shop)
  expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [anitha.user.email, 'உங்கள் டிக்கெட் T-00001: பதில் வந்திருக்கிறது'],
    [anitha.user.email, 'உங்கள் டிக்கெட் T-00001 தீர்ந்தது'],
  ])
  expect(shop.mails[0]?.text).toContain('We are sorry.')
  expect(shop.mails[0]?.text).toContain(`/ta/help/ticket/${id}`)
  // To the customer the shop answers, no person of it.
  expect((await anitha.get(`/api/tickets/${id}`)).body).not.toContain('Meena')
  const activity = (await admin.get('/api/activity')).json()
  expect(activity.map((entry: { action: string }) => entry.action)).toEqual(['settled', 'answered'])
})

test('of two who answer at once the second sees the first one’s answer before theirs is sent', async () => {
  const { shop, admin, anitha } = await shopWithPeople()
  const { id } = await complain(anitha)
  const desk = deskOf(admin, id)
  const form_key = form()
  expect((await desk.answer(1, 'We are sorry.', form_key)).statusCode).toBe(200)
  const second = await desk.answer(1, 'It will not happen again.')
  expect([second.statusCode, second.json()]).toMatchObject([
    409,
    {
      code: 'TICKET_CHANGED',
      current: { version: 2, messages: [{ body }, { body: 'We are sorry.' }] },
    },
  ])
  expect((await desk.move('settle', 1)).statusCode).toBe(409)
  // The first one's answer was lost on the way: sent again, it changes nothing.
  expect((await desk.answer(1, 'We are sorry.', form_key)).statusCode).toBe(200)
  expect((await desk.read()).messages).toHaveLength(2)
  // The customer's words count as a change, too.
  await anitha.post(`/api/tickets/${id}/messages`, { form_key: form(), body: 'Well?' })
  expect((await desk.move('settle', 2)).statusCode).toBe(409)
  await sendMails(shop)
  expect(shop.mails.filter(({ subject }) => subject.includes('answer to your'))).toHaveLength(1)
})

test('the desk lists what is due next first, page by page, the settled apart, and finds a number', async () => {
  const { shop, admin, anitha } = await shopWithPeople()
  const ids = []
  for (let at = 0; at < 4; at++) {
    ids.push((await complain(anitha)).id)
    shop.clock.pass({ minutes: 1 })
  }
  const [first, second, third, fourth] = ids
  await deskOf(admin, first).move('acknowledge', 1)
  await deskOf(admin, second).move('settle', 1)
  const list = async (query: string) => {
    const answer = await admin.get(`/api/ticket-desk?${query}`)
    const next = /cursor=([^&>]+)/.exec(String(answer.headers.link))?.[1]
    return {
      ids: answer.json().map(({ id }: { id: number }) => id),
      next,
      total: answer.headers['x-total-count'],
    }
  }
  const page = await list('limit=2')
  expect(page).toMatchObject({ ids: [third, fourth], total: '3' })
  expect((await list(`limit=2&cursor=${page.next}`)).ids).toEqual([first])
  expect((await list('show=settled')).ids).toEqual([second])
  expect((await list('q=T-00003')).ids).toEqual([third])
  expect((await list('q=muesli')).ids).toEqual([])
  expect((await list(`user_id=${anitha.user.id}&limit=1`)).ids).toEqual([fourth])
})

test('what is late stands in the morning’s summary', async () => {
  const { shop, admin, anitha } = await shopWithPeople()
  await complain(anitha)
  const { id } = await complain(anitha)
  await deskOf(admin, id).move('acknowledge', 1)
  // The third morning, at eight.
  shop.clock.pass({ days: 2, minutes: 20 * 60 + 30 })
  await sendMails(shop)
  shop.mails.length = 0
  await tellOfMorning(shop)
  await sendMails(shop)
  expect(shop.mails[0]?.text).toContain('Tickets past their deadline: 1')
  expect(shop.mails[0]?.text).toContain('T-00001, to acknowledge by 2026-06-17')
})
