import { expect, test } from 'vitest'
import { deliverWebhooks, stockOf } from '#test/shop/payment.ts'
import {
  fetchRefundLines,
  fetchRefundOverview,
  sendRefund,
  shopWithRefundableOrder,
} from '#test/shop/refunds.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'

type Opened = Awaited<ReturnType<typeof shopWithRefundableOrder>>

/** Dispatches units of the order's small pack, of which it has three. */
async function dispatch({ admin, order }: Opened, order_item_id: number, quantity: number) {
  const [sent] = await dispatchOrders(admin, {
    parcels: [{ order_id: order.id, items: [{ order_item_id, quantity }] }],
  })
  expect(sent.code).toBeNull()
}

async function open() {
  const opened = await shopWithRefundableOrder()
  const lines = await fetchRefundLines(opened)
  const small = lines.find(({ quantity }) => quantity === 3)?.item_id ?? 0
  return { ...opened, small }
}

// Requirement D-140: Items that a colleague has dispatched in the meantime aren't restocked (decision X19).
test('a unit that a colleague dispatched in between isn’t restocked, and the reason is shown', async () => {
  const opened = await open()
  const { shop, admin, order, muesli, small } = opened
  await dispatch(opened, small, 2)
  const before = await stockOf(shop, muesli.id)
  expect((await fetchRefundLines(opened)).find(({ item_id }) => item_id === small)).toMatchObject({ here: 1 })
  const { left } = await fetchRefundOverview(opened)
  await dispatch(opened, small, 1)
  const lines = [{ item_id: small, quantity: 1, restock: true }]
  const refused = await sendRefund(admin, order.id, { what: 'lines', lines, left, is_here: false })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'NOT_HERE',
      message:
        'All remaining units of Millet Muesli have been dispatched. Return dispatched units to stock only if they’ve come back. Check the numbers below and try again.',
    },
  ])
  expect(await stockOf(shop, muesli.id)).toBe(before)
  expect(await shop.db.selectFrom('refunds').select('id').execute()).toEqual([])
  const cameBack = [{ ...lines[0], item_id: small, quantity: 1, restock: true, came_back: 1 }]
  expect((await sendRefund(admin, order.id, { what: 'lines', lines: cameBack })).statusCode).toBe(200)
  expect(await stockOf(shop, muesli.id), 'the merchant says that it came back').toBe(before + 1)
})

test('units that are still here go back in stock, and no more than those', async () => {
  const opened = await open()
  const { shop, admin, order, muesli, small } = opened
  await dispatch(opened, small, 2)
  const before = await stockOf(shop, muesli.id)
  const wish = (quantity: number) => ({
    what: 'lines' as const,
    lines: [{ item_id: small, quantity, restock: true }],
  })
  expect((await sendRefund(admin, order.id, wish(2))).json().code).toBe('NOT_HERE')
  expect((await sendRefund(admin, order.id, wish(1))).statusCode).toBe(200)
  expect(await stockOf(shop, muesli.id)).toBe(before + 1)
})

test('handed over without a parcel, nothing of an order is here', async () => {
  const opened = await open()
  const { admin, order, small } = opened
  await admin.put(`/api/orders/deliver/${order.id}`)
  const lines = [{ item_id: small, quantity: 1, restock: true }]
  expect((await sendRefund(admin, order.id, { what: 'lines', lines })).json().code).toBe('NOT_HERE')
})

test('goods that were dispatched in between are not put back after a refund in the dashboard either', async () => {
  const opened = await open()
  const { shop, admin, order, payment, muesli, small } = opened
  shop.bank.refund(payment, 32_000)
  await deliverWebhooks(shop)
  await dispatch(opened, small, 3)
  const before = await stockOf(shop, muesli.id)
  const answer = (came_back: number) =>
    admin.post(`/api/orders/${order.id}/goods`, {
      form_key: `goods-that-came-back-${came_back}`,
      lines: [{ item_id: small, quantity: 1, came_back }],
      returned: 320,
    })
  expect((await answer(0)).json().code).toBe('NOT_HERE')
  expect(await stockOf(shop, muesli.id)).toBe(before)
  expect((await answer(1)).statusCode).toBe(200)
  expect(await stockOf(shop, muesli.id)).toBe(before + 1)
})
