import { sql, type Transaction } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#database/schema.ts'
import { heldMailDueAt } from '#operations/outbox/server/write-mail.ts'
import { createShopWithPayments, placeOrderOf, signInShopper } from '../shop/payment.ts'
import { runRefundJob, sendRefund, shopWithRefundableOrder } from '../shop/refunds.ts'
import { sendMails } from '../shop/send-mails.ts'
import { dispatchOrders } from '../shop/shipment-steps.ts'
import { addProduct, signInAs } from '../shop/shop.ts'

// While both releases run: the one before this one writes the mails of its events itself, and triggers record the events.

/** What the previous release puts into the outbox, with words of its own. */
const addMail = (
  trx: Transaction<Database>,
  order: { id: number },
  { kind, key, dueAt, now }: { kind: string; key: string; dueAt: Date; now: Date },
) =>
  trx
    .insertInto('outbox')
    .values({
      kind,
      subject_key: key,
      recipient: 'anitha@malar.example',
      subject: 'From the previous release',
      body_text: 'Vanakkam',
      body_html: '<p>Vanakkam</p>',
      order_id: order.id,
      next_attempt_at: dueAt,
      created_at: now,
    })
    .execute()

test('an order that the previous release marks as paid is confirmed by its mail only', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const { id: productId } = await addProduct(shop.db, { stock: 10 })
  const order = await placeOrderOf(await signInShopper(shop), productId)
  const admin = await signInAs(shop, 'admin')
  const now = shop.clock.now()
  await shop.db.transaction().execute(async (trx) => {
    await sql`update orders set payment_state = 'paid', paid_at = ${now}, sold_on = '2026-06-15'
      where id = ${order.id}`.execute(trx)
    await addMail(trx, order, { kind: 'order-confirmation', key: String(order.id), dueAt: now, now })
  })
  await dispatchOrders(admin, { parcels: [{ order_id: order.id }] })
  await admin.put(`/api/orders/deliver/${order.id}`)
  const mails = await shop.db
    .selectFrom('outbox')
    .select(['kind', 'subject'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute()
  expect(mails).toEqual([
    { kind: 'order-confirmation', subject: 'From the previous release' },
    { kind: 'order-dispatched', subject: `Your order #${order.id} is on its way` },
    { kind: 'order-delivered', subject: `Your order #${order.id} has been delivered` },
  ])
})

test('a refund that the previous release has requested sends its mail once this one has processed it', async () => {
  const { shop, order, payment } = await shopWithRefundableOrder()
  const now = shop.clock.now()
  await shop.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('refunds')
      .values({
        payment_id: payment,
        order_id: order.id,
        amount_paise: 10_000,
        reason: 'damaged',
        idempotency_key: 'refund-of-the-previous-release',
        source: 'merchant',
        form_key: 'form-of-the-previous-release',
        status: 'wanted',
        next_attempt_at: now,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addMail(trx, order, { kind: 'order-refunded', key: `refund-${id}`, dueAt: heldMailDueAt, now })
  })
  const refundMails = async () => {
    await sendMails(shop)
    return shop.mails.filter(({ id }) => id?.startsWith('order-refunded')).map(({ subject }) => subject)
  }
  expect(await refundMails()).toEqual([])
  await runRefundJob(shop)
  expect(await refundMails()).toEqual(['From the previous release'])
})

test('a refund that this release has requested sends its mail once the previous one has processed it', async () => {
  const { shop, admin, order } = await shopWithRefundableOrder()
  await sendRefund(admin, order.id, { what: 'amount', amount: 100 })
  const now = shop.clock.now()
  await shop.db.transaction().execute(async (trx) => {
    await sql`update refunds set status = 'processed', provider_refund_id = 'rfnd_1', updated_at = ${now}`.execute(
      trx,
    )
    await sql`update outbox set next_attempt_at = ${now}
      where kind = 'order-refunded' and subject_key = (select 'refund-' || id from refunds)`.execute(trx)
  })
  await runRefundJob(shop)
  await sendMails(shop)
  const mails = shop.mails.filter(({ id }) => id?.startsWith('order-refunded'))
  expect(mails.map(({ subject }) => subject)).toEqual([`Your refund for order #${order.id} is on its way`])
})
