import { expect, test } from 'vitest'
import { heldMailDueAt } from '#operations/outbox/server/write-mail.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import { openTicketAsVisitor } from '#test/shop/tickets.ts'

async function shopWithStranger() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  await openTicketAsVisitor(shop)
  const { link_key } = await shop.db.selectFrom('tickets').select('link_key').executeTakeFirstOrThrow()
  const confirm = () => shop.visitor().post(`/api/tickets/by-link/${link_key}/confirmation`, {})
  return { shop, admin, confirm }
}

const held = (shop: TestShop) =>
  shop.db.selectFrom('outbox').select('kind').where('next_attempt_at', '=', heldMailDueAt).execute()

// Requirement D-361
test('two tabs that confirm while the shop replies send each email once, and none stays held', async () => {
  const { shop, admin, confirm } = await shopWithStranger()
  const answer = () =>
    admin.post('/api/ticket-desk/1/answers', { form_key: 'form-of-an-answer', body: 'No.', version: 1 })
  const done = await Promise.all([confirm(), answer(), confirm()])
  expect(done.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await held(shop)).toEqual([])
  await sendMails(shop)
  const subjects = shop.mails.filter(({ to }) => to === 'devi@example.com').map(({ subject }) => subject)
  expect(subjects.sort()).toEqual([
    'Confirm your email address for ticket T-00001',
    'We’ve received your ticket T-00001',
    'We’ve replied to your ticket T-00001',
  ])
})

test('a ticket that is opened while its mailbox is confirmed does not wait for a mail that nobody sends', async () => {
  const { shop, confirm } = await shopWithStranger()
  await Promise.all([
    openTicketAsVisitor(shop),
    confirm(),
    openTicketAsVisitor(shop),
    openTicketAsVisitor(shop),
  ])
  expect(await held(shop)).toEqual([])
  const tickets = await shop.db.selectFrom('tickets').select('confirmed_at').execute()
  expect(tickets.map(({ confirmed_at }) => confirmed_at !== null)).toEqual([true, true, true, true])
})
