import { expect, test } from 'vitest'
import { listPickLines } from '#fulfilment/packing/server/lists/pick-list.queries.ts'
import { listUnsentLines } from '#ordering/orders/server/lists/unsent-lines.queries.ts'
import { orderRow, stockOf } from '#test/shop/payment.ts'
import {
  fetchRefundLines,
  fetchRefundOverview,
  runRefundJob,
  sendRefund,
  shopWithRefundableOrder,
} from '#test/shop/refunds.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'

test('units that were refunded before or between parcels are not sent, and an order whose rest is refunded has left', async () => {
  const open = await shopWithRefundableOrder()
  const { shop, admin, order } = open
  const [first, second] = await fetchRefundLines(open)
  const refund = (item_id = 0, quantity: number) =>
    sendRefund(admin, order.id, {
      what: 'lines',
      reason: 'not_available',
      lines: [{ item_id, quantity, restock: false }],
    })
  const send = async (order_item_id = 0, quantity: number) => {
    const parcels = [{ order_id: order.id, items: [{ order_item_id, quantity }] }]
    return (await dispatchOrders(admin, { parcels }))[0].code
  }
  const toSend = async () => (await listUnsentLines(shop.db, order.id)).map(({ quantity }) => quantity)
  const picked = async () => (await listPickLines(shop.db, [order.id])).map(({ quantity }) => quantity)
  await refund(first?.item_id, 1)
  expect(await send(first?.item_id, 1)).toBeNull()
  const left = [(first?.quantity ?? 0) - 2, second?.quantity]
  expect(await toSend()).toEqual(left.filter((units) => units !== 0))
  expect((await picked()).sort()).toEqual((await toSend()).sort())
  expect(await send(second?.item_id, 1)).toBeNull()
  await refund(second?.item_id, (second?.quantity ?? 0) - 1)
  for (const { orderItemId, quantity } of await listUnsentLines(shop.db, order.id))
    await refund(orderItemId, quantity)
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'dispatched', status: 'paid' })
  expect((await admin.get('/api/overview')).json().to_pack.count).toBe(0)
})

test('what a parcel took meanwhile is neither cancelled nor put back: the form is out of date', async () => {
  const { admin, order, shop, muesli } = await shopWithRefundableOrder()
  const before = await stockOf(shop, muesli.id)
  const form = { is_here: true, lines: [] }
  const parcels = [{ order_id: order.id }]
  await dispatchOrders(admin, { parcels })
  expect((await sendRefund(admin, order.id, form)).json()).toMatchObject({ code: 'CHANGED' })
  expect(await stockOf(shop, muesli.id)).toBe(before)
})

test('of an order that left in part all can be returned, and what left is not cancelled', async () => {
  const open = await shopWithRefundableOrder()
  const { shop, admin, order } = open
  const [line] = await fetchRefundLines(open)
  const items = [{ order_item_id: line?.item_id, quantity: 1 }]
  const parcels = [{ order_id: order.id, items }]
  await dispatchOrders(admin, { parcels })
  expect(await fetchRefundOverview(open)).toMatchObject({ is_here: false })
  expect((await sendRefund(admin, order.id, {})).json()).toMatchObject({ cancelled: false })
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'dispatched' })
})

test('a packed box is opened again for a unit that is refunded', async () => {
  const open = await shopWithRefundableOrder()
  const { shop, admin, order } = open
  await admin.post('/api/orders/packed', { order_ids: [order.id] })
  const [line] = await fetchRefundLines(open)
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'packed' })
  await sendRefund(admin, order.id, {
    what: 'lines',
    lines: [{ item_id: line?.item_id ?? 0, quantity: 1, restock: true }],
  })
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'to_pack' })
})

test('a dispatch is not undone once all its money is on its way back', async () => {
  const { shop, admin, order } = await shopWithRefundableOrder()
  const parcels = [{ order_id: order.id }]
  const [{ order: there }] = await dispatchOrders(admin, { parcels })
  await sendRefund(admin, order.id, { what: 'amount', amount: 2240 })
  const undone = await admin.put(`/api/orders/undo/${order.id}`, { step: there.step })
  expect(undone.json()).toMatchObject({ code: 'MOVED_ON' })
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'dispatched' })
})

test('a unit that was refunded is not picked and not sent, and an order of which none is left is cancelled', async () => {
  const open = await shopWithRefundableOrder()
  const { shop, admin, order } = open
  const [first, second] = await fetchRefundLines(open)
  const refund = (line: typeof first, quantity: number) =>
    sendRefund(admin, order.id, {
      what: 'lines',
      reason: 'not_available',
      lines: [{ item_id: line?.item_id ?? 0, quantity, restock: false }],
    })
  await refund(first, 1)
  const kept = [(first?.quantity ?? 0) - 1, second?.quantity]
  const toSend = async () => (await listUnsentLines(shop.db, order.id)).map(({ quantity }) => quantity)
  expect(await toSend()).toEqual(kept)
  const picked = await listPickLines(shop.db, [order.id])
  expect(picked.map(({ quantity }) => quantity).sort()).toEqual([...kept].sort())
  await refund(second, second?.quantity ?? 0)
  expect(await toSend()).toEqual([kept[0]])
  expect((await refund(first, kept[0] ?? 0)).json()).toMatchObject({ cancelled: true })
  expect(await listPickLines(shop.db, [order.id])).toEqual([])
})

// Requirement D-145: A delivery can't be undone if the order was refunded or never delivered (decision B12).
test('undoing the delivery of an order refunded since is rejected with a message', async () => {
  const { shop, admin, order } = await shopWithRefundableOrder({ webhooks: false })
  await admin.put(`/api/orders/deliver/${order.id}`)
  await sendRefund(admin, order.id, { what: 'all' })
  await runRefundJob(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', parcel_state: 'delivered' })
  const undone = await admin.put(`/api/orders/undeliver/${order.id}`)
  expect([undone.statusCode, undone.json().code]).toEqual([409, 'MOVED_ON'])
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', parcel_state: 'delivered' })
})

// Requirement D-145
test.each([
  ['not sent', { parcel_state: 'cancelled', status: 'cancelled' }],
  ['dispatched', { parcel_state: 'dispatched', status: 'cancelled' }],
] as const)(
  'an order that was %s when it was refunded has no delivery to undo, and says so',
  async (was, stays) => {
    const { shop, admin, order } = await shopWithRefundableOrder({ webhooks: false })
    if (was === 'dispatched') await dispatchOrders(admin, { parcels: [{ order_id: order.id }] })
    await sendRefund(admin, order.id, { what: 'all' })
    await runRefundJob(shop)
    const before = await orderRow(shop, order.id)
    expect(before).toMatchObject(stays)
    const undone = await admin.put(`/api/orders/undeliver/${order.id}`)
    expect([undone.statusCode, undone.json().code]).toEqual([409, 'MOVED_ON'])
    expect(await orderRow(shop, order.id)).toEqual(before)
  },
)
