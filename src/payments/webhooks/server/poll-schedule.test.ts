import { expect, test } from 'vitest'
import { nextPollAt } from './poll-schedule.ts'

const created = new Date('2026-06-15T06:00:00Z')
const minute = 60_000
const hours = (count: number) => count * 60

// Minutes after its creation at which an order is polled, and minutes until the next poll.
test.each([
  ['pending', 5, 1],
  ['pending', 20, 1],
  ['cancelled', 1, 5],
  ['cancelled', 30, 30],
  ['cancelled', hours(4), hours(4)],
  ['cancelled', hours(40), hours(12)],
  ['cancelled', hours(74), null],
  ['paid', 60, hours(24)],
  ['delivered', hours(74), null],
] as const)('a %s order of %d minutes is asked about again after %s', (status, age, pause) => {
  const now = new Date(created.getTime() + age * minute)
  const order = {
    status,
    hasProviderOrder: true,
    created_at: created,
    hold_expires_at: new Date(created.getTime() + 15 * minute),
    isWaiting: false,
  }
  expect(nextPollAt(order, now)).toEqual(pause === null ? null : new Date(now.getTime() + pause * minute))
})

test('while money is neither taken nor returned an order is asked about for longer', () => {
  const order = {
    status: 'cancelled',
    hasProviderOrder: true,
    created_at: created,
    hold_expires_at: new Date(created.getTime() + 15 * minute),
    isWaiting: true,
  } as const
  const after = (days: number) => nextPollAt(order, new Date(created.getTime() + days * 24 * 60 * minute))
  expect(after(4)).not.toBeNull()
  expect(after(5.5)).not.toBeNull()
  expect(after(6.5)).toBeNull()
})

test('an order that the provider does not know is not asked about once it is over', () => {
  const order = {
    status: 'cancelled',
    hasProviderOrder: false,
    created_at: created,
    hold_expires_at: new Date(created.getTime() + 15 * minute),
    isWaiting: false,
  } as const
  expect(nextPollAt(order, created)).toBeNull()
})

test('an order that is reserved for days is asked about less often, at the end of its reservation, and long enough after it', () => {
  const order = {
    status: 'pending',
    hasProviderOrder: true,
    created_at: created,
    hold_expires_at: new Date(created.getTime() + hours(72) * minute),
    isWaiting: false,
  } as const
  const at = (minutes: number) => new Date(created.getTime() + minutes * minute)
  expect(nextPollAt(order, at(hours(5)))).toEqual(at(hours(5) + 10))
  expect(nextPollAt(order, at(hours(72) - 4))).toEqual(at(hours(72)))
  expect(nextPollAt({ ...order, status: 'cancelled' }, at(hours(100)))).not.toBeNull()
  expect(nextPollAt({ ...order, status: 'cancelled' }, at(hours(72 + 74)))).toBeNull()
})
