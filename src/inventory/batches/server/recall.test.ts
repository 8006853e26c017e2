import { expect, test } from 'vitest'
import { createShopWithBatches, label, recall, receiveGoods } from '#test/shop/batches.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { payFor, placeOrderOf, signInShopper, stockOf } from '#test/shop/payment.ts'
import { fetchRefundLines, sendRefund } from '#test/shop/refunds.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'
import { addProduct, type signInAs } from '#test/shop/shop.ts'
import type { Batch, OrderWithBatch } from '../contract.ts'
import { quarantineExpired } from './quarantine-expired.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>

/** The orders that got units of the batch: number, units, and next step. */
const nextSteps = async (admin: Admin, batch: number) =>
  (await admin.get(`/api/stock/batches/${batch}/orders`))
    .json<OrderWithBatch[]>()
    .map(({ order_id, units, next }) => [order_id, units, next])

const step = async (admin: Admin, name: string, id: number) =>
  (await admin.post(`/api/orders/${name}`, { order_ids: [id] })).json().orders[0].code

const dispatch = async (admin: Admin, parcel: object) =>
  (await dispatchOrders(admin, { parcels: [parcel] }))[0].code

// Requirement D-159: A recall gives unpacked orders replacement stock, paid orders first; new stock goes to them
//   before it can be sold.
test('a recall gives unpacked orders replacement stock, paid orders first', async () => {
  const { shop, admin, batch, bought } = await createShopWithBatches(5, 3)
  const unpaid = await bought(2, { paid: false })
  const paid = await bought(3)
  expect(await recall(admin, batch)).toEqual([paid.id])
  expect(await nextSteps(admin, batch)).toEqual([[unpaid.id, 2, 'wait']])
  expect(await step(admin, 'packed', paid.id)).toBe(null)
  const [line] = (await admin.get(`/api/packing/pick-list?orders=${paid.id}`)).json()
  expect(line.batches).toEqual([{ code: 'LATE', best_before: '2026-12-31', units: 3 }])
  await expectLedgerRight(shop.db)
})

// Requirement D-160: Recalled items still in the shop can't be printed, packed, sent or delivered by mistake, and the
//   order says what to do next.
test('an order without replacement stock can’t be packed, printed or sent until there is some, and gets it first', async () => {
  const { shop, admin, id, pack_id, batch, bought } = await createShopWithBatches(2, 0)
  const order = await bought(2)
  expect(await recall(admin, batch)).toEqual([])
  expect(await nextSteps(admin, batch)).toEqual([[order.id, 2, 'wait']])
  const isMarked = async () => (await admin.get('/api/packing/orders')).json()[0].recalled
  expect(await isMarked()).toBe(true)
  const stops = async () => [
    await step(admin, 'packed', order.id),
    await step(admin, 'delivered', order.id),
    await dispatch(admin, { order_id: order.id }),
    (await admin.post('/api/packing/scans', { typed: String(order.id) })).json().code,
    (await admin.put(`/api/orders/deliver/${order.id}`, {})).json().code,
    (await admin.get(`/api/packing/slips.pdf?orders=${order.id}`)).json().code,
  ]
  const all = ['RECALLED', 'RECALLED', 'RECALLED', 'RECALLED', 'RECALLED', 'NOT_TO_PRINT']
  expect(await stops()).toEqual(all)
  await receiveGoods(admin, pack_id, 1, label('2026-12-31', { code: 'LATE' }))
  expect([await isMarked(), await stockOf(shop, id)]).toEqual([true, 1])
  await receiveGoods(admin, pack_id, 1)
  expect([await isMarked(), await stockOf(shop, id)]).toEqual([false, 0])
  expect(await step(admin, 'packed', order.id)).toBe(null)
  expect(await nextSteps(admin, batch)).toEqual([])
  await expectLedgerRight(shop.db)
})

// Requirement D-159
test('the job gives restocked units to waiting orders', async () => {
  const { shop, admin, id, pack_id, batch, bought } = await createShopWithBatches(2, 0)
  const other = await signInShopper(shop)
  await bought(2)
  await receiveGoods(admin, pack_id, 2)
  const { id: held } = await placeOrderOf(other, id, 2)
  await recall(admin, batch)
  await other.delete(`/api/orders/${held}`)
  await quarantineExpired(shop)
  expect(await nextSteps(admin, batch)).toEqual([])
  expect(await stockOf(shop, id)).toBe(0)
  await expectLedgerRight(shop.db)
})

// Requirement D-160
test('a packed order is blocked until somebody replaces the items in its parcel', async () => {
  const { shop, admin, pack_id, batch, bought } = await createShopWithBatches(2, 1)
  const order = await bought(2)
  await step(admin, 'packed', order.id)
  expect(await recall(admin, batch)).toEqual([])
  expect(await nextSteps(admin, batch)).toEqual([[order.id, 2, 'swap']])
  const swap = async () => {
    const answer = await admin.post(`/api/stock/batches/${batch}/orders/${order.id}/swap`, {})
    return [answer.statusCode, answer.json().code ?? answer.json().message]
  }
  expect(await swap()).toEqual([409, 'NOTHING_ELSE'])
  await receiveGoods(admin, pack_id, 1, label('2026-12-31', { code: 'LATE' }))
  expect(await dispatch(admin, { order_id: order.id })).toBe('RECALLED')
  expect(await swap()).toEqual([
    200,
    `Recalled items in order #${order.id} replaced. You can dispatch it now.`,
  ])
  expect(await swap()).toEqual([409, 'NOTHING_ELSE'])
  expect(await dispatch(admin, { order_id: order.id })).toBe(null)
  expect(await nextSteps(admin, batch)).toEqual([])
  await expectLedgerRight(shop.db)
})

// Requirement D-160
test('a partly sent order doesn’t know which units left: the rest is blocked until it is refunded', async () => {
  const { shop, admin, batch, bought } = await createShopWithBatches(2, 4)
  const order = await bought(2)
  const [item] = await fetchRefundLines({ admin, order })
  const line = { order_item_id: item?.item_id ?? 0, quantity: 1 }
  expect(await dispatch(admin, { order_id: order.id, items: [line] })).toBe(null)
  expect(await recall(admin, batch)).toEqual([])
  expect(await nextSteps(admin, batch)).toEqual([[order.id, 2, 'part']])
  expect(await dispatch(admin, { order_id: order.id })).toBe('RECALLED')
  const lines = [{ item_id: item?.item_id ?? 0, quantity: 1, restock: false }]
  await sendRefund(admin, order.id, { what: 'lines', lines })
  expect(await nextSteps(admin, batch)).toEqual([[order.id, 2, 'call']])
  await expectLedgerRight(shop.db)
})

// Requirement D-160
test('customers of sent items are to be called, and ending the recall unblocks everything', async () => {
  const { admin, batch, bought } = await createShopWithBatches(3, 0)
  const [sent, waits] = [await bought(1), await bought(2)]
  await dispatch(admin, { order_id: sent.id })
  await recall(admin, batch)
  expect(await nextSteps(admin, batch)).toEqual([
    [waits.id, 2, 'wait'],
    [sent.id, 1, 'call'],
  ])
  await admin.delete(`/api/stock/batches/${batch}/recall`)
  expect((await nextSteps(admin, batch)).map(([, , next]) => next)).toEqual([null, null])
  expect(await step(admin, 'packed', waits.id)).toBe(null)
})

// Requirement D-160
test('customers of an order delivered without a parcel are to be called, and no page shows it as blocked', async () => {
  const { shop, admin, batch, bought } = await createShopWithBatches(2, 2)
  const order = await bought(2)
  expect(await step(admin, 'delivered', order.id)).toBe(null)
  expect(await recall(admin, batch)).toEqual([])
  expect(await nextSteps(admin, batch)).toEqual([[order.id, 2, 'call']])
  const slips = await admin.get(`/api/packing/slips.pdf?orders=${order.id}`)
  expect(slips.statusCode).toBe(200)
  await expectLedgerRight(shop.db)
})

// Requirement D-160
test('an order whose other items were sent still has its recalled ones here, and they are replaced', async () => {
  const { shop, admin, id, pack_id, batch } = await createShopWithBatches(2, 0)
  const other = await addProduct(shop.db, { name: 'Ragi Malt', stock: 5 })
  const buyBoth = async () => {
    const shopper = await signInShopper(shop)
    await shopper.post('/api/cart/add', { product_id: other.id, quantity: 1 })
    const order = await placeOrderOf(shopper, id, 1)
    await payFor(shop, shopper, order.id)
    return order
  }
  const send = async (order: { id: number }, recalled: boolean) => {
    const lines = await fetchRefundLines({ admin, order })
    const line = lines.find(({ name }) => (name === 'Millet Muesli') === recalled)
    const items = [{ order_item_id: line?.item_id ?? 0, quantity: 1 }]
    return dispatch(admin, { order_id: order.id, items })
  }
  const [here, left] = [await buyBoth(), await buyBoth()]
  await step(admin, 'packed', here.id)
  expect([await send(here, false), await send(left, true)]).toEqual([null, null])
  await recall(admin, batch)
  expect(await nextSteps(admin, batch)).toEqual([
    [left.id, 1, 'call'],
    [here.id, 1, 'swap'],
  ])
  await receiveGoods(admin, pack_id, 1, label('2026-12-31', { code: 'LATE' }))
  const swap = await admin.post(`/api/stock/batches/${batch}/orders/${here.id}/swap`, {})
  expect(swap.statusCode).toBe(200)
  expect(await nextSteps(admin, batch)).toEqual([[left.id, 1, 'call']])
  await expectLedgerRight(shop.db)
})

// Requirement D-160
test('items of two recalled batches are handled separately: call for those that were sent, hold those that are here', async () => {
  const { shop, admin, id, batch } = await createShopWithBatches(1, 0)
  const other = await addProduct(shop.db, { name: 'Ragi Malt', stock: 0 })
  await receiveGoods(admin, other.pack_id, 1, label('2026-11-30', { code: 'MALT' }))
  const batches = (await admin.get('/api/stock/batches')).json<Batch[]>()
  const malt = batches.find(({ code }) => code === 'MALT')?.id ?? 0
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: other.id, quantity: 1 })
  const order = await placeOrderOf(shopper, id, 1)
  await payFor(shop, shopper, order.id)
  const lines = await fetchRefundLines({ admin, order })
  const muesli = lines.find(({ name }) => name === 'Millet Muesli')?.item_id ?? 0
  const items = [{ order_item_id: muesli, quantity: 1 }]
  expect(await dispatch(admin, { order_id: order.id, items })).toBe(null)
  for (const each of [batch, malt]) await recall(admin, each)
  expect(await nextSteps(admin, batch)).toEqual([[order.id, 1, 'call']])
  expect(await nextSteps(admin, malt)).toEqual([[order.id, 1, 'wait']])
})

// Requirement D-160
test('only items that are here can be replaced', async () => {
  const { admin, batch, bought } = await createShopWithBatches(2, 2)
  const order = await bought(1)
  for (const path of [`99999/orders/${order.id}`, `${batch}/orders/99999`, `${batch}/orders/${order.id}`])
    expect((await admin.post(`/api/stock/batches/${path}/swap`, {})).statusCode).toBe(
      path.startsWith('99999') ? 404 : 409,
    )
})
