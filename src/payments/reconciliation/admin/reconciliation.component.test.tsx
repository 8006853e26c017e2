import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import { Reconciliation } from './reconciliation.tsx'

// 00:30 in India, which is still the day before in London.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-15T19:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const day = () => screen.getByLabelText<HTMLInputElement>('Day')

test('yesterday where the shop is stands ready, and no day that is still to come can be chosen', () => {
  renderPartAt('/admin?view=money', <Reconciliation onSettled={() => {}} />)
  expect([day().value, day().max]).toEqual(['2026-06-15', '2026-06-16'])
})

test('a compared day stands in the address, and a day without differences is told as one', async () => {
  const returned = { payments: 0, amount: 0 }
  const calls = mockCalls(200, {
    day: '2026-06-15',
    payments: 3,
    returned,
    differences: [],
    complete: true,
  })
  const { person, address } = renderPartAt('/admin?view=money', <Reconciliation onSettled={() => {}} />)
  await person.click(screen.getByRole('button', { name: 'Compare' }))
  expect(await screen.findByText('No differences.')).not.toBeNull()
  expect(address()).toBe('/admin?view=money&day=2026-06-15')
  expect(calls.mock.calls[0]?.[0]).toBe('/api/money/reconciliation?day=2026-06-15')
})

test('a day that could not be compared can be asked for again', async () => {
  mockCalls(500, {})
  const { person } = renderPartAt('/admin?day=2026-06-10', <Reconciliation onSettled={() => {}} />)
  expect(day().value).toBe('2026-06-10')
  expect(await screen.findByText('Couldn’t compare this day’s payments. Try again.')).not.toBeNull()
  const calls = mockCalls(500, {})
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(calls).toHaveBeenCalled()
})
