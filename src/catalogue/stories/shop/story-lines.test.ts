import { expect, test } from 'vitest'
import type { StoryProduct } from '../contract.ts'
import { availableLines } from './story-lines.ts'

const line = (id: number, { price = 10, stock = 5, quantity = 1 } = {}) =>
  ({
    pack_id: id,
    quantity,
    product: { id: id * 10, packs: [{ id, price, stock, size: '500 g' }] },
  }) as unknown as StoryProduct

// Requirement D-429: `Add all to cart` shows the price of what is in stock and adds it with one call; what the cart doesn't
//   take is named with the reason. A visitor who must log in gets the products afterwards (decision X52).
test('the button adds what is in stock, and its price is that of these units', () => {
  expect(availableLines([line(1, { price: 12.5, quantity: 2 }), line(2, { price: 99.99 })])).toEqual({
    lines: [
      { product_id: 10, pack_id: 1, quantity: 2 },
      { product_id: 20, pack_id: 2, quantity: 1 },
    ],
    total: 124.99,
    isAll: true,
  })
  expect(availableLines([line(1, { stock: 1, quantity: 3 }), line(2, { stock: 0 })])).toEqual({
    lines: [{ product_id: 10, pack_id: 1, quantity: 1 }],
    total: 10,
    isAll: false,
  })
  expect(availableLines([line(1, { stock: 0 })])).toMatchObject({ lines: [], total: 0 })
})
