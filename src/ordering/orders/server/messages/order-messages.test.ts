import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { placeCashOrder, shopWithCash } from '#test/shop/cash-orders.ts'
import {
  createShopWithPayments,
  deliverWebhooks,
  payFor,
  placeOrderOf,
  shopWithPaymentWindow,
  signedProof,
  signInShopper,
} from '#test/shop/payment.ts'
import { runRefundJob, sendRefund, shopWithRefundableOrder } from '#test/shop/refunds.ts'
import { dispatchOrders, undoStep } from '#test/shop/shipment-steps.ts'
import { addProduct, signInAs, type TestShop } from '#test/shop/shop.ts'
import { queueOrderMessages } from './queue-order-messages.ts'

// Where an event of an order meets its mails. `order-history.test.ts` lists the mails of each life of an order.

/** The queued and sent mails about an order, oldest first. */
const mailsOf = ({ db }: TestShop, orderId: number) =>
  db
    .selectFrom('outbox')
    .select(['kind', 'body_text'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
const kindsOf = async (shop: TestShop, orderId: number) =>
  (await mailsOf(shop, orderId)).map(({ kind }) => kind)

const eventsOf = async ({ db }: TestShop, orderId: number) =>
  (
    await db
      .selectFrom('order_history')
      .select('kind')
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind)

/** While this runs, the database refuses each mail, as if the process died before it wrote one. */
async function withoutOutbox({ db }: TestShop, run: () => Promise<unknown>) {
  await sql`create function refuse_mail() returns trigger language plpgsql as $$
    begin raise exception 'no mail'; end $$`.execute(db)
  await sql`create trigger refuse_mail before insert on outbox for each row execute function refuse_mail()`.execute(
    db,
  )
  await run()
  await sql`drop function refuse_mail cascade`.execute(db)
}

test('a payment is recorded together with its mails or not at all', async () => {
  const { shop, shopper, order, window } = await shopWithPaymentWindow({ webhooks: false })
  const proof = signedProof(order.id, window.id, shop.bank.pay(window.id).id)
  await withoutOutbox(shop, () => shopper.post('/api/payment/verify', proof))
  expect(await eventsOf(shop, order.id)).toEqual(['placed'])
  await shopper.post('/api/payment/verify', proof)
  await shopper.post('/api/payment/verify', proof)
  expect(await eventsOf(shop, order.id)).toEqual(['placed', 'paid', 'document_issued'])
  expect(await kindsOf(shop, order.id)).toEqual(['order-confirmation', 'order-to-pack'])
})

test('a parcel and a refund are recorded together with their mails or not at all', async () => {
  const { shop, admin, order } = await shopWithRefundableOrder()
  const before = [await eventsOf(shop, order.id), await kindsOf(shop, order.id)]
  const dispatch = () => dispatchOrders(admin, { parcels: [{ order_id: order.id }] })
  const refund = () =>
    sendRefund(admin, order.id, { what: 'amount', amount: 100, form_key: 'one-refund-form-in-a-test' })
  await withoutOutbox(shop, async () => {
    await dispatch()
    await refund()
  })
  expect([await eventsOf(shop, order.id), await kindsOf(shop, order.id)]).toEqual(before)
  for (let twice = 0; twice < 2; twice++) {
    await dispatch()
    await refund()
  }
  expect((await eventsOf(shop, order.id)).slice(before[0]?.length)).toEqual([
    'dispatched',
    'refund_requested',
  ])
  expect((await kindsOf(shop, order.id)).slice(before[1]?.length)).toEqual([
    'order-dispatched',
    'order-refunded',
  ])
})

test('messages that are queued again in the same transaction, or in a later one, are written once', async () => {
  const { shop, order } = await shopWithRefundableOrder()
  const before = await mailsOf(shop, order.id)
  const context = { store: shop.store(), publicUrl: shop.settings.publicUrl, now: shop.clock.now() }
  await shop.db.transaction().execute(async (trx) => {
    await queueOrderMessages(trx, order.id, context)
    await trx
      .updateTable('orders')
      .set({ parcel_state: 'cancelled', cancelled_at: context.now, cancel_reason: 'merchant' })
      .where('id', '=', order.id)
      .execute()
    await queueOrderMessages(trx, order.id, context)
    await queueOrderMessages(trx, order.id, context)
  })
  expect((await mailsOf(shop, order.id)).slice(before.length).map(({ kind }) => kind)).toEqual([
    'order-cancelled',
  ])
})

test('a cash order is confirmed when it is placed, and not again when it is paid at the door', async () => {
  const { shop, shopper, muesli, admin } = await shopWithCash()
  const { id } = await placeCashOrder(shopper, muesli.id)
  // A repeated request finds the same order.
  await shopper.post('/api/orders/add', { payment_method: 'cash_on_delivery' })
  expect(await kindsOf(shop, id)).toEqual(['cash-order-confirmation', 'cash-order-to-pack'])
  await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  shop.clock.pass({ minutes: 2 })
  const delivered = await admin.put(`/api/orders/deliver/${id}`)
  expect((await undoStep(admin, delivered.json().order)).statusCode).toBe(200)
  await admin.put(`/api/orders/deliver/${id}`)
  expect((await eventsOf(shop, id)).filter((kind) => kind === 'paid')).toHaveLength(2)
  expect(await kindsOf(shop, id)).toEqual([
    'cash-order-confirmation',
    'cash-order-to-pack',
    'order-dispatched',
    'order-delivered',
  ])
})

test.each([
  { name: 'by the merchant', how: 'merchant' },
  { name: 'by its customer', how: 'customer' },
  { name: 'at the door', how: 'refused' },
])('a cash order that is cancelled $name sends one mail, without an amount', async ({ how }) => {
  const { shop, shopper, muesli, admin } = await shopWithCash()
  const { id } = await placeCashOrder(shopper, muesli.id)
  if (how === 'refused') await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  for (let twice = 0; twice < 2; twice++) {
    if (how === 'merchant') await admin.put(`/api/orders/release/${id}`)
    if (how === 'customer') await shopper.delete(`/api/orders/${id}`)
    if (how === 'refused') await admin.put(`/api/orders/${id}/refused`, { goods: 'restock' })
  }
  const cancelled = (await mailsOf(shop, id)).filter(({ kind }) => kind === 'order-cancelled')
  expect(cancelled).toHaveLength(1)
  expect(cancelled[0]?.body_text).not.toContain('You’ll get a refund')
})

test('a cash order that is refunded after delivery is reported as refunded by hand, at once and only so', async () => {
  const { shop, shopper, muesli, admin } = await shopWithCash()
  const { id } = await placeCashOrder(shopper, muesli.id)
  await admin.put(`/api/orders/deliver/${id}`)
  await sendRefund(admin, id, { what: 'amount', amount: 100, note: 'One jar was broken.' })
  const refunded = (await mailsOf(shop, id)).filter(({ kind }) => kind.startsWith('order-refunded'))
  expect(refunded.map(({ kind }) => kind)).toEqual(['order-refunded-by-hand'])
  expect(refunded[0]?.body_text).toContain('One jar was broken.')
  expect(refunded[0]?.body_text).toContain('₹100.00')
})

test('the confirmation of an order with a discount lists it, and its refund mails state what was paid', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const { id: productId } = await addProduct(shop.db, { stock: 10 })
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, productId, 2)
  const admin = await signInAs(shop, 'admin')
  const form = { form_key: 'a-discount-in-a-test', amount: 100, reason: 'For a friend' }
  await admin.post(`/api/orders/${order.id}/discounts`, form)
  expect(await kindsOf(shop, order.id), 'a discount has no mail of its own').toEqual([])
  await payFor(shop, shopper, order.id)
  const [confirmation] = await mailsOf(shop, order.id)
  expect(confirmation?.body_text).toContain('For a friend')
  expect(confirmation?.body_text).toContain('₹540.00')
  await sendRefund(admin, order.id, { what: 'all' })
  const cancelled = (await mailsOf(shop, order.id)).find(({ kind }) => kind === 'order-cancelled')
  expect(cancelled?.body_text).toContain('You’ll get a refund of ₹540.00')
  await runRefundJob(shop)
  expect(await kindsOf(shop, order.id)).toEqual([
    'order-confirmation',
    'order-to-pack',
    'order-refunded',
    'order-cancelled',
  ])
})

test('an order that is cancelled without a refund says the merchant’s reason', async () => {
  const { shop, admin, order, payment } = await shopWithRefundableOrder()
  // All but half a rupee, which is less than the provider can refund.
  shop.bank.refund(payment, 223_950)
  await deliverWebhooks(shop)
  const reason = { reason: 'not_available', note: 'The mill is closed.' } as const
  const sent = await sendRefund(admin, order.id, { what: 'all', ...reason })
  expect(sent.json()).toMatchObject({ refund: null, amount: 0, cancelled: true })
  const cancelled = (await mailsOf(shop, order.id)).filter(({ kind }) => kind === 'order-cancelled')
  expect(cancelled).toHaveLength(1)
  expect(cancelled[0]?.body_text).toContain('Reason: No longer available. The mill is closed.')
  expect(cancelled[0]?.body_text).not.toContain('You’ll get a refund')
})
