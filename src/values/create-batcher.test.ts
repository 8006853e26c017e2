import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBatcher } from './create-batcher.ts'

/** Work that waits until it is released, and the inputs it received. */
function slowWork() {
  const seen: number[][] = []
  const work = async (items: number[]) => {
    seen.push(items)
    await pause(1)
    if (items.includes(0)) throw new Error('nothing can be done with 0')
    return items.map((item) => item * 10)
  }
  return { seen, work }
}

test('what comes in meanwhile is done together, and each gets its own result', async () => {
  const { seen, work } = slowWork()
  const multiply = createBatcher(3, work)
  expect(await Promise.all([1, 2, 3, 4, 5].map(multiply))).toEqual([10, 20, 30, 40, 50])
  expect(await multiply(6)).toBe(60)
  expect(seen).toEqual([[1], [2, 3, 4], [5], [6]])
})

test('a failure is told to those it concerns, and the next are done', async () => {
  const { seen, work } = slowWork()
  const multiply = createBatcher(2, work)
  const ends = await Promise.allSettled([1, 0, 2, 3].map(multiply))
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(seen).toEqual([[1], [0, 2], [3]])
})
