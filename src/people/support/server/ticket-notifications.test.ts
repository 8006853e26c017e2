import { expect, test } from 'vitest'
import { createShopWithPeople } from '#test/shop/orders.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import type { TestShop } from '#test/shop/shop.ts'

const asked = { kind: 'complaint', body: 'The muesli came open.' }

// Requirement D-207
test('a ticket that isn’t resolved for its customer is reopened, and its month starts again', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const form_key = 'form-of-a-ticket-to-open'
  const { id } = (await anitha.post('/api/tickets', { form_key, ...asked })).json()
  const desk = async () => (await admin.get(`/api/ticket-desk/${id}`)).json()
  const move = async (step: string) =>
    admin.put(`/api/ticket-desk/${id}/state`, { step, version: (await desk()).version })
  await move('settle')
  shop.clock.pass({ days: 10 })
  const more = { form_key: 'form-of-more-words', body: 'It is not.' }
  const again = await anitha.post(`/api/tickets/${id}/messages`, more)
  await admin.logInAgain()
  expect(again.json()).toMatchObject({
    state: 'acknowledged',
    settled_at: null,
    settle_by: '2026-07-25T06:00:00.000Z',
  })
  await sendMails(shop)
  const [opened, reopened] = shop.mails.filter(({ to }) => to === shop.store().email).map(({ text }) => text)
  expect(opened).toContain('15 Jul 2026')
  expect(reopened).toContain('25 Jul 2026')
  expect(reopened).not.toContain('15 Jul 2026')
  await move('settle')
  // A ticket that the shop reopens keeps its deadline.
  expect((await move('reopen')).json()).toMatchObject({
    state: 'acknowledged',
    settle_by: '2026-07-25T06:00:00.000Z',
  })
})

// Requirement D-359: After the first ticket's email, the merchant gets one email per hour for all further tickets.
test('of many tickets in an hour the merchant gets the first at once and the others in one email', async () => {
  const { shop, anitha } = await createShopWithPeople()
  const toMerchant = () =>
    shop.mails.filter(({ to }) => to === shop.store().email).map(({ subject }) => subject)
  for (let at = 0; at < 6; at++)
    await anitha.post('/api/tickets', { form_key: `form-of-many-tickets-${at}`, ...asked })
  await sendMails(shop)
  expect(toMerchant()).toEqual(['Ticket T-00001 from Anitha Raj needs a reply'])
  shop.clock.pass({ minutes: 59 })
  const more = { form_key: 'form-of-more-in-an-hour', body: 'Well?' }
  await anitha.post('/api/tickets/1/messages', more)
  await sendMails(shop)
  expect(toMerchant()).toHaveLength(1)
  shop.clock.pass({ minutes: 1 })
  await sendMails(shop)
  expect(toMerchant()).toEqual(['Ticket T-00001 from Anitha Raj needs a reply', 'More tickets need a reply'])
  const digest = shop.mails.at(-1)?.text
  expect(digest).toContain('T-00001, T-00002, T-00003, T-00004, T-00005, T-00006')
  // The next mail starts a new hour.
  await anitha.post('/api/tickets', { form_key: 'form-of-the-next-hour', ...asked })
  await sendMails(shop)
  expect(toMerchant()).toHaveLength(3)
})

const askAsStranger = (shop: TestShop, form_key: string) =>
  shop.visitor().post('/api/tickets/ask', { form_key, ...asked, name: 'Devi', email: 'devi@example.com' })

// Requirement D-203
test('a repeated form shows its ticket again, even if its sender can open no more', async () => {
  const { shop } = await createShopWithPeople()
  const first = await askAsStranger(shop, 'form-that-was-sent-twice')
  for (let at = 0; at < 4; at++) await askAsStranger(shop, `form-of-a-stranger-${at}`)
  const again = await askAsStranger(shop, 'form-that-was-sent-twice')
  expect([again.statusCode, again.json()]).toEqual([201, first.json()])
  expect((await askAsStranger(shop, 'one-form-too-many')).statusCode).toBe(429)
})
