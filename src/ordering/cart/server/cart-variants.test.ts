import { expect, test } from 'vitest'
import { addProduct, addVariant, createTestShop, signInAs } from '#test/shop/shop.ts'
import type { Cart } from '../contract.ts'

/** A product with ten units of the first size and five of the second, and a customer. */
async function twoSizes() {
  const shop = await createTestShop()
  const muesli = await addProduct(shop.db)
  const kilo = await addVariant(shop.db, muesli.id)
  const shopper = await signInAs(shop, 'customer')
  const add = async (wish: object = {}) => shopper.post('/api/cart/add', { product_id: muesli.id, ...wish })
  return { shop, muesli, kilo, shopper, add }
}
const sizes = ({ cartItems }: Cart) => cartItems.map(({ size, quantity }) => [size, quantity])

// Requirement D-93
test.each([
  ['no size: the first', {}, '400 g'],
  ['the first by name', { size: '400 g' }, '400 g'],
  ['the second by name', { size: '1 kg' }, '1 kg'],
  ['a name that there is not: the first', { size: '250 g' }, '400 g'],
  ['a name and no size', { size: null, pack_id: null }, '400 g'],
])('a cart request with %s', async (_, wish, size) => {
  const { add } = await twoSizes()
  expect(sizes((await add(wish)).json())).toEqual([[size, 1]])
})

test('each size has a line of its own, with its own price and stock', async () => {
  const { add, kilo, shopper } = await twoSizes()
  await add()
  await add({ pack_id: kilo.id })
  expect((await add({ pack_id: kilo.id, size: '400 g' })).json()).toMatchObject({
    cartItems: [
      { size: '400 g', quantity: 1, name: 'Millet Muesli 400 g', Product: { price: 320, quantity: '400 g' } },
      { pack_id: kilo.id, size: '1 kg', quantity: 2, Product: { price: 600, quantity: '1 kg', stock: 5 } },
    ],
  })
  expect(sizes((await shopper.get('/api/cart')).json())).toEqual([
    ['400 g', 1],
    ['1 kg', 2],
  ])
})

test('subtracting takes from the size that is named, else from the first that is there', async () => {
  const { add, muesli, kilo, shopper } = await twoSizes()
  await add({ size: '1 kg', quantity: 2 })
  await add()
  const subtract = async (name = {}) =>
    sizes((await shopper.post('/api/cart/subtract', { product_id: muesli.id, ...name })).json())
  expect(await subtract({ size: '1 kg' })).toEqual([
    ['1 kg', 1],
    ['400 g', 1],
  ])
  expect(await subtract()).toEqual([['1 kg', 1]])
  expect(await subtract({ pack_id: kilo.id })).toEqual([])
  expect(await subtract()).toEqual([])
})

test('a size of another product is not sold here', async () => {
  const { shop, add } = await twoSizes()
  const podi = await addProduct(shop.db, { name: 'Podi' })
  expect((await add({ pack_id: podi.pack_id })).statusCode).toBe(404)
})

test('more than there is of a size is refused by its name; of one product all sizes count together', async () => {
  const { shop, muesli, add } = await twoSizes()
  expect((await add({ size: '1 kg', quantity: 6 })).json().error).toBe(
    'Millet Muesli 1 kg: only 5 left in stock.',
  )
  await shop.db.updateTable('packs').set({ stock: 100 }).where('product_id', '=', muesli.id).execute()
  await add({ quantity: 12 })
  expect((await add({ size: '1 kg', quantity: 9 })).json().code).toBe('TOO_MANY')
  expect((await add({ size: '1 kg', quantity: 8 })).statusCode).toBe(200)
})

test('a size that is sold no more leaves the carts, and comes to none', async () => {
  const { shop, add, kilo, shopper } = await twoSizes()
  await add()
  await add({ size: '1 kg' })
  await shop.db
    .updateTable('packs')
    .set({ archived_at: shop.clock.now(), position: null })
    .where('id', '=', kilo.id)
    .execute()
  expect(sizes((await shopper.get('/api/cart')).json())).toEqual([['400 g', 1]])
  expect((await add({ pack_id: kilo.id })).statusCode).toBe(404)
})
