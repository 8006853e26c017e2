import { expect, test } from 'vitest'
import { createQuietCollector } from './quiet-garbage-collection.ts'

const megabyte = 1024 * 1024

/** A process whose collections free everything above 150 MB. */
function createProcess() {
  const state = { megabytes: 150, busy: 0, collections: 0 }
  const check = createQuietCollector({
    collect: () => {
      state.collections += 1
      state.megabytes = Math.min(state.megabytes, 150)
    },
    residentBytes: () => state.megabytes * megabyte,
    busyShare: () => state.busy,
  })
  /** Checks once in this state, and returns how many collections there were so far. */
  return (megabytes: number, busy: number) => {
    Object.assign(state, { megabytes, busy })
    check()
    return state.collections
  }
}

test('garbage is collected in a quiet moment after the process has grown, and not again until it grows again', () => {
  const checkAt = createProcess()
  expect(checkAt(150, 0.01)).toBe(1)
  expect(checkAt(160, 0.01)).toBe(1)
  expect(checkAt(280, 0.4)).toBe(1)
  expect(checkAt(280, 0.01)).toBe(2)
  expect(checkAt(155, 0.01)).toBe(2)
})

test('memory that is in use is not collected again and again', () => {
  let collections = 0
  const check = createQuietCollector({
    collect: () => void collections++,
    residentBytes: () => 300 * megabyte,
    busyShare: () => 0,
  })
  for (let turn = 0; turn < 5; turn++) check()
  expect(collections).toBe(1)
})
