import { expect, test } from 'vitest'
import { stockOf } from '#test/shop/payment.ts'
import { fetchRefundLines, fetchRefundOverview, shopWithRefundableOrder } from '#test/shop/refunds.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'

/* A real race on a Postgres server: undispatched units are read under the order's lock, which a shipment takes too. */

// Requirement D-140
test('a unit refunded and dispatched at once is one or the other, and the stock is right', async () => {
  for (const round of [0, 1, 2, 3]) {
    const opened = await shopWithRefundableOrder()
    const { shop, admin, order, muesli } = opened
    const small = (await fetchRefundLines(opened)).find(({ quantity }) => quantity === 3)?.item_id ?? 0
    const dispatch = (quantity: number) =>
      dispatchOrders(admin, {
        parcels: [{ order_id: order.id, items: [{ order_item_id: small, quantity }] }],
      })
    await dispatch(2)
    const before = await stockOf(shop, muesli.id)
    const { left } = await fetchRefundOverview(opened)
    const [sent, refunded] = await Promise.all([
      dispatch(1),
      admin.post(`/api/orders/${order.id}/refunds`, {
        form_key: `race-${round}-of-a-refund`,
        what: 'lines',
        lines: [{ item_id: small, quantity: 1, restock: true }],
        left,
        reason: 'customer_wish',
      }),
    ])
    const wasSent = sent[0].code === null
    expect([wasSent, refunded.statusCode]).toEqual([wasSent, wasSent ? 409 : 200])
    expect(await stockOf(shop, muesli.id)).toBe(wasSent ? before : before + 1)
  }
})
