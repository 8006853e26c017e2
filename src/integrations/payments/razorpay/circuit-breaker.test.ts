import { expect, test } from 'vitest'
import { createInMemoryProvider } from '#test/shop/in-memory-provider.ts'

/** A client whose provider does not answer, and a counter of the requests that reached the provider. */
async function silentProvider() {
  let seconds = 0
  let asked = 0
  const emulator = await createInMemoryProvider()
  const client = emulator.adapter({
    wait: async () => {},
    now: () => seconds * 1000,
    exchange: (url, request) => {
      asked += 1
      return emulator.exchange(url, request)
    },
  })
  const { id } = await client.ensureOrder({ receipt: 'shop-1', amount_paise: 45_050 })
  asked = 0
  emulator.faults.add({ on: 'call', effect: 'fail', times: 10_000 })
  return {
    emulator,
    ask: () =>
      client.fetchOrder(id).then(
        () => 'answered',
        (error) => error.code,
      ),
    pass: (more: number) => {
      seconds += more
    },
    asked: () => asked,
  }
}

test('after two calls without an answer nobody waits for the third', async () => {
  const { ask, asked } = await silentProvider()
  for (let call = 0; call < 5; call++) await ask()
  expect(asked()).toBe(6)
  expect(await ask()).toBe('CIRCUIT_OPEN')
})

test('after a rest one try is let through; while there is no answer the rests grow', async () => {
  const { ask, asked, pass } = await silentProvider()
  await ask()
  await ask()
  const reached: number[] = []
  for (const seconds of [5, 5, 5, 20, 40, 60, 60]) {
    pass(seconds)
    const before = asked()
    await Promise.all([ask(), ask(), ask()])
    reached.push(asked() - before)
  }
  expect(reached).toEqual([1, 0, 1, 1, 1, 1, 1])
})

test('the first answer lets everybody through again', async () => {
  const { ask, pass, emulator } = await silentProvider()
  await ask()
  await ask()
  emulator.faults.clear()
  expect(await ask()).toBe('CIRCUIT_OPEN')
  pass(5)
  expect(await ask()).toBe('answered')
  expect(await Promise.all([ask(), ask()])).toEqual(['answered', 'answered'])
})

test('a refusal is an answer', async () => {
  const { emulator, asked, ask } = await silentProvider()
  emulator.faults.clear()
  emulator.faults.add({ on: 'call', effect: 'fail', status: 400, times: 100 })
  for (let call = 0; call < 10; call++) await ask()
  expect(asked()).toBe(10)
})
