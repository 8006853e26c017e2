import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import { sampleOrder } from '#test/shop/sample-order.ts'
import type { Order } from '../contract.ts'
import { DeliverButton } from './deliver-button.tsx'

function press(order: Order) {
  mockCalls(200, { order: { ...order, status: 'delivered', rest: 0 }, message: 'Delivered.' })
  const onDelivered = vi.fn()
  const { person } = renderPartAt(
    '/admin',
    <DeliverButton order={order} onDelivered={onDelivered} onOutdated={vi.fn()} />,
  )
  const mark = async () => person.click(screen.getByRole('button', { name: 'Mark as delivered' }))
  return { person, mark, onDelivered }
}

const partlySent = { status: 'paid', parcel: 'to_pack' } as const

// Requirement D-146
test.each<[string, Partial<Order>, string]>([
  [
    '4 items',
    { ...partlySent, rest: 4 },
    '4 items in order #12 were never dispatched. Mark the order as delivered anyway?',
  ],
  [
    '1 item',
    { ...partlySent, rest: 1 },
    '1 item in order #12 was never dispatched. Mark the order as delivered anyway?',
  ],
  ['nothing', { parcel: 'to_pack' }, 'Order #12 was never dispatched. Mark it as delivered anyway?'],
  ['nothing packed', { parcel: 'packed' }, 'Order #12 was never dispatched. Mark it as delivered anyway?'],
])(
  'marking an order of which something never shipped (%s) as delivered asks for confirmation',
  async (_, order, question) => {
    const { person, mark, onDelivered } = press(sampleOrder(order))
    await mark()
    const dialog = await screen.findByRole('alertdialog', { name: question })
    expect(within(dialog).getByText(/^The items will be removed from the packing list/)).not.toBeNull()
    await person.click(within(dialog).getByRole('button', { name: /cancel/i }))
    expect(fetch).not.toHaveBeenCalled()
    await mark()
    const again = await screen.findByRole('alertdialog', { name: question })
    await person.click(within(again).getByRole('button', { name: 'Mark as delivered' }))
    await vi.waitFor(() => expect(onDelivered).toHaveBeenCalledOnce())
  },
)

test('an order of which all has left is marked delivered with one press', async () => {
  const { mark, onDelivered } = press(sampleOrder({ status: 'paid', parcel: 'dispatched' }))
  await mark()
  await vi.waitFor(() => expect(onDelivered).toHaveBeenCalledOnce())
})
