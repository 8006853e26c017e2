import { afterEach, beforeEach, expect, test } from 'vitest'
import { createInMemoryEmulator } from '../testing/in-memory.ts'
import { authorization, muesliOrder } from '../testing/merchant.ts'

/** Uses a real connection, because an answer can only get lost on one. */
let emulator: Awaited<ReturnType<typeof createInMemoryEmulator>>
let address: string
beforeEach(async () => {
  emulator = await createInMemoryEmulator()
  address = await emulator.app.listen({ port: 0 })
})
afterEach(() => emulator.close())

const createOrder = (signal?: AbortSignal) =>
  fetch(`${address}/v1/orders`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ ...muesliOrder, currency: 'INR' }),
    signal,
  })
const statusOf = (asked: Promise<Response>) =>
  asked.then(
    ({ status }) => status,
    () => 'no answer',
  )

test.each([
  ['cut', 'before', 0, 'no answer'],
  ['cut', 'after', 1, 'no answer'],
  ['time-out', 'before', 0, 'no answer'],
  ['time-out', 'after', 1, 'no answer'],
  ['fail', 'before', 0, 502],
  ['fail', 'after', 1, 502],
] as const)('%s %s the effect: no answer, and %i orders made', async (effect, when, made, answer) => {
  emulator.faults.add({ on: 'call', call: 'POST /v1/orders', effect, when })
  const hangUp = new AbortController()
  const asked = statusOf(createOrder(hangUp.signal))
  await expect.poll(() => emulator.faults.list()).toEqual([])
  expect(await statusOf(createOrder()), 'a fault is used up once').toBe(200)
  // The client must wait longer than any other call takes, however slow this machine is.
  if (effect === 'time-out') hangUp.abort()
  expect(await asked).toBe(answer)
  expect(emulator.store.orders.size).toBe(made + 1)
})

test('rate limiting says how long to wait', async () => {
  emulator.faults.add({ on: 'call', effect: 'rate-limit' })
  const { status, headers } = await createOrder()
  expect([status, headers.get('retry-after')]).toEqual([429, '1'])
})

test('the status of a failure can be chosen', async () => {
  emulator.faults.add({ on: 'call', effect: 'fail', status: 504 })
  const answer = await createOrder()
  expect([answer.status, await answer.json()]).toMatchObject([504, { error: { code: 'GATEWAY_ERROR' } }])
})

test('a call that hangs does not keep the emulator from closing', async () => {
  emulator.faults.add({ on: 'call', effect: 'time-out' })
  const asked = statusOf(createOrder())
  await expect.poll(() => emulator.faults.list()).toEqual([])
  await emulator.close()
  expect(await asked).toBe('no answer')
})
