import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRazorpayClient } from '../client.ts'
import { emulatorInMemory, testKeys } from './in-memory.ts'

/** Over a real connection, where an answer can be lost in earnest. */
let emulator: Awaited<ReturnType<typeof emulatorInMemory>>
let client: ReturnType<typeof createRazorpayClient>
beforeEach(async () => {
  emulator = await emulatorInMemory()
  const apiUrl = await emulator.app.listen({ port: 0 })
  client = createRazorpayClient({ ...testKeys, apiUrl, timeoutSeconds: 0.2, tries: 1 })
})
afterEach(() => emulator.close())

const muesli = { receipt: 'shop-1', amount_paise: 45_050 }

test.each([
  ['cut', 'before', 0],
  ['cut', 'after', 1],
  ['time-out', 'before', 0],
  ['time-out', 'after', 1],
  ['fail', 'before', 0],
  ['fail', 'after', 1],
] as const)('%s %s the effect: no answer, and %i orders made', async (effect, when, made) => {
  emulator.faults.add({ on: 'call', call: 'POST /v1/orders', effect, when })
  await expect(client.createOrder(muesli)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(emulator.store.orders.size).toBe(made)
  expect(await client.createOrder(muesli), 'a fault is used up once').toMatchObject({ status: 'created' })
})

test('rate limiting says how long to wait', async () => {
  emulator.faults.add({ on: 'call', effect: 'rate-limit' })
  const asked = client.createOrder(muesli)
  await expect(asked).rejects.toMatchObject({ kind: 'rate-limited', retryAfterSeconds: 1 })
})

test('the status of a failure can be chosen', async () => {
  emulator.faults.add({ on: 'call', effect: 'fail', status: 504 })
  await expect(client.createOrder(muesli)).rejects.toMatchObject({ status: 504, code: 'GATEWAY_ERROR' })
})

test('a call that hangs does not keep the emulator from closing', async () => {
  emulator.faults.add({ on: 'call', effect: 'time-out' })
  const asked = client.createOrder(muesli).catch((error: Error) => error)
  await expect.poll(() => emulator.faults.list()).toEqual([])
  await emulator.close()
  expect(await asked).toMatchObject({ kind: 'unavailable' })
})
