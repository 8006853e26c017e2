import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaseEnd, whileLeased } from './lease.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-15T06:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const clock = { now: () => new Date() }
const seconds = (moments: Date[]) => moments.map((moment) => moment.getTime() / 1000 - start())
const start = () => new Date('2026-06-15T06:00:00Z').getTime() / 1000

/** Work that takes so many seconds under a lease. @returns the lease ends that were written */
async function workFor(length: number, renew: (until: Date) => Promise<void> = async () => {}) {
  const ends: Date[] = []
  const working = whileLeased(
    {
      clock,
      first: leaseEnd(clock.now()),
      renew: async (_from, until) => {
        ends.push(until)
        await renew(until)
      },
    },
    () => new Promise<void>((resolve) => setTimeout(resolve, length * 1000)),
  )
  await vi.advanceTimersByTimeAsync(length * 1000)
  const { lease } = await working
  await vi.advanceTimersByTimeAsync(60_000)
  return { ends: seconds(ends), until: seconds([lease.until])[0] }
}

test('work of a moment renews nothing', async () => {
  expect(await workFor(1)).toEqual({ ends: [], until: 10 })
})

test('long work keeps its lease, and nothing renews it afterwards', async () => {
  expect(await workFor(10)).toEqual({ ends: [13, 16, 19], until: 19 })
})

test('a renewal that fails is followed by the next', async () => {
  let failures = 1
  const renewed = await workFor(7, async () => {
    if (failures-- > 0) throw new Error('the database is away')
  })
  expect(renewed).toEqual({ ends: [13, 16], until: 16 })
})
