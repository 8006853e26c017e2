import { expect, test } from 'vitest'
import { addProduct, addVariant, createTestShop, signInAs } from '#test/shop/shop.ts'

/** The lines of an order, as the page of an order sends them. */
const lineOf = ({ id, pack_id }: { id: number; pack_id: number }, quantity: number) => ({
  product_id: id,
  pack_id,
  quantity,
})

test('the items of an order are put into the cart at today’s prices, beside what is there', async () => {
  const shop = await createTestShop()
  const muesli = await addProduct(shop.db, { stock: 10, price_paise: 32_000 })
  const honey = await addProduct(shop.db, { name: 'Honey', stock: 10 })
  const shopper = await signInAs(shop, 'customer')
  await shopper.post('/api/cart/add', { product_id: honey.id, quantity: 1 })
  await shop.db.updateTable('packs').set({ price_paise: 35_000 }).where('id', '=', muesli.pack_id).execute()
  const again = (
    await shopper.post('/api/cart/lines', { lines: [lineOf(muesli, 3), lineOf(honey, 1)] })
  ).json()
  expect([again.added, again.missing]).toEqual([4, []])
  expect(
    again.cart.cartItems
      .map((line: { quantity: number; Product: { price: number } }) => line.quantity)
      .sort(),
  ).toEqual([2, 3])
  expect(again.cart.cartItems).toContainEqual(
    expect.objectContaining({ product_id: muesli.id, Product: expect.objectContaining({ price: 350 }) }),
  )
})

test('what cannot be added is named with its reason, and doesn’t stop the rest', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const shopper = await signInAs(shop, 'customer')
  const [scarce, empty, archived, popular, fine] = [
    await addProduct(shop.db, { name: 'Scarce', stock: 2 }),
    await addProduct(shop.db, { name: 'Empty', stock: 0 }),
    await addProduct(shop.db, { name: 'Archived', stock: 5 }),
    await addProduct(shop.db, { name: 'Popular', stock: 99 }),
    await addProduct(shop.db, { name: 'Fine', stock: 5 }),
  ]
  expect((await admin.delete(`/api/products/${archived.id}`)).statusCode).toBe(200)
  const again = (
    await shopper.post('/api/cart/lines', {
      lines: [
        lineOf(scarce, 3),
        lineOf(empty, 1),
        lineOf(archived, 1),
        lineOf(popular, 25),
        lineOf(fine, 1),
        { product_id: 9999, pack_id: 9999, quantity: 1 },
        // A size of another product.
        { product_id: fine.id, pack_id: popular.pack_id, quantity: 1 },
      ],
    })
  ).json()
  expect(again.missing).toEqual([
    { pack_id: scarce.pack_id, reason: 'stock', added: 2 },
    { pack_id: empty.pack_id, reason: 'stock', added: 0 },
    { pack_id: archived.pack_id, reason: 'gone', added: 0 },
    { pack_id: popular.pack_id, reason: 'limit', added: 20 },
    { pack_id: 9999, reason: 'gone', added: 0 },
    { pack_id: popular.pack_id, reason: 'gone', added: 0 },
  ])
  expect(again.added).toBe(23)
})

test('the limit counts all sizes of a product', async () => {
  const shop = await createTestShop()
  const muesli = await addProduct(shop.db, { stock: 99 })
  const large = await addVariant(shop.db, muesli.id, { label: '1 kg', stock: 99 })
  const shopper = await signInAs(shop, 'customer')
  const lines = [lineOf(muesli, 15), { product_id: muesli.id, pack_id: large.id, quantity: 15 }]
  expect((await shopper.post('/api/cart/lines', { lines })).json()).toMatchObject({
    added: 20,
    missing: [{ pack_id: large.id, reason: 'limit', added: 5 }],
  })
})

test('a visitor who may have a cart gets one for it, and one who may not has to log in', async () => {
  const open = await createTestShop({ env: { VISITOR_CARTS: 'on' } })
  const muesli = await addProduct(open.db, { stock: 5 })
  const visitor = open.visitor()
  expect((await visitor.post('/api/cart/lines', { lines: [lineOf(muesli, 2)] })).json().added).toBe(2)
  expect((await visitor.get('/api/cart')).json().cartItems).toMatchObject([{ quantity: 2 }])
  const closed = await createTestShop()
  expect((await closed.visitor().post('/api/cart/lines', { lines: [lineOf(muesli, 2)] })).statusCode).toBe(
    401,
  )
})
