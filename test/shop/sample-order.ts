import type { Order } from '#ordering/orders/contract.ts'

/** A paid order as the back office receives it, for component tests. */
export const sampleOrder = (order: Partial<Order> = {}): Order => ({
  id: 12,
  status: 'paid',
  total_price: 640,
  rest: 0,
  refunded: 0,
  payment_method: 'online',
  replaces: null,
  to_collect: 0,
  createdAt: '2026-06-15T06:00:00.000Z',
  paid_at: '2026-06-15T06:01:00.000Z',
  delivered_at: null,
  parcel: 'to_pack',
  step: null,
  undo_until: null,
  User: { id: 1, name: 'Anitha Raj', phone: '9843011223' },
  items_count: 2,
  locale: 'en',
  delivery: { fee: 0, zone: null, by: null, commits_to_date: false },
  discounts: [],
  address: null,
  gst: null,
  address_id: null,
  ...order,
})
