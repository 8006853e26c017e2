import { expect, test } from 'vitest'
import type { Cart, CartItem } from '../contract.ts'
import { cartSubtotal, maxQuantity } from './cart-totals.ts'
import {
  type CartChange,
  decrementLine,
  dropAllLines,
  dropLine,
  incrementLine,
  limitLineToStock,
} from './optimistic-changes.ts'

const product = (id: number, price = 100): CartItem['Product'] => ({
  id,
  path: `/product/${id}-product-${id}`,
  name: `Product ${id}`,
  price,
  mrp: null,
  quantity: '400 g',
  stock: 5,
  image1: null,
  pictures: [],
  tint: 'leaf',
  net_amount: 400,
  net_unit: 'g',
})
const line = (id: number, quantity: number, price?: number): CartItem => ({
  id: id * 10,
  product_id: id,
  pack_id: id,
  name: `Product ${id}`,
  quantity,
  size: '400 g',
  Product: product(id, price),
})
const cart = (...cartItems: CartItem[]): Cart => ({ id: 1, cartItems })
const quantities = ({ cartItems }: Cart) => cartItems.map((item) => [item.product_id, item.quantity])

// Requirement 4-1: Adding a product that is already in the cart increases its quantity by 1 at once.
// Requirement 4-2: Adding another product adds an item with quantity 1.
// Requirement 4-4
test.each<[string, CartChange, number[][]]>([
  [
    'one more of what is there',
    incrementLine(line(1, 1)),
    [
      [1, 3],
      [2, 1],
    ],
  ],
  [
    'the first of what is not',
    incrementLine(line(3, 1)),
    [
      [1, 2],
      [2, 1],
      [3, 1],
    ],
  ],
  [
    'one less',
    decrementLine(1),
    [
      [1, 1],
      [2, 1],
    ],
  ],
  ['one less of the last takes the line away', decrementLine(2), [[1, 2]]],
  [
    'one less of what is not there',
    decrementLine(3),
    [
      [1, 2],
      [2, 1],
    ],
  ],
  [
    'the rest',
    limitLineToStock(1, 1),
    [
      [1, 1],
      [2, 1],
    ],
  ],
  ['nothing is left', limitLineToStock(1, 0), [[2, 1]]],
  [
    'there is enough',
    limitLineToStock(1, 9),
    [
      [1, 2],
      [2, 1],
    ],
  ],
  ['a line goes', dropLine(1), [[2, 1]]],
  ['all go', dropAllLines, []],
])('%s', (_, change, expected) => {
  expect(quantities(change(cart(line(1, 2), line(2, 1))))).toEqual(expected)
})

// Requirement 2.20-4: Each item shows its total.
// Requirement 9-9: The total of a cart is the sum of price times quantity, with 2 decimals.
test('a total keeps every paisa', () => {
  expect(cartSubtotal(cart(line(1, 3, 0.1), line(2, 1, 240.55)))).toBe(240.85)
  expect(cartSubtotal(cart())).toBe(0)
})

test('what an unpaid order holds can still be had', () => {
  expect(maxQuantity(line(1, 2), new Map())).toBe(5)
  expect(maxQuantity(line(1, 2), new Map([[1, 3]]))).toBe(8)
})
