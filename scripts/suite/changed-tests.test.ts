import { expect, test } from 'vitest'
import { rankTests } from './changed-tests.ts'

const sources = new Map([
  ['src/ordering/cart/server/add-line.ts', ''],
  ['src/ordering/cart/server/cart.test.ts', "import { createTestShop } from '#test/shop/shop.ts'"],
  ['src/ordering/cart/shop/cart-page.component.test.tsx', ''],
  ['src/ordering/orders/server/place.ts', "import { addLine } from '../../cart/server/add-line.ts'"],
  ['src/ordering/orders/server/place.test.ts', "import { place } from './place.ts'"],
  [
    'src/ordering/orders/server/direct.test.ts',
    "import { addLine } from '#ordering/cart/server/add-line.ts'",
  ],
  ['src/ordering/orders/server/cart.race.ts', "import { addLine } from '#ordering/cart/server/add-line.ts'"],
  ['src/ordering/cart/server/cart.property.test.ts', "import { addLine } from './add-line.ts'"],
  ['test/kill/carts.test.ts', "import { addLine } from '#ordering/cart/server/add-line.ts'"],
  ['src/shop.ts', "import { addLine } from '#ordering/cart/server/add-line.ts'"],
  ['test/shop/shop.ts', "import { createShop } from '#shop.ts'"],
  ['src/people/accounts/server/login.test.ts', "import { createTestShop } from '#test/shop/shop.ts'"],
])

test('the tests nearest to a change come first, and those that only start the whole shop not at all', () => {
  expect(rankTests(sources, ['src/ordering/cart/server/add-line.ts'])).toEqual([
    'src/ordering/orders/server/direct.test.ts',
    'src/ordering/cart/server/cart.test.ts',
    'src/ordering/cart/shop/cart-page.component.test.tsx',
    'src/ordering/orders/server/place.test.ts',
  ])
})

test('a long test is chosen only if it has changed itself', () => {
  expect(rankTests(sources, ['test/kill/carts.test.ts'])).toEqual(['test/kill/carts.test.ts'])
})

test('a changed file of the test shop concerns all tests that start it', () => {
  expect(rankTests(sources, ['test/shop/shop.ts'])).toEqual([
    'src/ordering/cart/server/cart.test.ts',
    'src/people/accounts/server/login.test.ts',
  ])
})
