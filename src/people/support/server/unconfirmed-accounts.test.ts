import { expect, test } from 'vitest'
import { demoUsers } from '#database/demo/demo-logins.ts'
import { addOrder } from '#test/shop/orders.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { createTestShop, signInAgain, signInAs, type TestShop } from '#test/shop/shop.ts'
import { linkKeyIn, mailedToOthers } from '#test/shop/tickets.ts'

let forms = 0
type Client = Pick<Awaited<ReturnType<typeof signInAs>>, 'post' | 'get'>
const open = (by: Client, more: object = {}) => {
  forms += 1
  const form_key = `form-of-an-account-${forms}`
  return by.post('/api/tickets', { form_key, kind: 'question', body: 'Buy pills at pills.example', ...more })
}

/** Registers with an unconfirmed address, and logs in. */
async function registered(shop: TestShop, email = 'kala@stranger.example', phone = '9843011223') {
  const account = { name: 'Devi Mohan', email, phone, pin: '7391' }
  const visitor = shop.visitor()
  expect((await visitor.post('/api/auth/register', account)).statusCode).toBe(200)
  expect((await visitor.post('/api/auth/login', { phone, pin: '7391' })).statusCode).toBe(200)
  return visitor
}

const confirmBy = (shop: TestShop, key: string) =>
  shop.visitor().post(`/api/tickets/by-link/${key}/confirmation`, {})

const stranger = 'kala@stranger.example'
const toConfirm = (number: string) => [stranger, `Confirm your email address for ticket ${number}`]

// Requirement D-356: An account's email address is unverified until an emailed link or code, a ticket's link or a
//   paid order has confirmed it.
test('an address that was only registered gets one neutral link, however many tickets are opened', async () => {
  const shop = await createTestShop()
  const account = await registered(shop)
  const answers = []
  for (let at = 0; at < 32; at++) answers.push((await open(account)).statusCode)
  expect(answers.slice(0, 6)).toEqual([201, 201, 201, 201, 201, 429])
  expect(new Set(answers.slice(5))).toEqual(new Set([429]))
  expect(await mailedToOthers(shop)).toEqual([toConfirm('T-00001')])
  const mail = shop.mails.find(({ to }) => to === stranger)
  for (const part of [mail?.subject, mail?.text, mail?.html])
    expect(part).not.toMatch(/\bDevi\b|Mohan|pills/i)
})

// Requirement D-356
test('its owner reads and writes when logged in, sees the link, and gets the emails after confirming', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const account = await registered(shop)
  const opened = (await open(account)).json()
  expect(opened).toMatchObject({ number: 'T-00001', confirmed: false })
  const path = `/api/tickets/${opened.id}`
  expect((await account.get(path)).json()).toMatchObject({
    confirmed: false,
    messages: [{ body: 'Buy pills at pills.example' }],
  })
  const more = { form_key: 'form-of-one-more-message', body: 'Well?' }
  expect((await account.post(`${path}/messages`, more)).statusCode).toBe(200)
  const answer = { form_key: 'form-of-an-answer', body: 'No.', version: 2 }
  expect((await admin.post(`/api/ticket-desk/${opened.id}/answers`, answer)).statusCode).toBe(200)
  expect(await mailedToOthers(shop)).toEqual([toConfirm('T-00001')])

  const key = linkKeyIn(shop.mails.find(({ to }) => to === stranger)?.text)
  expect((await confirmBy(shop, key)).json()).toMatchObject({ confirmed: true })
  expect((await mailedToOthers(shop)).slice(1)).toEqual([
    [stranger, 'We’ve received your ticket T-00001'],
    [stranger, 'We’ve replied to your ticket T-00001'],
  ])
  expect(shop.mails.at(-1)?.text).toContain(`${shop.settings.publicUrl}/help/ticket/${opened.id}`)
  // Confirmed permanently, unlike a guest's address, which anyone may enter again.
  shop.clock.pass({ days: 2 })
  expect((await open(account)).json()).toMatchObject({ confirmed: true })
})

// Requirement D-356
test('confirming one account’s ticket doesn’t verify another account’s address', async () => {
  const shop = await createTestShop()
  const first = await registered(shop, 'kala+1@stranger.example', '9843011223')
  const second = await registered(shop, 'kala+2@stranger.example', '9843011224')
  await open(first)
  await open(second)
  await sendMails(shop)
  const links = shop.mails.filter(({ to }) => to.endsWith('@stranger.example'))
  expect(links).toHaveLength(1)
  await confirmBy(shop, linkKeyIn(links[0]?.text))
  shop.clock.pass({ days: 2 })
  expect((await open(first)).json()).toMatchObject({ confirmed: true })
  expect((await open(second)).json()).toMatchObject({ confirmed: false })
})

// Requirement D-356
test('a paid order verifies the address, and an unpaid one doesn’t', async () => {
  const shop = await createTestShop()
  const customer = await signInAs(shop, 'customer', { email_confirmed_at: null })
  await addOrder(shop, customer, { status: 'pending' })
  expect((await open(customer)).json()).toMatchObject({ confirmed: false })
  await addOrder(shop, customer)
  expect((await open(customer)).json()).toMatchObject({ confirmed: true })
})

// Requirement D-356
test('setting a new pin with the emailed link verifies the address', async () => {
  const shop = await createTestShop()
  await registered(shop)
  await shop.visitor().post('/api/auth/forgot-password', { email: stranger })
  await sendMails(shop)
  const token = /reset-password\/link\/([\w-]+)/.exec(shop.mails.at(-1)?.text ?? '')?.[1]
  const reset = await shop.visitor().post('/api/auth/reset-password', { token, pin: '8264' })
  expect(reset.statusCode).toBe(200)
  const { id } = await shop.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  expect((await open(await signInAgain(shop, { id }))).json()).toMatchObject({ confirmed: true })
})

test('the demo’s customer is asked nothing', async () => {
  const shop = await createTestShop()
  const [user] = demoUsers(shop.clock.now())
  const customer = await signInAs(shop, 'customer', { email_confirmed_at: null, ...user })
  expect((await open(customer)).json()).toMatchObject({ confirmed: true })
})
