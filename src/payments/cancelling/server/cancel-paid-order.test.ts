import { expect, test } from 'vitest'
import { allowCancellingPaid } from '#test/shop/cancel-paid.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { stockOf } from '#test/shop/payment.ts'
import { refundedByProvider, runRefundJob, sendRefund, shopWithRefundableOrder } from '#test/shop/refunds.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { dispatchOrders, takeStep } from '#test/shop/shipment-steps.ts'
import { signInAs } from '#test/shop/shop.ts'

/** A shop whose customers can cancel paid orders, and a paid order. */
async function shopWhereCancellingIsAllowed() {
  const opened = await shopWithRefundableOrder()
  await allowCancellingPaid(opened.admin)
  return { ...opened, cancel: () => opened.shopper.delete(`/api/orders/${opened.order.id}`) }
}

const canCancel = async ({ shopper, order }: Awaited<ReturnType<typeof shopWithRefundableOrder>>) =>
  (await shopper.get(`/api/orders/${order.id}/page`)).json().can_cancel

test('unless the merchant allows it, a paid order cannot be cancelled by its customer', async () => {
  const opened = await shopWithRefundableOrder()
  const { shop, shopper, order, muesli } = opened
  const before = await stockOf(shop, muesli.id)
  expect(await canCancel(opened)).toBe(false)
  const refused = await shopper.delete(`/api/orders/${order.id}`)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'ALREADY_PAID'])
  expect(await stockOf(shop, muesli.id)).toBe(before)
})

test('where it is allowed, everything is refunded, the goods return to stock, and the customer gets mail', async () => {
  const opened = await shopWhereCancellingIsAllowed()
  const { shop, shopper, order, muesli, cancel } = opened
  expect(await canCancel(opened)).toBe(true)
  expect((await cancel()).json()).toEqual({ message: 'Order cancelled. We’ll refund your payment.' })
  const page = (await shopper.get(`/api/orders/${order.id}/page`)).json()
  expect(page).toMatchObject({
    order: { status: 'cancelled' },
    refunds: [{ amount: order.total_price, reason: 'customer_wish', stage: 'on_its_way' }],
    can_cancel: false,
  })
  await runRefundJob(shop)
  expect(refundedByProvider(shop)).toEqual([order.total_price * 100])
  expect(await stockOf(shop, muesli.id)).toBe(10)
  await expectLedgerRight(shop.db)
  await sendMails(shop)
  const texts = shop.mails.filter(({ to }) => to === shopper.user.email).map(({ subject }) => subject)
  expect(texts.some((subject) => subject.includes('cancelled'))).toBe(true)
  const read = (await shopper.get(`/api/orders/${order.id}/page`)).json()
  expect(read.documents.map(({ kind }: { kind: string }) => kind)).toHaveLength(2)
})

test('two tabs that cancel one after the other refund once', async () => {
  const { shop, cancel, order } = await shopWhereCancellingIsAllowed()
  expect((await cancel()).statusCode).toBe(200)
  expect((await cancel()).statusCode).toBe(200)
  await runRefundJob(shop)
  expect(refundedByProvider(shop)).toEqual([order.total_price * 100])
})

test('after a partial refund only the rest is refunded', async () => {
  const { shop, admin, order, cancel } = await shopWhereCancellingIsAllowed()
  await sendRefund(admin, order.id, { what: 'amount', amount: 100 })
  expect((await cancel()).statusCode).toBe(200)
  await runRefundJob(shop)
  expect(refundedByProvider(shop).reduce((sum, paise) => sum + paise, 0)).toBe(order.total_price * 100)
})

test('once it is packed, or a part has left, it stays', async () => {
  const packed = await shopWhereCancellingIsAllowed()
  await takeStep(packed.admin, 'packed', packed.order.id)
  expect((await packed.cancel()).json().code).toBe('ALREADY_PACKED')
  const sent = await shopWhereCancellingIsAllowed()
  const { items } = (await sent.shopper.get(`/api/orders/${sent.order.id}/page`)).json()
  await dispatchOrders(sent.admin, {
    parcels: [{ order_id: sent.order.id, items: [{ order_item_id: items[0].id, quantity: 1 }] }],
  })
  expect((await sent.cancel()).json().code).toBe('ALREADY_PACKED')
  expect(await canCancel(sent)).toBe(false)
})

test('neither another customer nor the link of a forwarded mail cancels a paid order', async () => {
  const { shop, shopper, order } = await shopWhereCancellingIsAllowed()
  await sendMails(shop)
  const mail = shop.mails.find(({ to }) => to === shopper.user.email)
  const key = /\/order\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const byLink = await shop.visitor().delete(`/api/guest-orders/${key}`)
  expect([byLink.statusCode, byLink.json().code]).toEqual([409, 'ALREADY_PAID'])
  const other = await signInAs(shop, 'customer')
  expect((await other.delete(`/api/orders/${order.id}`)).statusCode).toBe(404)
  expect((await shopper.get(`/api/orders/${order.id}`)).json().status).toBe('paid')
})
