import { expect, test } from 'vitest'
import { DatabaseDown } from './outage.ts'
import { createWriteCheck, isWriteRefused } from './write-check.ts'

/** A fake server that counts the attempted writes. */
function server({ isProbedRegularly = true } = {}) {
  const state = { now: 0, tries: 0, reads: false, full: false, refusedAt: Number.NEGATIVE_INFINITY }
  const takesWrites = createWriteCheck(
    {
      isReadOnly: async () => state.reads,
      tryWrite: async () => {
        state.tries += 1
        return !state.full
      },
      refusedAt: () => state.refusedAt,
      isProbedRegularly,
    },
    () => state.now,
  )
  const after = async (ms: number) => {
    state.now += ms
    return takesWrites()
  }
  return { state, after }
}

// Requirement D-292
test('while everything is healthy a test write runs once a minute, however many requests there are', async () => {
  const { state, after } = server()
  for (let asked = 0; asked < 60; asked++) expect(await after(2000)).toBe(true)
  expect(state.tries).toBe(2)
})

test('a refused write of the shop has it tried a second later, and every five while there is no room', async () => {
  const { state, after } = server()
  expect(await after(0)).toBe(true)
  state.full = true
  state.refusedAt = 500
  expect(await after(600)).toBe(true)
  expect(await after(400)).toBe(false)
  expect(state.tries).toBe(2)
  for (let asked = 0; asked < 10; asked++) {
    state.refusedAt = state.now
    expect(await after(1000)).toBe(false)
  }
  expect(state.tries).toBe(4)
  state.full = false
  expect(await after(5000)).toBe(true)
})

// Requirement D-294
test('a database that isn’t checked regularly is checked after it rejected a write, until it accepts one', async () => {
  const { state, after } = server({ isProbedRegularly: false })
  expect(await after(600_000)).toBe(true)
  expect(state.tries).toBe(0)
  state.full = true
  state.refusedAt = state.now
  expect(await after(1000)).toBe(false)
  state.full = false
  expect(await after(5000)).toBe(true)
  expect(await after(600_000)).toBe(true)
  expect(state.tries).toBe(2)
})

test('a server that only reads is told at once, and tried as soon as it writes again', async () => {
  const { state, after } = server()
  expect(await after(0)).toBe(true)
  state.reads = true
  expect(await after(1)).toBe(false)
  expect(state.tries).toBe(1)
  state.reads = false
  expect(await after(1)).toBe(true)
  expect(state.tries).toBe(2)
})

test('many who ask at once share one try', async () => {
  const { state, after } = server()
  await Promise.all([after(0), after(0), after(0)])
  expect(state.tries).toBe(1)
})

test('a full disk, a failing one and a replica refuse writes; a server that is away does not', () => {
  const said = (code: string) => new DatabaseDown(Object.assign(new Error('said'), { code }))
  expect(['53100', '58030', '25006'].map((code) => isWriteRefused(said(code)))).toEqual([true, true, true])
  expect(['53300', '57P01', '08006'].map((code) => isWriteRefused(said(code)))).toEqual([false, false, false])
  expect(isWriteRefused(new DatabaseDown())).toBe(false)
})
