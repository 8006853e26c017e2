import { expect, test } from 'vitest'
import { createShopWithBatches, recall } from '#test/shop/batches.ts'
import { addOrder, createShopWithPeople } from '#test/shop/orders.ts'
import { dispatchOrders, takeStep, undoStep } from '#test/shop/shipment-steps.ts'

test('an order is packed, dispatched and delivered, and its word stays paid until it is delivered', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  const now = async () => {
    const { status, parcel } = (await admin.get(`/api/orders/${id}`)).json()
    return [status, parcel]
  }
  expect(await takeStep(admin, 'packed', id)).toMatchObject([{ id, done: true, order: { parcel: 'packed' } }])
  expect(await now()).toEqual(['paid', 'packed'])
  await dispatchOrders(admin, { parcels: [{ order_id: id, tracking_number: 'D1234567' }] })
  expect(await now()).toEqual(['paid', 'dispatched'])
  await takeStep(admin, 'delivered', id)
  expect(await now()).toEqual(['delivered', 'delivered'])
})

test('several orders at once are each answered by themselves: what happened, what was refused and why', async () => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  const paid = await addOrder(shop, anitha)
  const unpaid = await addOrder(shop, anitha, { status: 'pending' })
  const cancelled = await addOrder(shop, kavin, { status: 'cancelled' })
  const delivered = await addOrder(shop, kavin, { status: 'delivered' })
  const answered = await takeStep(admin, 'packed', paid, unpaid, cancelled, delivered, 999)
  expect(answered.map(({ id, code, message }: Record<string, unknown>) => [id, code, message])).toEqual([
    [paid, null, null],
    [unpaid, 'UNPAID', 'This order isn’t paid yet.'],
    [cancelled, 'CANCELLED', 'This order is cancelled.'],
    [delivered, 'MOVED_ON', 'The status of this order has changed. Check it before you continue.'],
    [999, 'NO_SUCH_ORDER', 'Order not found.'],
  ])
  expect(await takeStep(admin, 'packed', paid)).toMatchObject([{ id: paid, done: true }])
  const events = await shop.db
    .selectFrom('order_history')
    .select(['order_id', 'kind'])
    .where('actor_id', '=', admin.user.id)
    .execute()
  expect(events).toEqual([{ order_id: paid, kind: 'packed' }])
})

test.each([
  ['no order', { order_ids: [] }],
  ['more than 200', { order_ids: Array.from({ length: 201 }, (_, at) => at + 1) }],
])('%s is refused', async (_what, body) => {
  const { admin } = await createShopWithPeople()
  expect((await admin.post('/api/orders/packed', body)).statusCode).toBe(400)
})

test('an order leaves in parts, never more of it than there is, and is dispatched with its last part', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  const [line] = (await admin.get(`/api/orders/${id}/items`)).json()
  const part = (quantity: number) => [{ order_id: id, items: [{ order_item_id: line.id, quantity }] }]
  const sent = async (form_key: string, parcels: object[]) => {
    const [{ code, order }] = await dispatchOrders(admin, { form_key: `${form_key}-form-in-a-test`, parcels })
    return [code, order.parcel]
  }
  expect(await sent('first', part(3))).toEqual(['NOT_THAT_MANY', 'to_pack'])
  expect(await sent('first', part(1))).toEqual([null, 'to_pack'])
  // The same form sent again, as after a lost answer.
  expect(await sent('first', part(1))).toEqual([null, 'to_pack'])
  const changed = [{ ...part(1)[0], tracking_number: 'D1234567' }]
  expect(await sent('first', changed)).toEqual(['SENT_OTHERWISE', 'to_pack'])
  expect(await sent('first', part(2))).toEqual(['SENT_OTHERWISE', 'to_pack'])
  expect(await sent('first', [{ order_id: id }])).toEqual(['SENT_OTHERWISE', 'to_pack'])
  expect(await sent('second', part(2))).toEqual(['NOT_THAT_MANY', 'to_pack'])
  expect(await sent('third', [{ order_id: id }])).toEqual([null, 'dispatched'])
  expect(await sent('third', [{ order_id: id }])).toEqual([null, 'dispatched'])
  expect(await sent('third', part(1))).toEqual([null, 'dispatched'])
  expect(await sent('third', part(2))).toEqual(['SENT_OTHERWISE', 'dispatched'])
  expect(await sent('fourth', [{ order_id: id }])).toEqual(['MOVED_ON', 'dispatched'])
  const parcels = await shop.db.selectFrom('parcel_items').select('quantity').execute()
  expect(parcels).toEqual([{ quantity: 1 }, { quantity: 1 }])
})

test('a form that names an order twice is refused: of two parcels one would be dropped', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  const parcels = [{ order_id: id }, { order_id: String(id), tracking_number: 'D1234567' }]
  const refused = await admin.post('/api/orders/dispatched', {
    form_key: 'a-form-in-a-test',
    courier: 'dtdc',
    parcels,
  })
  expect([refused.statusCode, JSON.stringify(refused.json())]).toEqual([
    400,
    expect.stringContaining('List each order only once.'),
  ])
})

test.each(['1', 'D 12', 'D-1?x=2', 'D'.repeat(41)])('%j is no tracking number', async (tracking_number) => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  const parcels = [{ order_id: id, tracking_number }]
  const refused = await admin.post('/api/orders/dispatched', {
    form_key: 'a-form-in-a-test',
    courier: 'dtdc',
    parcels,
  })
  expect([refused.statusCode, JSON.stringify(refused.json())]).toEqual([
    400,
    expect.stringContaining('Enter the tracking number as the courier prints it'),
  ])
})

/** An order of two units in two shipments, of which one or both are dispatched. */
async function inParts({ rest = true } = {}) {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  const [line] = (await admin.get(`/api/orders/${id}/items`)).json()
  const items = [{ order_item_id: line.id, quantity: 1 }]
  await dispatchOrders(admin, {
    form_key: 'the-first-of-two-parcels',
    parcels: [{ order_id: id, items, tracking_number: 'D1234567' }],
  })
  if (rest)
    await dispatchOrders(admin, { form_key: 'the-second-of-two-parcels', parcels: [{ order_id: id }] })
  const parcels = async (): Promise<{ id: number; delivered_at: string | null }[]> =>
    (await admin.get(`/api/orders/${id}/delivery`)).json().parcels
  const [one, two] = (await parcels()).map((parcel) => parcel.id)
  const deliver = (parcel = 0) => admin.put(`/api/orders/${id}/parcels/${parcel}/delivered`, {})
  const there = async () => (await admin.get(`/api/orders/${id}`)).json()
  const arrived = async () => (await parcels()).map(({ delivered_at }) => delivered_at !== null)
  return { shop, admin, anitha, id, one, two, deliver, there, arrived }
}

test('one parcel is delivered, then the other, and the order with the last of them', async () => {
  const { admin, anitha, id, one, two, deliver, there, arrived } = await inParts()
  const first = await deliver(one)
  expect(first.json()).toMatchObject({
    message: 'Parcel marked as delivered.',
    order: { status: 'paid', parcel: 'dispatched' },
  })
  expect(await arrived()).toEqual([true, false])
  const seen = (await anitha.get(`/api/orders/${id}/delivery`)).json().parcels
  expect(seen.map((parcel: { delivered_at: string | null }) => parcel.delivered_at !== null)).toEqual([
    true,
    false,
  ])
  const last = await deliver(two)
  expect(last.json()).toMatchObject({
    message: 'All parcels delivered. Order marked as delivered.',
    order: { status: 'delivered', parcel: 'delivered' },
  })
  expect((await undoStep(admin, await there())).json().order).toMatchObject({ parcel: 'dispatched' })
  expect(await arrived()).toEqual([true, false])
  const texts = (await admin.get(`/api/orders/${id}/timeline`))
    .json()
    .map(({ text }: { text: string }) => text)
  expect(texts).toEqual(
    expect.arrayContaining(['Marked as not delivered', 'Delivered', 'Parcel delivered (DTDC, D1234567)']),
  )
})

test('a parcel that is delivered twice changes nothing, and is taken back within the minute', async () => {
  const { admin, one, deliver, there, arrived } = await inParts()
  await deliver(one)
  const { step } = await there()
  expect((await deliver(one)).statusCode).toBe(200)
  expect((await there()).step).toBe(step)
  expect((await undoStep(admin, await there())).json().order).toMatchObject({ parcel: 'dispatched' })
  expect(await arrived()).toEqual([false, false])
})

test('an order of which something is left to be sent is not delivered with the parcels that left', async () => {
  const { one, deliver, there, arrived } = await inParts({ rest: false })
  expect((await deliver(one)).json().order).toMatchObject({ status: 'paid', parcel: 'to_pack' })
  expect([await arrived(), (await there()).parcel]).toEqual([[true], 'to_pack'])
})

test('a parcel that was taken back, or is another order’s, is not delivered', async () => {
  const { shop, admin, anitha, two, deliver, there } = await inParts()
  await undoStep(admin, await there())
  const gone = await deliver(two)
  expect([gone.statusCode, gone.json().code]).toEqual([404, 'NO_SUCH_PARCEL'])
  const other = await addOrder(shop, anitha)
  const elsewhere = await admin.put(`/api/orders/${other}/parcels/1/delivered`, {})
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([404, 'NO_SUCH_PARCEL'])
})

test('an order with recalled units can’t be marked as delivered', async () => {
  const { admin, batch, bought } = await createShopWithBatches(3, 0)
  const { id } = await bought(2)
  await recall(admin, batch)
  const [stays] = await takeStep(admin, 'delivered', id)
  expect(stays).toMatchObject({ done: false, code: 'RECALLED', order: { parcel: 'to_pack' } })
})

test('marking orders as delivered reports for each whether it changed', async () => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  const ids = [await addOrder(shop, anitha), await addOrder(shop, kavin, { status: 'cancelled' }), 999]
  const outcomes = async () =>
    (await takeStep(admin, 'delivered', ...ids)).map(({ done, changed, code }: Record<string, unknown>) => [
      done,
      changed,
      code,
    ])
  const refused = [
    [false, false, 'CANCELLED'],
    [false, false, 'NO_SUCH_ORDER'],
  ]
  expect(await outcomes()).toEqual([[true, true, null], ...refused])
  expect(await outcomes()).toEqual([[true, false, null], ...refused])
})
