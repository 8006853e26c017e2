import { signWebhook } from '@pasumai/razorpay-emulator'
import { testKeys } from '@pasumai/razorpay-emulator/testing/in-memory'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#database/connect.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import { sendRefund, shopWithRefundableOrder } from '#test/shop/refunds.ts'

/** Waits until another transaction is blocked by this one. */
const untilWaitedFor = (db: Db) =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows[0]?.waiting
    })
    .toBeGreaterThan(0)

test('news of a refund that comes while the refund is being finished waits for it, and both go through', async () => {
  const { shop, admin, order, payment } = await shopWithRefundableOrder({ webhooks: false })
  expect((await sendRefund(admin, order.id, { what: 'amount', amount: 100 })).statusCode).toBe(200)
  const body = JSON.stringify({
    event: 'refund.created',
    payload: {
      refund: { entity: { id: 'rfnd_told', payment_id: payment, amount: 10_000, status: 'pending' } },
      payment: { entity: shop.bank.store.payments.get(payment)?.entity },
    },
  })
  const tell = () =>
    shop.visitor().post('/api/payment/webhook', body, {
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signWebhook(body, testKeys.webhookSecret),
        'x-razorpay-event-id': 'event_told',
      },
    })
  // The same lock order as `finishRefund`: the order, then its refund.
  const told = await shop.db.transaction().execute(async (trx) => {
    await lockOrder(trx, order.id)
    const telling = tell()
    await untilWaitedFor(shop.db)
    await trx
      .updateTable('refunds')
      .set({ next_attempt_at: shop.clock.now() })
      .where('order_id', '=', order.id)
      .execute()
    return { telling }
  })
  expect((await told.telling).statusCode).toBe(200)
})
