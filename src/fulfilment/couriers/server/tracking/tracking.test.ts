import { expect, test } from 'vitest'
import {
  bookingOf,
  bookSurely,
  runCourierJobs,
  shopWithCouriers,
  webhookTokens,
} from '#test/shop/couriers.ts'
import { eraseAccount } from '#test/shop/erase-account.ts'
import { guestsOrder, payAsGuest, placeAsGuest } from '#test/shop/guests.ts'
import { orderRow, payFor, placeOrderOf } from '#test/shop/payment.ts'
import { runRefundJob, sendRefund } from '#test/shop/refunds.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { dispatchOrders, undoStep } from '#test/shop/shipment-steps.ts'

type Options = Parameters<typeof shopWithCouriers>[0]

/** A shop with a paid order of three packs, booked with Shiprocket. */
async function shopWithBooking(options: Options = {}) {
  const opened = await shopWithCouriers(options)
  const order = await placeOrderOf(opened.shopper, opened.muesli.id, 3)
  await payFor(opened.shop, opened.shopper, order.id)
  const booking = await bookSurely(opened.admin, order.id)
  const [made] = opened.emulator.shipments
  if (!made) throw new Error('nothing was booked')
  return { ...opened, order, booking, made }
}
const mailsAbout = ({ shop }: Awaited<ReturnType<typeof shopWithBooking>>, number: string) =>
  shop.mails.filter(({ text }) => text.includes(number))
const issuesIn = async ({ admin }: Pick<Awaited<ReturnType<typeof shopWithBooking>>, 'admin'>) =>
  (await admin.get('/api/couriers')).json().issues

// Requirement D-562: A courier's webhook is verified by its token and stored, and advances the order by the usual steps, with
//   their emails. Reports that come twice, late or out of order change nothing (decision X66).
test('a pick-up dispatches the order, and the delivery delivers it, each once, with its mail', async () => {
  const opened = await shopWithBooking()
  const { shop, admin, order, booking, emulator, made } = opened
  await emulator.scan(made, 'picked up', { times: 3 })
  await runCourierJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'dispatched' })
  const { parcels } = (await admin.get(`/api/orders/${order.id}/delivery`)).json()
  expect(parcels).toMatchObject([{ courier: 'xpressbees', tracking_number: booking.tracking_number }])
  // Mails about a step wait until it can't be undone any more.
  shop.clock.pass({ minutes: 2 })
  await sendMails(shop)
  expect(mailsAbout(opened, booking.tracking_number ?? '')).toHaveLength(1)
  shop.clock.pass({ days: 2 })
  await emulator.scan(made, 'delivered')
  // These were sent before, and arrive late.
  await emulator.scan(made, 'out for delivery', { times: 2 })
  await emulator.scan(made, 'picked up')
  await runCourierJobs(shop)
  await runCourierJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'delivered' })
  const steps = await shop.db
    .selectFrom('order_history')
    .select(['kind', 'actor_id'])
    .where('kind', 'in', ['dispatched', 'delivered'])
    .orderBy('id')
    .execute()
  expect(steps).toEqual([
    { kind: 'dispatched', actor_id: null },
    { kind: 'delivered', actor_id: null },
  ])
  await admin.logInAgain()
  expect(await issuesIn(opened)).toEqual([])
})

// Requirement D-562
test('a delivery without earlier reports dispatches first; a lost webhook is made up for by asking', async () => {
  const { shop, order, emulator, made } = await shopWithBooking()
  await emulator.scan(made, 'delivered', { posts: false })
  await runCourierJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'to_pack' })
  shop.clock.pass({ minutes: 31 })
  await runCourierJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'delivered' })
  const calls = emulator.callCount()
  shop.clock.pass({ days: 1 })
  await runCourierJobs(shop)
  expect(emulator.callCount()).toBe(calls)
})

// Requirement D-562
test('wrong tokens, unknown numbers, unreadable and huge webhooks change nothing', async () => {
  const { shop, order, booking, emulator, made } = await shopWithBooking()
  const report = { awb: booking.tracking_number, shipment_status_id: 7 }
  const [wrong] = await emulator.post('shiprocket', report, { token: 'another-token-of-somebody' })
  expect(wrong).toMatchObject({ statusCode: 400 })
  // The other courier's token does not report this courier's parcels.
  await emulator.post('shiprocket', report, { token: webhookTokens.delhivery })
  for (const odd of [
    { ...report, awb: '999999999999' },
    { ...report, shipment_status_id: 999 },
    {},
    { awb: null },
  ]) {
    const [answer] = await emulator.post('shiprocket', odd)
    expect(answer).toMatchObject({ statusCode: 200 })
  }
  const [huge] = await emulator.post('shiprocket', { ...report, scans: 'x'.repeat(300_000) })
  expect(huge).toMatchObject({ statusCode: 413 })
  expect(await shop.db.selectFrom('courier_events').selectAll().execute()).toEqual([])
  await runCourierJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'to_pack' })
  expect(made.scan).toBe('booked')
})

// Requirement D-566: A parcel that comes back or is lost is shown to the merchant until somebody marks it as resolved.
test('a parcel that comes back or is lost is a task on the dashboard', async () => {
  const opened = await shopWithBooking()
  const { shop, admin, order, emulator, made } = opened
  await emulator.scan(made, 'in transit')
  await emulator.scan(made, 'returning')
  await runCourierJobs(shop)
  expect(await issuesIn(opened)).toMatchObject([{ order_id: order.id, issue: 'returning' }])
  await emulator.scan(made, 'returned')
  await runCourierJobs(shop)
  const [issue] = await issuesIn(opened)
  expect(issue).toMatchObject({ issue: 'returned' })
  const tasks = async () =>
    (await admin.get('/api/overview'))
      .json()
      .tasks.filter(({ kind }: { kind: string }) => kind === 'couriers')
  expect(await tasks()).toMatchObject([{ count: 1 }])
  await admin.put(`/api/couriers/bookings/${issue.id}/issue-resolved`)
  await runCourierJobs(shop)
  expect([await tasks(), await issuesIn(opened)]).toEqual([[], []])
})

// Requirement D-567: Each parcel of an order that is sent in parts is booked and followed on its own.
test('the parcels of an order are followed one by one', async () => {
  const { shop, admin, shopper, muesli, emulator } = await shopWithCouriers()
  const order = await placeOrderOf(shopper, muesli.id, 3)
  await payFor(shop, shopper, order.id)
  const [line] = (await admin.get(`/api/orders/${order.id}/items`)).json()
  const units = (quantity: number) => ({ items: [{ order_item_id: line.id, quantity }] })
  await bookSurely(admin, order.id, units(2))
  await bookSurely(admin, order.id, { provider: 'delhivery', ...units(1) })
  const [first, second] = emulator.shipments
  if (!first || !second) throw new Error('two parcels were booked')
  await emulator.scan(first, 'picked up')
  await runCourierJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'to_pack' })
  await emulator.scan(second, 'delivered')
  await runCourierJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'dispatched' })
  await emulator.scan(first, 'delivered')
  await runCourierJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'delivered' })
})

// Requirement D-561
test('a refunded order’s booking is cancelled; what was collected all the same is shown to the merchant', async () => {
  const opened = await shopWithBooking()
  const { shop, admin, order, emulator, made } = opened
  await sendRefund(admin, order.id, { what: 'all' })
  await runRefundJob(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled' })
  // Its answer is lost, and the courier comes before the shop asks again.
  emulator.fail('busy')
  await runCourierJobs(shop)
  expect(await bookingOf(admin, order.id)).toMatchObject({ state: 'cancelling' })
  await emulator.scan(made, 'picked up')
  shop.clock.pass({ minutes: 2 })
  await runCourierJobs(shop)
  expect(await issuesIn(opened)).toMatchObject([
    { issue: 'not_dispatched', reason: 'This order is cancelled.' },
  ])
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'cancelled' })
})

test('a parcel with more units than are left after a refund is shown to the merchant', async () => {
  const opened = await shopWithBooking()
  const { shop, admin, order, emulator, made } = opened
  const [line] = (await admin.get(`/api/orders/${order.id}/refunding`)).json().lines
  const lines = [{ item_id: line.item_id, quantity: 1, restock: false }]
  const refunded = await sendRefund(admin, order.id, { what: 'lines', lines })
  expect(refunded.statusCode, refunded.body).toBeLessThan(300)
  await emulator.scan(made, 'picked up')
  await runCourierJobs(shop)
  expect(await issuesIn(opened)).toMatchObject([
    { issue: 'not_dispatched', reason: 'This order doesn’t have that many units left to dispatch.' },
  ])
})

// Requirement D-561
test('a courier that cancels a booking by itself is shown to the merchant, and the units can be booked again', async () => {
  const opened = await shopWithBooking()
  const { shop, admin, order, emulator, made } = opened
  await emulator.scan(made, 'cancelled')
  await runCourierJobs(shop)
  expect(await issuesIn(opened)).toMatchObject([{ issue: 'called_off' }])
  await bookSurely(admin, order.id, { provider: 'delhivery' })
})

// Requirement D-568: Undoing an automatic step stays undone until the courier reports something new.
test('an automatic dispatch can be undone, and stays undone until the next report', async () => {
  const { shop, admin, order, emulator, made } = await shopWithBooking()
  await emulator.scan(made, 'picked up')
  await runCourierJobs(shop)
  const { step } = (await admin.get(`/api/orders/${order.id}`)).json()
  expect((await undoStep(admin, { id: order.id, step })).statusCode).toBe(200)
  await emulator.post('shiprocket', {
    awb: made.awb,
    shipment_status_id: 42,
    current_timestamp: '15 06 2026 11:31:00',
  })
  await runCourierJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'to_pack' })
  await emulator.scan(made, 'in transit')
  await runCourierJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'dispatched' })
})

test('an order that was dispatched by hand with the booking’s number is not dispatched again', async () => {
  const { shop, admin, order, booking, emulator, made } = await shopWithBooking()
  const { courier, tracking_number } = booking
  await dispatchOrders(admin, { courier, parcels: [{ order_id: order.id, tracking_number }] })
  await emulator.scan(made, 'picked up')
  await emulator.scan(made, 'delivered')
  await runCourierJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'delivered' })
  const parcels = shop.db.selectFrom('parcels').select('id').where('order_id', '=', order.id)
  expect(await parcels.execute()).toHaveLength(1)
})

test('a late report about the order of a deleted account changes nothing, and sends no mail', async () => {
  const { shop, shopper, order, emulator, made } = await shopWithBooking()
  await emulator.scan(made, 'delivered')
  await runCourierJobs(shop)
  shop.clock.pass({ days: 2 })
  while ((await sendMails(shop)) > 0);
  await eraseAccount(shop, shopper)
  const before = shop.mails.length
  await emulator.scan(made, 'out for delivery')
  await runCourierJobs(shop)
  shop.clock.pass({ days: 1 })
  await sendMails(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'delivered' })
  expect(shop.mails.slice(before).filter(({ text }) => text.includes(made.awb))).toEqual([])
})

test('a guest’s order is booked and followed, with mails in Tamil', async () => {
  const { shop, admin, muesli, emulator } = await shopWithCouriers({ env: guestsOrder })
  const { order, key } = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, key)
  await shop.db.updateTable('orders').set({ locale: 'ta' }).where('id', '=', order.id).execute()
  const booking = await bookSurely(admin, order.id)
  const [made] = emulator.shipments
  if (!made) throw new Error('nothing was booked')
  await emulator.scan(made, 'picked up')
  await runCourierJobs(shop)
  shop.clock.pass({ minutes: 2 })
  await sendMails(shop)
  const mail = shop.mails.find(({ text }) => text.includes(booking.tracking_number ?? ''))
  expect(mail).toMatchObject({ to: 'meena@example.com' })
  expect(mail?.subject).toMatch(/[\u0b80-\u0bff]/)
})
