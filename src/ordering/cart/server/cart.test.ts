import { expect, test } from 'vitest'
import { payFor, shopWithOrder } from '#test/shop/payment.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'
import type { Cart } from '../contract.ts'

const quantities = (cart: Cart) => cart.cartItems.map((item) => [item.Product.name, item.quantity])

// Requirement 1-4: Customers keep a cart between visits.
// Requirement 3-6: The cart is an object whose cartItems have id, product_id, quantity and Product (decision S2).
// Requirement 3-7: The size of a cart item is the product's quantity.
// Requirement 7-2: GET /api/cart answers with the cart (decision S2).
// Requirement 7-3: POST /api/cart/add takes product_id, quantity and size.
// Requirement D-13: GET /api/cart answers with `id` and `cartItems` (decision S2).
// Requirement 4-1
test('adding puts a product in the cart, and adding it again increases its quantity', async () => {
  const shop = await createTestShop()
  const muesli = await addProduct(shop.db)
  const shopper = await signInAs(shop, 'customer')
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 1, size: '400 g' })
  const added = await shopper.post('/api/cart/add', { product_id: String(muesli.id), quantity: 1 })
  expect(added.statusCode).toBe(200)
  expect(added.json()).toMatchObject({
    id: expect.any(Number),
    cartItems: [
      { product_id: muesli.id, quantity: 2, size: '400 g', Product: { name: 'Millet Muesli', price: 320 } },
    ],
  })
  expect((await shopper.get('/api/cart')).json()).toEqual(added.json())
})

// Requirement 4-4: Subtracting decreases the quantity by 1, and removes the item at 0.
// Requirement 7-4: POST /api/cart/subtract takes product_id.
test('subtracting decreases the quantity and removes the item at zero', async () => {
  const shop = await createTestShop()
  const muesli = await addProduct(shop.db)
  const shopper = await signInAs(shop, 'customer')
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 2 })
  const one = await shopper.post('/api/cart/subtract', { product_id: muesli.id })
  expect(quantities(one.json())).toEqual([['Millet Muesli', 1]])
  const none = await shopper.post('/api/cart/subtract', { product_id: muesli.id })
  expect(quantities(none.json())).toEqual([])
})

// Requirement D-43: A cart that exceeds the stock is rejected with the stock that is left (decision B10).
test('more than the stock is rejected with what is left, and changes nothing', async () => {
  const shop = await createTestShop()
  const masala = await addProduct(shop.db, { name: 'Chettinad Masala', stock: 3 })
  const shopper = await signInAs(shop, 'customer')
  await shopper.post('/api/cart/add', { product_id: masala.id, quantity: 3 })
  const refused = await shopper.post('/api/cart/add', { product_id: masala.id, quantity: 1 })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    error: 'Chettinad Masala: only 3 left in stock.',
    code: 'NOT_ENOUGH_STOCK',
  })
  expect(quantities((await shopper.get('/api/cart')).json())).toEqual([['Chettinad Masala', 3]])
})

// Fails if `availableUnitsFor` counts more than unpaid orders.
test('a customer can still buy what their unpaid order has reserved, but not what they have paid for', async () => {
  const { shop, shopper, muesli, order } = await shopWithOrder({ units: 4 })
  const other = await signInAs(shop, 'customer')
  const left = async (person: typeof shopper) =>
    (await person.post('/api/cart/add', { product_id: muesli.id, quantity: 1 })).json().cartItems[0].Product
      .stock
  expect([await left(shopper), await left(other)]).toEqual([10, 6])
  await payFor(shop, shopper, order.id)
  expect(await left(shopper)).toBe(6)
})

test('a cart holds no more of one product than an order takes, and says so', async () => {
  const shop = await createTestShop()
  const seeds = await addProduct(shop.db, { stock: 5000 })
  const shopper = await signInAs(shop, 'customer')
  for (const quantity of [15, 5]) await shopper.post('/api/cart/add', { product_id: seeds.id, quantity })
  const refused = await shopper.post('/api/cart/add', { product_id: seeds.id, quantity: 1 })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'TOO_MANY'])
  expect(quantities((await shopper.get('/api/cart')).json())).toEqual([['Millet Muesli', 20]])
})

// Requirement 6-8: Customers can't remove items from another customer's cart.
// Requirement 7-5: DELETE /api/cart/{id} removes an item (decision S2).
// Requirement 4-5
test('an item is removed by its own id, and only by its owner', async () => {
  const shop = await createTestShop()
  const muesli = await addProduct(shop.db)
  const owner = await signInAs(shop, 'customer')
  const other = await signInAs(shop, 'customer')
  const cart: Cart = (await owner.post('/api/cart/add', { product_id: muesli.id })).json()
  const line = `/api/cart/${cart.cartItems[0]?.id}`
  expect((await other.delete(line)).statusCode).toBe(404)
  expect((await owner.delete(line)).json().cartItems).toEqual([])
})

test('a line is lowered to what is left in one call, never raised, and only by its owner', async () => {
  const shop = await createTestShop()
  const muesli = await addProduct(shop.db)
  const owner = await signInAs(shop, 'customer')
  const other = await signInAs(shop, 'customer')
  const cart: Cart = (await owner.post('/api/cart/add', { product_id: muesli.id, quantity: 8 })).json()
  const line = `/api/cart/${cart.cartItems[0]?.id}`
  expect(quantities((await owner.put(line, { most: 3 })).json())).toEqual([['Millet Muesli', 3]])
  expect(quantities((await owner.put(line, { most: 5 })).json())).toEqual([['Millet Muesli', 3]])
  expect((await other.put(line, { most: 1 })).statusCode).toBe(404)
  expect((await owner.put(line, { most: 0 })).statusCode).toBe(400)
})

// Requirement 4-5: Removing deletes one item, and clearing deletes all of them.
// Requirement 7-6: DELETE /api/cart/clear empties the cart.
test('clearing empties the cart', async () => {
  const shop = await createTestShop()
  const shopper = await signInAs(shop, 'customer')
  for (const name of ['Muesli', 'Podi']) {
    const product = await addProduct(shop.db, { name })
    await shopper.post('/api/cart/add', { product_id: product.id })
  }
  expect((await shopper.delete('/api/cart/clear')).json().cartItems).toEqual([])
})

// Requirement D-23: A deleted product disappears from the shop, carts and lists, and stays in orders (decision S10).
test('an archived product leaves the carts and can’t be added', async () => {
  const shop = await createTestShop()
  const muesli = await addProduct(shop.db)
  const shopper = await signInAs(shop, 'customer')
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  await shop.db.updateTable('products').set({ archived_at: shop.clock.now() }).execute()
  expect((await shopper.get('/api/cart')).json().cartItems).toEqual([])
  expect((await shopper.post('/api/cart/add', { product_id: muesli.id })).statusCode).toBe(404)
})

test('a visitor has no cart, and an administrator none either', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  expect((await shop.visitor().get('/api/cart')).statusCode).toBe(401)
  expect((await admin.get('/api/cart')).statusCode).toBe(403)
})

test('one call tells a page who is signed in and what is in the cart', async () => {
  const shop = await createTestShop()
  const shopper = await signInAs(shop, 'customer')
  expect((await shop.visitor().get('/api/session')).json()).toEqual({ user: null, cart: null })
  expect((await shopper.get('/api/session')).json()).toMatchObject({
    user: { name: 'Anitha Raj', role: 'customer' },
    cart: { cartItems: [] },
  })
})

test.each([
  ['a quantity that is no number', { product_id: 1, quantity: 'many' }],
  ['no product', { quantity: 1 }],
  ['a product id that is none', { product_id: 'x' }],
  ['a negative quantity', { product_id: 1, quantity: -1 }],
])('%s is refused with a sentence', async (_what, body) => {
  const shop = await createTestShop()
  const shopper = await signInAs(shop, 'customer')
  const refused = await shopper.post('/api/cart/add', body)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({
    code: 'INVALID',
    error: expect.any(String),
    fields: expect.any(Object),
  })
})
