import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import { sampleOrder } from '#test/shop/sample-order.ts'
import { ReleaseReservation } from './release-reservation.tsx'

const replacement = sampleOrder({ payment_method: 'none', total_price: 0, paid_at: null, replaces: 3 })
const ignore = () => {}

// Requirement D-539
test('a replacement is cancelled after a question that names what follows', async () => {
  mockCalls(200, { message: 'Cancelled', order: replacement })
  const onReleased = vi.fn()
  const { person } = renderPartAt(
    '/admin',
    <ReleaseReservation order={replacement} onReleased={onReleased} onOutdated={ignore} />,
  )
  await person.click(await screen.findByRole('button', { name: /^Cancel replacement/ }))
  await screen.findByText(
    'Its items will go back into stock, and you can refund the return or replace it again.',
  )
  await person.click(screen.getAllByRole('button', { name: 'Cancel replacement' }).at(-1) as HTMLElement)
  await vi.waitFor(() => expect(onReleased).toHaveBeenCalled())
})

// Requirement D-539
test.each([{ parcel: 'dispatched' as const }, { rest: 1 }, { status: 'cancelled' as const }])(
  'a replacement is not cancelled: %o',
  (state) => {
    renderPartAt(
      '/admin',
      <ReleaseReservation order={{ ...replacement, ...state }} onReleased={ignore} onOutdated={ignore} />,
    )
    expect(screen.queryByRole('button')).toBeNull()
  },
)
