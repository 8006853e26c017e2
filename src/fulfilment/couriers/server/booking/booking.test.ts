import { expect, test } from 'vitest'
import { setCash } from '#test/shop/cash-orders.ts'
import {
  bookingOf,
  bookParcel,
  bookSurely,
  fetchRates,
  parcel,
  runCourierJobs,
  shopWithCouriers,
} from '#test/shop/couriers.ts'
import { addOrder, createShopWithPeople } from '#test/shop/orders.ts'
import { orderRow, payFor, placeOrderOf } from '#test/shop/payment.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'

async function shopWithPaidOrder(units = 2) {
  const opened = await shopWithCouriers()
  const order = await placeOrderOf(opened.shopper, opened.muesli.id, units)
  await payFor(opened.shop, opened.shopper, order.id)
  return { ...opened, order }
}

// Requirement D-558
test('the prices of all couriers are compared, the cheapest first, and the chosen one is booked', async () => {
  const { shop, admin, order, emulator } = await shopWithPaidOrder()
  const { rates, failed } = await fetchRates(admin, order.id)
  expect(failed).toEqual([])
  expect(new Set(rates.map(({ provider }) => provider))).toEqual(new Set(['shiprocket', 'delhivery']))
  expect(rates.map(({ charge }) => charge)).toEqual(
    rates.map(({ charge }) => charge).toSorted((a, b) => a - b),
  )
  const [cheapest] = rates
  if (!cheapest) throw new Error('no rate')
  const booking = await bookSurely(admin, order.id, { rate: cheapest })
  expect(booking).toMatchObject({ courier: 'xpressbees', cash: 0, charge: cheapest.charge, weight_g: 900 })
  expect(emulator.shipments).toMatchObject([{ awb: booking.tracking_number, weightGrams: 900, cash: 0 }])
  const stored = await shop.db.selectFrom('courier_bookings').select('price_paise').executeTakeFirst()
  expect(stored?.price_paise).toBe(Math.round(cheapest.charge * 100))
  const label = await admin.get(`/api/couriers/bookings/${booking.id}/label.pdf`)
  expect([label.statusCode, label.headers['content-type'], label.body.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
  // The merchant hands it over: the parcel of the order has the booking's number, and its units aren't booked again.
  await dispatchOrders(admin, {
    courier: booking.courier,
    parcels: [{ order_id: order.id, tracking_number: booking.tracking_number }],
  })
  const again = await admin.post(`/api/orders/${order.id}/courier/rates`, { parcel })
  expect([again.statusCode, again.json().code]).toEqual([409, 'BOOKED_BEFORE'])
})

// Requirement D-560: A booking is stored before the courier is called. A second press books nothing more, and a lost answer
//   is found by the shop's reference (decision X65).
test('a form that was sent twice books once, and other forms for the same units are refused', async () => {
  const { admin, order, emulator } = await shopWithPaidOrder()
  const form_key = crypto.randomUUID()
  const first = await bookSurely(admin, order.id, { form_key })
  const rate = {
    provider: 'shiprocket',
    service: '33',
    name: 'Xpressbees Surface',
    charge: 70,
    days: 5,
  } as const
  const repeated = await bookParcel(admin, order.id, { form_key, rate })
  expect(repeated.json().booking).toMatchObject({ id: first.id })
  const other = await bookParcel(admin, order.id, { rate })
  expect([other.statusCode, other.json().code]).toEqual([409, 'BOOKED_BEFORE'])
  expect(emulator.shipments).toHaveLength(1)
})

// Requirement D-560
test.each(['shiprocket', 'delhivery'] as const)('a lost answer of %s is found', async (provider) => {
  const { shop, admin, order, emulator, hooks } = await shopWithPaidOrder()
  const { rates } = await fetchRates(admin, order.id)
  const rate = rates.find((each) => each.provider === provider)
  if (!rate) throw new Error('no rate')
  // The prices are asked for again first.
  const pricing = provider === 'shiprocket' ? 1 : 5
  const before = emulator.callCount()
  hooks.at = async (point) => {
    if (point === 'courier:stored') emulator.fail('lost answer')
  }
  const booked = await bookParcel(admin, order.id, { rate })
  expect(emulator.callCount() - before).toBe(pricing + 1)
  expect(booked.json().booking).toMatchObject({ state: 'booking', tracking_number: null })
  shop.clock.pass({ seconds: 30 })
  await runCourierJobs(shop)
  expect(await bookingOf(admin, order.id)).toMatchObject({ state: 'booked' })
  expect(emulator.shipments).toHaveLength(1)
})

// Requirement D-560
test('a refused booking is shown with the courier’s reason, and the units can be booked again', async () => {
  const { admin, order, emulator, hooks } = await shopWithPaidOrder()
  const { rates } = await fetchRates(admin, order.id)
  hooks.at = async (point) => {
    if (point === 'courier:stored') emulator.fail('refuse')
  }
  const failed = await bookParcel(admin, order.id, { rate: rates[0] })
  expect(failed.json().booking).toMatchObject({ state: 'failed', problem: 'Oops! This was refused.' })
  delete hooks.at
  await bookSurely(admin, order.id)
})

test('what became dearer since it was displayed is not booked', async () => {
  const { admin, order, emulator } = await shopWithPaidOrder()
  const { rates } = await fetchRates(admin, order.id)
  const [rate] = rates
  if (!rate) throw new Error('no rate')
  const dearer = await bookParcel(admin, order.id, { rate: { ...rate, charge: rate.charge - 1 } })
  expect([dearer.statusCode, dearer.json().code]).toEqual([409, 'PRICE_CHANGED'])
  expect(emulator.shipments).toEqual([])
})

// Requirement D-561: A booking can be cancelled until the courier has collected the parcel; a cancelled order's booking is
//   cancelled automatically (decision X65).
test('a booking is cancelled at the courier, also when an answer is lost; not once it was collected', async () => {
  const { shop, admin, order, emulator } = await shopWithPaidOrder()
  const first = await bookSurely(admin, order.id)
  emulator.fail('lost answer')
  await admin.put(`/api/couriers/bookings/${first.id}/cancelled`)
  expect(await bookingOf(admin, order.id)).toMatchObject({ state: 'cancelling' })
  shop.clock.pass({ minutes: 2 })
  await runCourierJobs(shop)
  expect(await bookingOf(admin, order.id)).toMatchObject({ state: 'called_off', issue: null })
  expect(emulator.shipments).toMatchObject([{ scan: 'cancelled' }])
  const second = await bookSurely(admin, order.id, { provider: 'delhivery' })
  const [, made] = emulator.shipments
  if (!made) throw new Error('nothing was booked')
  await emulator.scan(made, 'in transit')
  await runCourierJobs(shop)
  const late = await admin.put(`/api/couriers/bookings/${second.id}/cancelled`)
  expect([late.statusCode, late.json().code]).toEqual([409, 'COLLECTED'])
})

// Requirement D-563: The courier collects the total of a cash order, which travels in one parcel.
test('a courier collects the cash of a cash order, and its delivery is the payment', async () => {
  const { shop, admin, shopper, muesli, emulator } = await shopWithCouriers()
  await setCash(admin)
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 2 })
  const placed = await shopper.post('/api/orders/add', { payment_method: 'cash_on_delivery' })
  expect(placed.statusCode, placed.body).toBe(201)
  const { id, total_price } = placed.json()
  const [line] = (await admin.get(`/api/orders/${id}/items`)).json()
  const part = [{ order_item_id: line.id, quantity: 1 }]
  const inParts = await admin.post(`/api/orders/${id}/courier/rates`, { items: part, parcel })
  expect([inParts.statusCode, inParts.json().code]).toEqual([409, 'CASH_IN_PARTS'])
  expect(await bookSurely(admin, id)).toMatchObject({ cash: total_price })
  const [made] = emulator.shipments
  if (!made) throw new Error('nothing was booked')
  expect(made.cash).toBe(total_price)
  await emulator.scan(made, 'picked up')
  await runCourierJobs(shop)
  expect(await orderRow(shop, id)).toMatchObject({
    parcel_state: 'dispatched',
    payment_state: 'due_on_delivery',
  })
  await emulator.scan(made, 'delivered')
  await runCourierJobs(shop)
  expect(await orderRow(shop, id)).toMatchObject({ parcel_state: 'delivered', payment_state: 'paid' })
})

// Requirement D-564: While a courier is down, the other one's prices are shown, and orders are dispatched by hand as usual.
test('a courier that is down doesn’t hide the other one, nor stop dispatching by hand', async () => {
  const { shop, admin, order, emulator } = await shopWithPaidOrder()
  await fetchRates(admin, order.id)
  const booking = await bookSurely(admin, order.id)
  await admin.put(`/api/couriers/bookings/${booking.id}/cancelled`)
  emulator.fail('busy')
  const { rates, failed } = await fetchRates(admin, order.id)
  expect(failed).toHaveLength(1)
  expect(rates.length).toBeGreaterThan(0)
  emulator.clearFaults()
  const down = await bookSurely(admin, order.id)
  shop.clock.pass({ minutes: 40 })
  emulator.fail('busy', 'busy')
  await runCourierJobs(shop)
  expect(await bookingOf(admin, order.id)).toMatchObject({ id: down.id, state: 'booked', issue: null })
  const [sent] = await dispatchOrders(admin, { parcels: [{ order_id: order.id }] })
  expect(sent).toMatchObject({ done: true })
})

// Requirement D-565: Without a connected courier, everything works as without this feature.
test('without a courier nothing is offered, and the order is dispatched as before', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  expect((await admin.get('/api/couriers')).json()).toEqual({ connected: [], issues: [] })
  expect((await admin.get(`/api/orders/${id}/courier`)).json()).toEqual({ connected: [], bookings: [] })
  const rates = await admin.post(`/api/orders/${id}/courier/rates`, { parcel })
  expect([rates.statusCode, rates.json().code]).toEqual([409, 'NOT_CONNECTED'])
  const webhook = await shop.visitor().post('/api/parcels/updates', { awb: '141000001001' })
  expect(webhook.statusCode).toBe(400)
  expect(await dispatchOrders(admin, { parcels: [{ order_id: id }] })).toMatchObject([{ done: true }])
})

// Requirement D-559
test('the merchant saves the usual box and the boxes of variants, and parcels are measured with them', async () => {
  const { admin, order } = await shopWithPaidOrder()
  const sizes = (await admin.get('/api/couriers/parcels')).json()
  expect(sizes).toMatchObject({ version: 1, pickup_pin: '641001', packing_g: 100 })
  const [{ pack_id }] = sizes.variants
  const input = {
    version: 1,
    pickup_pin: '641004',
    packing_g: 150,
    box: { length_cm: 30, width_cm: 20, height_cm: 15 },
    variants: [{ pack_id, packed_g: 450, box: { length_cm: 35, width_cm: 12, height_cm: 6 } }],
  }
  const saved = await admin.put('/api/couriers/parcels', input)
  expect(saved.json()).toMatchObject({ version: 2, variants: [{ pack_id, packed_g: 450 }] })
  expect((await admin.put('/api/couriers/parcels', input)).statusCode).toBe(409)
  const measured = await admin.post(`/api/orders/${order.id}/courier/parcel`, {})
  expect(measured.json()).toEqual({ weight_g: 1050, box: { length_cm: 35, width_cm: 20, height_cm: 15 } })
})
