import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { signWebhook } from '../signatures.ts'
import { createInMemoryEmulator, testKeys } from '../testing/in-memory.ts'
import { createMerchant, muesliOrder } from '../testing/merchant.ts'

let emulator: Awaited<ReturnType<typeof createInMemoryEmulator>>
beforeEach(async () => {
  emulator = await createInMemoryEmulator()
})
afterEach(() => emulator.close())

const newOrder = async (receipt = 'shop-1') =>
  (await createMerchant(emulator.app).createOrder({ ...muesliOrder, receipt })).id
const names = () => emulator.received.map(({ body }): string => JSON.parse(body).event)
const ids = () => emulator.received.map(({ headers }) => headers['x-razorpay-event-id'])
const paid = ['payment.authorized', 'payment.captured', 'order.paid']

test('a payment is told in three events, each with its own id, as snapshots', async () => {
  emulator.pay(await newOrder())
  await emulator.idle()
  expect(names()).toEqual(paid)
  expect(new Set(ids()).size).toBe(3)
  const [authorized, , orderPaid] = emulator.received.map(({ body }) => JSON.parse(body))
  expect(authorized).toMatchObject({
    entity: 'event',
    payload: { payment: { entity: { status: 'authorized' } } },
  })
  expect(orderPaid).toMatchObject({ payload: { order: { entity: { status: 'paid' } } } })
  expect(orderPaid.contains).toEqual(['payment', 'order'])
})

describe('an answer that is not 2xx', () => {
  test('brings the same event again, later and later, until it is accepted', async () => {
    const answers = [500, 0, 200]
    const seen: (string | undefined)[] = []
    emulator.webhooksTo(async ({ headers }) => {
      seen.push(headers['x-razorpay-event-id'])
      const status = answers.shift()
      if (status === 0) throw new Error('not there')
      return status ?? 200
    })
    emulator.fail(await newOrder())
    await emulator.idle()
    for (const seconds of [1, 4, 1]) {
      emulator.clock.advance(seconds)
      await emulator.idle()
    }
    expect(seen).toHaveLength(3)
    expect(new Set(seen).size).toBe(1)
    expect([...emulator.store.deliveries.values()]).toMatchObject([
      { status: 'delivered', answers: [500, 0, 200] },
    ])
  })

  test('is borne for a day, then the event is given up', async () => {
    emulator.webhooksTo(async () => 500)
    emulator.fail(await newOrder())
    for (let hour = 0; hour < 30; hour++) {
      await emulator.webhooks.flush()
      emulator.clock.advance(3600)
    }
    expect([...emulator.store.deliveries.values()]).toMatchObject([
      { status: 'given-up', answers: Array(9).fill(500) },
    ])
  })
})

describe('what can go wrong on the way', () => {
  test('dropped: never comes, unless it is sent by hand', async () => {
    emulator.faults.add({ on: 'webhook', event: 'order.paid', effect: 'drop' })
    emulator.pay(await newOrder())
    await emulator.webhooks.flush()
    expect(names()).toEqual(['payment.authorized', 'payment.captured'])
    const dropped = [...emulator.store.deliveries.values()].find((delivery) => delivery.status === 'dropped')
    emulator.webhooks.resend(dropped?.id ?? '')
    await emulator.idle()
    expect(names()).toEqual(paid)
  })

  test('delayed: comes when its time has come', async () => {
    emulator.faults.add({ on: 'webhook', event: 'payment.captured', effect: 'delay', seconds: 90 })
    emulator.pay(await newOrder())
    await emulator.idle()
    expect(names()).toEqual(['payment.authorized', 'order.paid'])
    emulator.clock.advance(89)
    await emulator.idle()
    expect(names()).toHaveLength(2)
    emulator.clock.advance(1)
    await emulator.idle()
    expect(names().at(-1)).toBe('payment.captured')
  })

  test('doubled: twice with the same id', async () => {
    emulator.faults.add({ on: 'webhook', event: 'order.*', effect: 'duplicate' })
    emulator.pay(await newOrder())
    await emulator.idle()
    expect(names()).toEqual([...paid, 'order.paid'])
    expect(new Set(ids()).size).toBe(3)
  })

  test('out of order: after the next event of its order', async () => {
    emulator.faults.add({ on: 'webhook', event: 'payment.authorized', effect: 'reorder' })
    emulator.pay(await newOrder())
    await emulator.idle()
    expect(names()).toEqual(['payment.captured', 'payment.authorized', 'order.paid'])
  })

  test('out of order with nothing after it: a little later', async () => {
    emulator.faults.add({ on: 'webhook', effect: 'reorder' })
    emulator.fail(await newOrder())
    await emulator.idle()
    expect(names()).toEqual([])
    emulator.clock.advance(5)
    await emulator.idle()
    expect(names()).toEqual(['payment.failed'])
  })

  test('wrongly signed: with a signature that does not hold', async () => {
    emulator.faults.add({ on: 'webhook', event: 'payment.authorized', effect: 'mis-sign' })
    emulator.pay(await newOrder())
    await emulator.idle()
    const held = emulator.received.map(
      ({ body, headers }) => headers['x-razorpay-signature'] === signWebhook(body, testKeys.webhookSecret),
    )
    expect(held).toEqual([false, true, true])
  })
})

test('a shop that is slow with one order does not hold up another', async () => {
  const slow = Promise.withResolvers<number>()
  const [first, second] = [await newOrder('shop-1'), await newOrder('shop-2')]
  const seen: string[] = []
  emulator.webhooksTo(async ({ body }) => {
    const { order_id } = JSON.parse(body).payload.payment.entity
    seen.push(order_id)
    return order_id === first ? slow.promise : 200
  })
  emulator.fail(first)
  emulator.fail(second)
  await expect.poll(() => seen).toEqual([first, second])
  slow.resolve(200)
  await emulator.idle()
})
