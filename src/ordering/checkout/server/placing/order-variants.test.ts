import { expect, test } from 'vitest'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { createShopWithPayments, deliverWebhooks, payFor, signInShopper } from '#test/shop/payment.ts'
import { addProduct, addVariant } from '#test/shop/shop.ts'

/**
 * A product with ten units of each of two sizes, and a shopper with two of the first and one of the second in the cart.
 */
async function cartOfSizes() {
  const shop = await createShopWithPayments()
  const muesli = await addProduct(shop.db)
  const kilo = await addVariant(shop.db, muesli.id, { stock: 10 })
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 2 })
  await shopper.post('/api/cart/add', { product_id: muesli.id, size: '1 kg' })
  const line = (size: string | undefined, quantity: number) => ({ product_id: muesli.id, size, quantity })
  const stocks = async () =>
    (await shop.db.selectFrom('packs').select('stock').orderBy('position').execute()).map(
      ({ stock }) => stock,
    )
  return { shop, muesli, kilo, shopper, line, stocks }
}

// Requirement D-93
test('an order has an item for each size, takes its stock and lists it in its email', async () => {
  const { shop, muesli, kilo, shopper, line, stocks } = await cartOfSizes()
  const placed = await shopper.post('/api/orders/add', { items: [line(undefined, 2), line('1 kg', 1)] })
  expect(placed.json()).toMatchObject({ total_price: 1240, items_count: 3 })
  expect(await stocks()).toEqual([8, 9])
  expect((await shopper.get(`/api/orders/${placed.json().id}/items`)).json()).toMatchObject([
    { size: '400 g', quantity: 2, unit_price: 320, Product: { id: muesli.id, name: 'Millet Muesli' } },
    { size: '1 kg', pack_id: kilo.id, quantity: 1, unit_price: 600, Product: { id: muesli.id } },
  ])
  await shopper.post('/api/cart/add', { product_id: muesli.id, size: '1 kg', quantity: 2 })
  await payFor(shop, shopper, placed.json().id)
  await deliverWebhooks(shop)
  expect(shop.mails.map(({ text }) => text).join()).toMatch(/400 g[\s\S]*1 kg/)
  // The paid quantities are removed from the cart, size by size.
  expect((await shopper.get('/api/cart')).json().cartItems).toMatchObject([{ size: '1 kg', quantity: 2 }])
  await expectMoneyAndStockRight(shop, { [muesli.id]: [10, 10] })
})

test.each([
  [
    'the sizes the other way round',
    [
      ['1 kg', 2],
      ['400 g', 1],
    ],
  ],
  ['one size for both', [['400 g', 3]]],
  ['a size less', [['400 g', 2]]],
  [
    'one size of two as it is, the other with one more',
    [
      ['400 g', 2],
      ['1 kg', 2],
    ],
  ],
] as const)('lines that are not the cart’s are asked again: %s', async (_, sent) => {
  const { shopper, line } = await cartOfSizes()
  const items = sent.map(([size, quantity]) => line(size, quantity))
  expect((await shopper.post('/api/orders/add', { items })).json().code).toBe('CART_CHANGED')
})

test('a new order of other sizes takes the old one’s place, size by size', async () => {
  const { muesli, shopper, stocks } = await cartOfSizes()
  await shopper.post('/api/orders/add', {})
  await shopper.post('/api/cart/subtract', { product_id: muesli.id, size: '400 g' })
  await shopper.post('/api/cart/add', { product_id: muesli.id, size: '1 kg' })
  const again = await shopper.post('/api/orders/add', {})
  expect(again.json()).toMatchObject({ total_price: 1520 })
  expect(await stocks()).toEqual([9, 8])
  await shopper.delete(`/api/orders/${again.json().id}`)
  expect(await stocks()).toEqual([10, 10])
})

test('the size that is short is named, and nothing of the other is taken', async () => {
  const { shop, kilo, muesli, shopper, stocks } = await cartOfSizes()
  await shop.db.updateTable('packs').set({ stock: 0 }).where('id', '=', kilo.id).execute()
  const refused = await shopper.post('/api/orders/add', {})
  expect(refused.json()).toMatchObject({
    error: 'Millet Muesli 1 kg is out of stock.',
    product_id: muesli.id,
    pack_id: kilo.id,
  })
  expect(await stocks()).toEqual([10, 0])
})

test('an order takes at most so many of a product, in all its sizes together', async () => {
  const { shop, shopper } = await cartOfSizes()
  await shop.db.updateTable('packs').set({ stock: 100 }).execute()
  await shop.db.updateTable('cart_items').set({ quantity: 11 }).execute()
  expect((await shopper.post('/api/orders/add', {})).json().code).toBe('TOO_MANY_OF_ONE')
})
