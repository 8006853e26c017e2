import { expect, test } from 'vitest'
import type { DeliveryZoneInput } from '#ordering/delivery/contract.ts'
import type { OrderItem } from '#ordering/orders/contract.ts'
import { createShopWithBatches, recall } from '#test/shop/batches.ts'
import { booksOf, orderInCash, setCash } from '#test/shop/cash-orders.ts'
import { expectConsistentDocuments } from '#test/shop/documents.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { payFor, placeOrderOf, runJobs, signInShopper, stockOf } from '#test/shop/payment.ts'
import { dispatchOrders, takeStep, undoStep } from '#test/shop/shipment-steps.ts'
import { addProduct } from '#test/shop/shop.ts'
import { addZones, stateZone } from '#test/shop/zones.ts'

type RecalledOrder = { discount?: number; malt?: boolean; zone?: DeliveryZoneInput }

/**
 * A cash order of three packs of muesli at ₹320, of which two are recalled and cannot be replaced, and one pack of ragi
 * malt at ₹240.
 */
async function recalledOrder({ discount = 0, malt = true, zone }: RecalledOrder = {}) {
  const { shop, admin, id, pack_id, batch } = await createShopWithBatches(2, 1)
  const ragi = await addProduct(shop.db, { name: 'Ragi Malt', price_paise: 24_000, stock: 5 })
  await setCash(admin)
  if (zone) await addZones(shop, zone)
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: id, quantity: 3 })
  if (malt) await shopper.post('/api/cart/add', { product_id: ragi.id, quantity: 1 })
  const placed = await shopper.post('/api/orders/add', { payment_method: 'cash_on_delivery' })
  const order = placed.json()
  if (discount > 0)
    await admin.post(`/api/orders/${order.id}/discounts`, {
      form_key: 'a-discount-in-a-test',
      amount: discount,
      reason: 'Late',
    })
  const remove = () => admin.put(`/api/orders/${order.id}/recalled-removed`)
  return { shop, admin, shopper, order, muesli: { id, pack_id }, ragi, batch, remove }
}

test('recalled units are removed from a cash order: the rest is sent, and the courier collects less', async () => {
  const { shop, admin, shopper, order, muesli, batch, remove } = await recalledOrder()
  expect(order).toMatchObject({ to_collect: 1200 })
  await recall(admin, batch)
  expect(await takeStep(admin, 'packed', order.id)).toMatchObject([{ done: false, code: 'RECALLED' }])
  const removed = await remove()
  expect(removed.json()).toMatchObject({
    message:
      'Recalled items removed. The courier now collects ₹560.00. If you’ve already printed the packing slip or the label, print them again.',
    order: { to_collect: 560, total_price: 560, items_count: 2 },
  })
  expect((await remove()).json().message, 'a second time').toBe(
    'This order has no recalled items. The courier collects ₹560.00.',
  )
  expect(await stockOf(shop, muesli.id), 'they stay on hold').toBe(0)
  await expectLedgerRight(shop.db)
  await runJobs(shop)
  const mail = shop.mails.find(({ subject }) => subject === `Your order #${order.id} has changed`)
  expect(mail?.text).toContain('Pay ₹560.00 in cash when your order is delivered.')
  expect(mail?.text).toContain('Ragi Malt')
  const timeline = (await admin.get(`/api/orders/${order.id}/timeline`)).body
  expect(timeline).toContain('Recalled items removed: ₹640.00 less to collect')
  expect(timeline).toContain('2 × Millet Muesli')
  expect(await takeStep(admin, 'packed', order.id)).toMatchObject([{ done: true }])
  await dispatchOrders(admin, { parcels: [{ order_id: order.id }] })
  await takeStep(admin, 'delivered', order.id)
  expect(await booksOf(shop, order.id)).toMatchObject({
    documents: ['bill 56000'],
    payments: [{ amount_paise: 56_000 }],
    states: 'paid delivered',
  })
  await expectConsistentDocuments(shop.db)
  expect((await shopper.get(`/api/orders/${order.id}`)).json()).toMatchObject({ total_price: 560 })
})

test('rounded shares of several discounts never take more than what is left of a line', async () => {
  const { shop, admin, order, remove } = await recalledOrder({
    malt: false,
    zone: { ...stateZone, cash_on_delivery: true },
  })
  for (const amount of [100, 250, 610])
    await admin.post(`/api/orders/${order.id}/discounts`, {
      form_key: `discount-of-${amount}-in-a-test`,
      amount,
      reason: 'Late',
    })
  const [late] = await shop.db.selectFrom('batches').select('id').orderBy('id', 'desc').limit(1).execute()
  await recall(admin, late?.id ?? 0)
  expect((await remove()).json()).toMatchObject({ order: { items_count: 2, to_collect: 90 } })
})

test('a line of which every unit is recalled is gone, also from a return request, and its discount with it', async () => {
  const { shop, admin, shopper, order, remove } = await recalledOrder({ discount: 120 })
  const items = (await admin.get(`/api/orders/${order.id}/items`)).json()
  const line = items.find((item: OrderItem) => item.Product?.name === 'Millet Muesli')
  const asked = await shopper.post('/api/tickets', {
    form_key: 'a-ticket-in-a-test-1',
    kind: 'return',
    order_id: order.id,
    reason: 'damaged',
    body: 'One pack is enough.',
    lines: [{ order_item_id: line.id, quantity: 1 }],
  })
  expect(asked.statusCode, asked.body).toBe(201)
  for (const { id } of await shop.db.selectFrom('batches').select('id').execute()) await recall(admin, id)
  // ₹120 off ₹1,200 is 10 %: ₹216 of ₹240 are left.
  expect((await remove()).json().order).toMatchObject({
    to_collect: 216,
    items_count: 1,
    discounts: [{ amount: 24 }],
  })
  expect((await shopper.get('/api/tickets')).statusCode).toBe(200)
  await dispatchOrders(admin, { parcels: [{ order_id: order.id }] })
  expect((await booksOf(shop, order.id)).documents).toEqual(['bill 21600'])
})

test('the remaining units keep their share of a discount', async () => {
  const { shop, admin, order, batch, remove } = await recalledOrder({ discount: 120 })
  await recall(admin, batch)
  // ₹120 off ₹1,200 is 10 %: one pack of muesli costs ₹288 and the malt ₹216.
  expect((await remove()).json().order).toMatchObject({ to_collect: 504, discounts: [{ amount: 56 }] })
  await dispatchOrders(admin, { parcels: [{ order_id: order.id }] })
  expect((await booksOf(shop, order.id)).documents).toEqual(['bill 50400'])
  await expectConsistentDocuments(shop.db)
})

test('a packed order has to be packed again', async () => {
  const { admin, order, batch, remove } = await recalledOrder()
  await takeStep(admin, 'packed', order.id)
  await recall(admin, batch)
  expect((await remove()).json().order).toMatchObject({ parcel: 'to_pack', to_collect: 560 })
})

test('it is refused for an order that is paid online, invoiced, dispatched, unknown or recalled completely', async () => {
  const { shop, admin, order, muesli, remove } = await recalledOrder({ malt: false })
  const codeOf = async (id: number) => (await admin.put(`/api/orders/${id}/recalled-removed`)).json().code
  const buyer = await signInShopper(shop)
  const { id: ragi } = await addProduct(shop.db, { name: 'Honey', stock: 5 })
  const online = await placeOrderOf(buyer, ragi)
  expect(await codeOf(online.id)).toBe('NOT_DUE')
  await payFor(shop, buyer, online.id)
  expect(await codeOf(online.id)).toBe('NOT_DUE')
  const sent = (await orderInCash(buyer, ragi)).json()
  const [{ order: dispatched }] = await dispatchOrders(admin, { parcels: [{ order_id: sent.id }] })
  expect(await codeOf(sent.id)).toBe('DISPATCHED')
  await undoStep(admin, dispatched)
  expect(await codeOf(sent.id)).toBe('INVOICED')
  expect((await admin.put('/api/orders/987654/recalled-removed')).statusCode).toBe(404)
  for (const { id } of await shop.db.selectFrom('batches').select('id').execute()) await recall(admin, id)
  expect((await remove()).json().code).toBe('NOTHING_LEFT')
  expect(await stockOf(shop, muesli.id)).toBe(0)
  expect((await booksOf(shop, order.id)).states).toBe('due_on_delivery to_pack')
  await expectLedgerRight(shop.db)
  expect((await admin.put(`/api/orders/release/${order.id}`)).statusCode).toBe(200)
})
