import { expect, test } from 'vitest'
import type { Refunding, RefundLine } from '../contract.ts'
import { blankDraft, wishOf, withUnits } from './draft.ts'

const line = (item_id: number, quantity: number): RefundLine => ({
  item_id,
  name: 'Idli Podi',
  size: '200 g',
  quantity,
  unit_price: 125,
  refunded: 0,
  put_back: 0,
  can_put_back: true,
})

const order: Refunding = {
  order_id: 7,
  total: 500,
  left: 500,
  is_paid: true,
  is_here: true,
  is_cancelled: false,
  asks_about_goods: null,
  lines: [line(1, 3), line(2, 1)],
  refunds: [],
}

test('units that are typed while all goes back are the only ones that go back', () => {
  const all = blankDraft(order)
  expect(wishOf(all, order)).toMatchObject({ what: 'all', lines: [{ item_id: 1 }, { item_id: 2 }] })
  const typed = { ...all, ...withUnits(all, 1, '2') }
  expect(wishOf(typed, order)).toEqual({ what: 'lines', lines: [{ item_id: 1, quantity: 2, restock: true }] })
  const more = { ...typed, ...withUnits(typed, 2, '1') }
  expect(wishOf(more, order)).toMatchObject({ lines: [{ quantity: 2 }, { item_id: 2, quantity: 1 }] })
})
