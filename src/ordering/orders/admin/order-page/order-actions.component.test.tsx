import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import { sampleOrder } from '#test/shop/sample-order.ts'
import { OrderActions } from './order-actions.tsx'

const sent = sampleOrder({ parcel: 'dispatched' })

function open(unsent: { order_item_id: number; quantity: number }[]) {
  const asked = mockCalls(200, { parcels: [], unsent, notes: [] })
  renderPartAt('/admin', <OrderActions order={sent} revision={0} onChanged={() => {}} />)
  return asked
}
const dispatch = () => screen.queryByRole('button', { name: 'Dispatch' })

test('what is still here of an order that counts as sent can be sent from its page', async () => {
  open([{ order_item_id: 3, quantity: 1 }])
  await waitFor(() => expect(dispatch()).not.toBeNull())
})

test('an order of which nothing is left is not sent again', async () => {
  const asked = open([])
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(await screen.findByRole('button', { name: /delivered/i })).not.toBeNull()
  expect(dispatch()).toBeNull()
})

test('a cancelled order has nothing more to do, and no sign of its own where nothing is', () => {
  renderPartAt(
    '/admin',
    <OrderActions
      order={{ ...sent, status: 'cancelled', parcel: 'cancelled' }}
      revision={0}
      onChanged={() => {}}
    />,
  )
  expect(screen.queryByText('–')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
