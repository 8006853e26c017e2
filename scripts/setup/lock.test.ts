import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/shop/temporary-folder.ts'
import { withLock } from './lock.mjs'

const newLock = () => join(temporaryFolder(), 'lock')

/** Work that yields a few times and records how many tasks ran at the same time. */
function crowdedWork() {
  let inside = 0
  const most = { atOnce: 0 }
  const work = async () => {
    inside += 1
    most.atOnce = Math.max(most.atOnce, inside)
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate)
    inside -= 1
  }
  return { work, most }
}

test('only one works at a time, and all get their turn', async () => {
  const lock = newLock()
  const { work, most } = crowdedWork()
  let waited = 0
  await Promise.all([1, 2, 3].map(() => withLock(lock, work, { onWait: () => (waited += 1) })))
  expect(most.atOnce).toBe(1)
  expect(waited).toBe(2)
  expect(existsSync(lock)).toBe(false)
})

test('a lock left behind by a killed process is taken over, by one only', async () => {
  const lock = newLock()
  writeFileSync(lock, 'killed long ago')
  utimesSync(lock, new Date(0), new Date(0))
  const { work, most } = crowdedWork()
  await Promise.all([1, 2, 3].map(() => withLock(lock, work)))
  expect(most.atOnce).toBe(1)
})

test('failed work gives the lock back', async () => {
  const lock = newLock()
  const failing = withLock(lock, () => Promise.reject(new Error('no network')))
  await expect(failing).rejects.toThrow('no network')
  expect(existsSync(lock)).toBe(false)
})
