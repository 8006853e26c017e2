import { signWebhook } from '@pasumai/razorpay-emulator'
import { testKeys } from '@pasumai/razorpay-emulator/testing/in-memory'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import { untilWaiting } from '#test/shop/lock-waits.ts'
import type { ShopWithPayments } from '#test/shop/payment.ts'
import { sendRefund, shopWithRefundableOrder } from '#test/shop/refunds.ts'
import { syncRefunds } from './sync-refunds.ts'

/** Delivers the webhook of a refund. */
function deliverRefundWebhook(shop: ShopWithPayments, payment: string) {
  const body = JSON.stringify({
    event: 'refund.created',
    payload: {
      refund: { entity: { id: 'rfnd_told', payment_id: payment, amount: 10_000, status: 'pending' } },
      payment: { entity: shop.bank.store.payments.get(payment)?.entity },
    },
  })
  return shop.visitor().post('/api/payment/webhook', body, {
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signWebhook(body, testKeys.webhookSecret),
      'x-razorpay-event-id': 'event_told',
    },
  })
}

test('news of a refund that comes while the refund is being finished waits for it, and both go through', async () => {
  const { shop, admin, order, payment } = await shopWithRefundableOrder({ webhooks: false })
  expect((await sendRefund(admin, order.id, { what: 'amount', amount: 100 })).statusCode).toBe(200)
  // The same lock order as `finishRefund`: the order, then its refund.
  const told = await shop.db.transaction().execute(async (trx) => {
    await lockOrder(trx, order.id)
    const telling = deliverRefundWebhook(shop, payment)
    await untilWaiting(shop.db, 1)
    await trx
      .updateTable('refunds')
      .set({ next_attempt_at: shop.clock.now() })
      .where('order_id', '=', order.id)
      .execute()
    return { telling }
  })
  expect((await told.telling).statusCode).toBe(200)
})

test.each([
  [
    'a webhook',
    async (shop: ShopWithPayments, payment: string) => (await deliverRefundWebhook(shop, payment)).statusCode,
    200,
  ],
  ['the list of refunds', (shop: ShopWithPayments) => syncRefunds(shop), 1],
])(
  'an order that another row refers to is locked by %s and then by others, and all go through',
  async (_what, hear, answer) => {
    const { shop, order, payment } = await shopWithRefundableOrder({ webhooks: false })
    shop.clock.pass({ seconds: 1 })
    shop.bank.refund(payment, 10_000)
    await shop.db.updateTable('orders').set({ ask_at: null }).execute()
    // What the foreign key of a mail or ticket does to the order until its transaction ends.
    const referring = await shop.db.startTransaction().execute()
    await sql`select from orders where id = ${order.id} for key share`.execute(referring)
    const first = await shop.db.startTransaction().execute()
    await first.updateTable('orders').set({ ask_failures: 1 }).where('id', '=', order.id).execute()
    const hearing = hear(shop, payment)
    await untilWaiting(shop.db, 1)
    const locking = shop.db.transaction().execute((trx) => lockOrder(trx, order.id))
    await untilWaiting(shop.db, 2)
    await first.commit().execute()
    expect(await Promise.all([hearing, locking])).toMatchObject([answer, { id: order.id }])
    await referring.commit().execute()
  },
)
