import { expect, test } from 'vitest'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import { addProduct, createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import type { Cart } from '../../contract.ts'
import { mergeVisitorCart } from './merge-visitor-cart.ts'

/*
 * Real races on a Postgres server with many connections. Each guard was removed once to see these tests fail: the lock
 * that `lockVisitorCart` takes before anything is added, and the deletion of the visitor's cart in the same
 * transaction.
 */

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A visitor with three units of a product in the cart, and the customer who then logs in. */
async function visitorAndCustomer() {
  const shop = await createTestShop({ env: { VISITOR_CARTS: 'on' } })
  const muesli = await addProduct(shop.db, { stock: 100 })
  const visitor = shop.visitor()
  await visitor.post('/api/cart/add', { product_id: muesli.id, quantity: 3 })
  const customer = await signInAs(shop, 'customer')
  const merge = { tokenHash: hashOfToken(visitor.cookies.visit ?? ''), userId: customer.user.id }
  const quantities = async () => {
    const { cartItems }: Cart = (await customer.get('/api/cart')).json()
    return cartItems.map(({ quantity }) => quantity)
  }
  return { shop, muesli, visitor, customer, merge, quantities }
}

async function unitsInCarts({ db }: TestShop) {
  const lines = await db.selectFrom('cart_items').select('quantity').execute()
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

// Requirement D-128
test('a cart that is merged many times at once is merged once', async () => {
  for (const _ of times(10)) {
    const { shop, merge, quantities } = await visitorAndCustomer()
    await Promise.all(times(8).map(() => mergeVisitorCart(shop, merge)))
    expect(await quantities()).toEqual([3])
  }
})

test('of two people who log in at once with the same visit one gets its cart', async () => {
  for (const _ of times(10)) {
    const { shop, merge } = await visitorAndCustomer()
    const other = await signInAs(shop, 'customer')
    await Promise.all(
      [merge.userId, other.user.id].map((userId) => mergeVisitorCart(shop, { ...merge, userId })),
    )
    expect(await unitsInCarts(shop)).toBe(3)
  }
})

test('what a customer adds meanwhile is not lost, and what a visitor adds is theirs or in a new cart', async () => {
  for (const _ of times(10)) {
    const { shop, muesli, visitor, customer, merge, quantities } = await visitorAndCustomer()
    const body = { product_id: muesli.id, quantity: 1 }
    const [, mine, theirs] = await Promise.all([
      mergeVisitorCart(shop, merge),
      customer.post('/api/cart/add', body),
      visitor.post('/api/cart/add', body),
    ])
    expect([mine.statusCode, theirs.statusCode]).toEqual([200, 200])
    expect(await unitsInCarts(shop)).toBe(5)
    expect((await quantities())[0]).toBeGreaterThanOrEqual(4)
  }
})
