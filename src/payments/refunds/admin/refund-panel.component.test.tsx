import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import type { AdminRefund } from '../contract.ts'
import { RefundPanel } from './refund-panel.tsx'
import { RefundProgress } from './refund-progress.tsx'

const line = {
  item_id: 1,
  name: 'Idli Podi',
  size: '200 g',
  quantity: 2,
  unit_price: 250,
  refunded: 0,
  replaced: 0,
  put_back: 2,
  here: 0,
  can_put_back: true,
}

// Requirement D-199
test.each([
  [0, true],
  [1, false],
])('for an order with %d units left to send, cancelling is suggested: %s', async (here, isSuggested) => {
  mockCalls(200, {
    order_id: 7,
    total: 540,
    left: 40,
    is_paid: true,
    is_here: true,
    is_cancelled: false,
    asks_about_goods: null,
    lines: [line, { ...line, item_id: 2, here }],
    delivery: { paid: 40, left: 40 },
    refunds: [],
  })
  renderPartAt('/admin', <RefundPanel orderId={7} refreshKey={here} onChanged={() => {}} />)
  expect(await screen.findByRole('button', { name: 'Cancel order #7' })).not.toBeNull()
  expect(screen.queryByText(/^This order has nothing left to dispatch/) !== null).toBe(isSuggested)
})

test.each([
  [null, '1 × Idli Podi'],
  ['damaged', 'Damaged or defective: 1 × Idli Podi'],
] as const)('of a refund with the reason %s, the page shows: %s', (reason, contents) => {
  const refund: AdminRefund = {
    id: 3,
    amount: 125,
    reason,
    note: '',
    at: '2026-06-15T06:00:00.000Z',
    lines: [{ item_id: 1, name: 'Idli Podi', size: '200 g', quantity: 1 }],
    delivery: 0,
    goodwill: 0,
    source: 'merchant',
    progress: 'by_hand',
    last_error: null,
    wanted_by: 'Meena Kumari',
    payment_id: 'pay_1',
  }
  renderPartAt('/admin', <RefundProgress refund={refund} />)
  expect(screen.getByText(contents)).not.toBeNull()
})
