import { expect, test } from 'vitest'
import { addOrder, createShopWithPeople } from '#test/shop/orders.ts'
import { runRefundJob, sendRefund, shopWithRefundableOrder } from '#test/shop/refunds.ts'
import { dispatchOrders, takeStep, undoStep } from '#test/shop/shipment-steps.ts'

test('each step is taken back within a minute, and leaves the order where it was', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  const states: string[] = []
  const there = async () => (await admin.get(`/api/orders/${id}`)).json()
  const takeBack = async () => {
    const undone = await undoStep(admin, await there())
    expect(undone.statusCode).toBe(200)
    states.push(undone.json().order.parcel)
  }
  await takeStep(admin, 'packed', id)
  await takeBack()
  await takeStep(admin, 'packed', id)
  await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  await takeBack()
  expect(await shop.db.selectFrom('parcels').selectAll().execute()).toEqual([])
  await dispatchOrders(admin, { form_key: 'again-form-in-a-test', parcels: [{ order_id: id }] })
  await takeStep(admin, 'delivered', id)
  await takeBack()
  expect(await shop.db.selectFrom('parcels').select('delivered_at').execute()).toEqual([
    { delivered_at: null },
  ])
  expect(states).toEqual(['to_pack', 'packed', 'dispatched'])
})

test('steps of several orders are taken back at once, each answered by itself', async () => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  const ids = [await addOrder(shop, anitha), await addOrder(shop, kavin), await addOrder(shop, kavin)]
  const taken = await takeStep(admin, 'packed', ...ids)
  const steps = taken.map(({ id, order }: { id: number; order: { step: number } }) => ({
    order_id: id,
    step: order.step,
  }))
  expect(taken).toMatchObject([{ changed: true }, { changed: true }, { changed: true }])
  expect(await takeStep(admin, 'packed', ids[0] ?? 0)).toMatchObject([{ done: true, changed: false }])
  // One order was dispatched in between.
  await dispatchOrders(admin, { parcels: [{ order_id: ids[2] }] })
  for (const changed of [true, false]) {
    const { orders } = (await admin.put('/api/orders/undo', { steps })).json()
    expect(orders).toMatchObject([
      { id: ids[0], done: true, changed, order: { parcel: 'to_pack' } },
      { id: ids[1], done: true, changed, order: { parcel: 'to_pack' } },
      { id: ids[2], done: false, code: 'MOVED_ON', order: { parcel: 'dispatched' } },
    ])
  }
})

// Requirement D-145
test('undoing a step that never happened, or a delivery that wasn’t made, is rejected', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  const [{ order: packed }] = await takeStep(admin, 'packed', id)
  expect((await undoStep(admin, { ...packed, id: 999 })).statusCode).toBe(404)
  const undone = await admin.put(`/api/orders/undeliver/${id}`)
  expect([undone.statusCode, undone.json()]).toMatchObject([
    409,
    { code: 'NOT_DELIVERED', message: 'This order hasn’t been marked as delivered.' },
  ])
  expect((await admin.get(`/api/orders/${id}`)).json().parcel).toBe('packed')
  const never = await addOrder(shop, anitha)
  const unpacked = await undoStep(admin, { ...packed, id: never })
  expect([unpacked.statusCode, unpacked.json().code]).toEqual([409, 'MOVED_ON'])
})

test('undoing twice changes nothing; another step than the one that was seen, or a late one, stays', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  const [{ order: packed }] = await takeStep(admin, 'packed', id)
  expect((await undoStep(admin, packed)).statusCode).toBe(200)
  expect((await undoStep(admin, packed)).statusCode).toBe(200)
  const [{ order: again }] = await takeStep(admin, 'packed', id)
  const stale = await undoStep(admin, packed)
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'MOVED_ON'])
  shop.clock.pass({ seconds: 61 })
  const late = await undoStep(admin, again)
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'It’s too late to undo this. A step can only be undone within one minute.',
  ])
  expect((await admin.get(`/api/orders/${id}`)).json().parcel).toBe('packed')
})

test('a dispatch can be undone after a part of the order was refunded, but not once all of it is being refunded', async () => {
  const { shop, admin, order } = await shopWithRefundableOrder({ webhooks: false })
  const leave = async (form_key: string) => {
    const [{ order: dispatched }] = await dispatchOrders(admin, {
      form_key,
      parcels: [{ order_id: order.id }],
    })
    return dispatched
  }
  const first = await leave('the-first-dispatch')
  await sendRefund(admin, order.id, { what: 'amount', amount: 50 })
  expect((await undoStep(admin, first)).json().order).toMatchObject({ parcel: 'to_pack' })
  const second = await leave('the-second-dispatch')
  await sendRefund(admin, order.id, { what: 'all' })
  for (const isRefunded of [false, true]) {
    if (isRefunded) await runRefundJob(shop)
    const refused = await undoStep(admin, second)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'MOVED_ON'])
  }
  expect((await admin.get(`/api/orders/${order.id}`)).json().parcel).toBe('dispatched')
})

test('packing can’t be undone once the order is cancelled', async () => {
  const { admin, order } = await shopWithRefundableOrder({ webhooks: false })
  const [{ order: packed }] = await takeStep(admin, 'packed', order.id)
  await sendRefund(admin, order.id, { what: 'all' })
  const refused = await undoStep(admin, packed)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'MOVED_ON'])
})
