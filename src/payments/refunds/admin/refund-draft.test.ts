import { expect, test } from 'vitest'
import type { RefundLine, RefundOverview } from '../contract.ts'
import { blankDraft, canKeepDelivery, toQuoteInput } from './refund-draft.ts'

const line = (item_id: number, quantity: number): RefundLine => ({
  item_id,
  name: 'Idli Podi',
  size: '200 g',
  quantity,
  unit_price: 125,
  refunded: 0,
  replaced: 0,
  put_back: 0,
  here: quantity,
  can_put_back: true,
})

const order: RefundOverview = {
  order_id: 7,
  total: 540,
  left: 540,
  is_paid: true,
  is_here: true,
  is_cancelled: false,
  asks_about_goods: null,
  lines: [line(1, 3), line(2, 1)],
  delivery: { paid: 40, left: 40 },
  refunds: [],
}
const refund = blankDraft('refund')

test('a refund starts with nothing; the units and the delivery that are typed are all that it is for', () => {
  expect(toQuoteInput(refund, order)).toBeUndefined()
  expect(toQuoteInput({ ...refund, units: { 1: '2' } }, order)).toEqual({
    what: 'lines',
    lines: [{ item_id: 1, quantity: 2, restock: true }],
  })
  expect(toQuoteInput({ ...refund, delivery: '40' }, order)).toEqual({
    what: 'lines',
    lines: [],
    delivery: 40,
  })
  expect(toQuoteInput({ ...refund, delivery: '4,,' }, order)).toBeUndefined()
})

test('what cancels an order may keep its delivery fee, and nothing else may', () => {
  const everything = { ...refund, units: { 1: '3', 2: '1' }, keepDelivery: true }
  expect(toQuoteInput(everything, order)).toMatchObject({ what: 'lines', keep_delivery: true })
  expect(toQuoteInput({ ...everything, units: { 1: '3' } }, order)).not.toHaveProperty('keep_delivery')
  expect(canKeepDelivery({ ...everything, delivery: '10' }, order)).toBe(false)
  expect(toQuoteInput({ ...blankDraft('cancel'), keepDelivery: true }, order)).toMatchObject({
    what: 'all',
    keep_delivery: true,
    lines: [{ item_id: 1 }, { item_id: 2 }],
  })
})

test('a cancelled order refunds what is left of it, or the amount that is typed; its delivery fee is part of either', () => {
  const cancel = blankDraft('cancel')
  const typed = { ...cancel, amount: '100', keepDelivery: true }
  expect(toQuoteInput(typed, order)).toMatchObject({ what: 'lines', amount: 100 })
  expect(toQuoteInput(typed, order)).not.toHaveProperty('keep_delivery')
  expect(toQuoteInput({ ...cancel, amount: '4,,' }, order)).toBeUndefined()
  expect(toQuoteInput({ ...cancel, amount: '0' }, order)).toBeUndefined()
  expect(toQuoteInput(cancel, order)).toMatchObject({ what: 'all' })
})

test('units that had left go on the shelf only as such', () => {
  const left = { ...order, is_here: false, lines: [{ ...line(1, 3), here: 1 }] }
  const asked = { ...refund, units: { 1: '2' } }
  expect(toQuoteInput(asked, left)?.lines).toEqual([{ item_id: 1, quantity: 2, restock: false }])
  expect(toQuoteInput({ ...asked, shelf: { 1: { ticked: true, here: 1 } } }, left)?.lines).toEqual([
    { item_id: 1, quantity: 2, restock: true, came_back: 1 },
  ])
})
