import { expect, test } from 'vitest'
import { booksOf } from '#test/shop/cash-orders.ts'
import { expectConsistentDocuments, setTax } from '#test/shop/documents.ts'
import { sendForm } from '#test/shop/forms.ts'
import { guestsOrder, placeAsGuest } from '#test/shop/guests.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { runJobs, stockOf } from '#test/shop/payment.ts'
import { phoneOrderInput, shopOnThePhone } from '#test/shop/phone-orders.ts'
import { sendRefund } from '#test/shop/refunds.ts'
import { dispatchOrders, takeStep } from '#test/shop/shipment-steps.ts'

const paidByUpi = { payment: { how: 'direct', method: 'upi' } }

// Requirement D-492: Who orders on the phone and pays with the link gets it by email, in their language, and on WhatsApp if they agree
//   to that (decision X61).
test.each([
  ['en', 'Pay for your order #', 'Your items are reserved for you until 16 Jun 2026, 11:30 am. Pay by then.'],
  ['ta', 'பணம் செலுத்துங்கள்', 'ஒதுக்கி வைக்கப்பட்டிருக்கும்'],
])('the payment link is emailed in %s', async (language, subject, reserved) => {
  const { shop, place, linkOf } = await shopOnThePhone()
  const { order } = (await place({ language })).json()
  await runJobs(shop)
  const mails = shop.mails.filter(({ to }) => to === 'meena@example.com')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toContain(subject)
  expect(mails[0]?.text).toContain(reserved)
  expect(mails[0]?.text, 'the link of the back office').toContain((await linkOf(order.id)).url)
})

// Requirement D-492
test('who has paid already, and who orders in the shop, gets no payment link', async () => {
  const { shop, muesli, place } = await shopOnThePhone({ env: guestsOrder })
  await place(paidByUpi)
  await placeAsGuest(shop, muesli.id)
  await runJobs(shop)
  const kinds = await shop.db.selectFrom('outbox').select('kind').where('kind', '=', 'order-to-pay').execute()
  expect(kinds).toEqual([])
  const confirmation = shop.mails.find(({ to }) => to === 'meena@example.com')
  expect(confirmation?.text, 'no number by which nobody finds it').not.toContain('Payment reference')
})

// Requirement D-493: Staff take orders while the shop is on holiday, and promise dates that count from the day it opens again
//   (decision X61).
test('a holiday of the shop does not keep the staff from taking orders, and delays their delivery', async () => {
  const { shop, admin, packId, place } = await shopOnThePhone()
  const quote = async () => (await admin.post('/api/phone-orders/quote', phoneOrderInput(packId))).json()
  const before = await quote()
  expect(before.closed_until).toBeNull()
  const { facts, version } = (await admin.get('/api/store')).json()
  const closure = { from: '2026-06-15', until: '2026-06-22', takesOrders: false }
  await admin.put('/api/store', { facts: { ...facts, closure }, version })
  await shop.refreshStoreSettings()
  const during = await quote()
  expect(during.closed_until).toBe('2026-06-22')
  expect(during.by > before.by, `${during.by} after ${before.by}`).toBe(true)
  const placed = await place()
  expect(placed.json().order.delivery.by).toBe(during.by)
})

// Requirement D-486
test('what was paid to the shop is refunded by hand, and the accountant has its invoice and credit note', async () => {
  const { shop, muesli, admin, place } = await shopOnThePhone({ webhooks: false })
  await setTax(shop, 'regular', admin)
  await shop.db.updateTable('products').set({ hsn: '1904', tax_rate: 5 }).execute()
  const { order } = (await place(paidByUpi)).json()
  const [line] = (await admin.get(`/api/orders/${order.id}/refunding`)).json().lines
  const lines = [{ item_id: line.item_id, quantity: 1, restock: true }]
  const part = await sendRefund(admin, order.id, { what: 'lines', lines })
  expect(part.statusCode, part.body).toBe(200)
  await runJobs(shop)
  expect(shop.mails.find(({ subject }) => subject.includes('refund'))?.text).toContain('₹320.00')
  const refunds = await shop.db.selectFrom('refunds').select(['status', 'amount_paise']).execute()
  expect(refunds).toEqual([{ status: 'by_hand', amount_paise: 32_000 }])
  expect(await booksOf(shop, order.id)).toMatchObject({
    payments: [{ method: 'upi', refunded_paise: 32_000 }],
    documents: ['tax_invoice 64000', 'credit_note 32000'],
  })
  const report = (await admin.get('/api/documents/report.csv?month=2026-06')).body
  expect(report).toContain('Tax Invoice,PP/26-27/00001,PP/26-27/00001,1,640.00')
  expect(report).toContain('Credit Note,PP/26-27/C00001,PP/26-27/C00001,1,320.00')
  expect(await stockOf(shop, muesli.id)).toBe(9)
  await sendRefund(admin, order.id, { what: 'all' })
  expect(await booksOf(shop, order.id)).toMatchObject({ states: 'refunded cancelled' })
  await expectMoneyAndStockRight(shop, { [muesli.id]: 10 })
})

// Requirement D-486
test('what was paid to the shop is returned and refunded like cash, from the page of the link', async () => {
  const { shop, muesli, admin, place } = await shopOnThePhone({ webhooks: false })
  const { order } = (await place(paidByUpi)).json()
  await takeStep(admin, 'packed', order.id)
  await dispatchOrders(admin, { parcels: [{ order_id: order.id }] })
  await takeStep(admin, 'delivered', order.id)
  shop.clock.pass({ minutes: 2 })
  await runJobs(shop)
  const [, key = ''] = shop.mails.map(({ text }) => /\/order\/([\w-]+)/.exec(text ?? '')).find(Boolean) ?? []
  const path = `/api/guest-orders/${key}/returns`
  const customer = shop.visitor()
  const [line] = (await customer.get(path)).json().returnable
  const asked = await sendForm(customer, 'post', path, {
    form_key: 'a-return-of-a-phone-order',
    reason: 'spoilt',
    lines: `${line.item_id}:1`,
  })
  expect(asked.statusCode).toBe(200)
  for (const input of [{ step: 'approve', send_back: false }, { step: 'refund' }]) {
    const { id, version } = await shop.db
      .selectFrom('returns')
      .select(['id', 'version'])
      .executeTakeFirstOrThrow()
    const taken = await admin.post(`/api/returns/${id}/steps`, { version, ...input })
    expect(taken.statusCode, taken.body).toBe(200)
  }
  expect(await booksOf(shop, order.id)).toMatchObject({
    payments: [{ refunded_paise: 32_000 }],
    documents: ['bill 64000', 'credit_note 32000'],
  })
  await expectMoneyAndStockRight(shop, { [muesli.id]: 10 })
})

// Requirement D-485
test('a link that is cancelled or expires leaves no documents', async () => {
  const { shop, muesli, admin, place } = await shopOnThePhone()
  const cancelled = (await place()).json().order
  await admin.put(`/api/orders/release/${cancelled.id}`)
  const expired = (await place({ payment: { how: 'link', hours: 2 } })).json().order
  shop.clock.pass({ minutes: 121 })
  await runJobs(shop)
  for (const { id } of [cancelled, expired])
    expect(await booksOf(shop, id)).toMatchObject({ documents: [], payments: [], states: 'unpaid cancelled' })
  await expectConsistentDocuments(shop.db)
  await expectMoneyAndStockRight(shop, { [muesli.id]: 10 })
})
