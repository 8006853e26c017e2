import { expect, test } from 'vitest'
import { bookSurely, fetchRates, parcel, runCourierJobs, shopWithCouriers } from '#test/shop/couriers.ts'
import { orderRow, payFor, placeOrderOf } from '#test/shop/payment.ts'
import type { Booking } from '../contract.ts'

// Requirement D-560
test('two presses of Book, and two people with forms of their own, book once', async () => {
  const { shop, admin, shopper, muesli, emulator } = await shopWithCouriers()
  for (let round = 1; round <= 5; round++) {
    const order = await placeOrderOf(shopper, muesli.id, 1)
    await payFor(shop, shopper, order.id)
    const { rates } = await fetchRates(admin, order.id)
    const [{ provider, service, charge } = { provider: 'shiprocket', service: '', charge: 0 }] = rates
    const book = (form_key: string) =>
      admin.post(`/api/orders/${order.id}/courier/bookings`, { form_key, parcel, provider, service, charge })
    const key = `the-form-of-round-${round}`
    const answers = await Promise.all([book(key), book(key), book(`another-form-of-round-${round}`)])
    const booked = answers.filter(({ statusCode }) => statusCode === 200)
    const ids = new Set(booked.map((answer) => answer.json<{ booking: Booking }>().booking.id))
    expect(ids.size).toBe(1)
    for (const answer of answers)
      if (answer.statusCode !== 200) expect(answer.json().code).toBe('BOOKED_BEFORE')
    expect(emulator.shipments).toHaveLength(round)
  }
})

// Requirement D-562
test('a webhook that arrives twice while the courier is asked advances the order once', async () => {
  const { shop, admin, shopper, muesli, emulator } = await shopWithCouriers()
  for (let round = 0; round < 5; round++) {
    const order = await placeOrderOf(shopper, muesli.id, 1)
    await payFor(shop, shopper, order.id)
    await bookSurely(admin, order.id)
    const made = emulator.shipments.at(-1)
    if (!made) throw new Error('nothing was booked')
    shop.clock.pass({ minutes: 31 })
    await emulator.scan(made, 'delivered', { posts: false })
    await Promise.all([
      emulator.scan(made, 'delivered', { times: 2 }),
      runCourierJobs(shop),
      runCourierJobs(shop),
    ])
    await runCourierJobs(shop)
    expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'delivered' })
    const steps = await shop.db
      .selectFrom('order_history')
      .select('kind')
      .where('order_id', '=', order.id)
      .where('kind', 'in', ['dispatched', 'delivered'])
      .orderBy('id')
      .execute()
    expect(steps).toEqual([{ kind: 'dispatched' }, { kind: 'delivered' }])
  }
})
