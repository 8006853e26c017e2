import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '#browser/call-api.ts'
import { usePolling } from './use-polling.ts'

test('what is on its way is looked at again, also after a look that failed, until it has come', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const reload = vi.fn()
  const data = {}
  const waiting = { data, isOnItsWay: true }
  type Shown = { data: object; failed?: ApiError; isOnItsWay: boolean }
  const { rerender } = renderHook(
    ({ data, failed, isOnItsWay }: Shown) =>
      usePolling({ data, failed, reload }, { isPending: isOnItsWay, everyMs: 2_000 }),
    { initialProps: waiting },
  )
  const looksAfter = (answer: Shown) => {
    rerender(answer)
    act(() => void vi.advanceTimersByTime(2_000))
    return reload.mock.calls.length
  }
  expect(looksAfter(waiting)).toBe(1)
  expect(looksAfter({ ...waiting, failed: new ApiError(500, {}) })).toBe(2)
  expect(looksAfter({ ...waiting, failed: new ApiError(500, {}) })).toBe(3)
  expect(looksAfter({ data: {}, isOnItsWay: true })).toBe(4)
  expect(looksAfter({ data: {}, isOnItsWay: false })).toBe(4)
})
