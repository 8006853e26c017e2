import { expect, test } from 'vitest'
import { shopWithBundle } from '#test/shop/bundles.ts'
import { signInShopper } from '#test/shop/payment.ts'

// Requirement D-447: Customers who buy the last bundle and the last of its parts at the same time never get the same unit
//   (decision X53).
test('the last bundle and the last of its parts are sold once', async () => {
  const { shop, bundle, ragi, muesli, seeds, small } = await shopWithBundle({ stock: 20, webhooks: false })
  const buyers = await Promise.all(Array.from({ length: 16 }, () => signInShopper(shop)))
  await Promise.all(
    buyers.map((buyer, at) =>
      at % 2 === 0
        ? buyer.post('/api/cart/bundles', { bundle_id: bundle.id })
        : buyer.post('/api/cart/add', { product_id: at % 4 === 1 ? ragi.id : muesli.id }),
    ),
  )
  const ids = [ragi.pack_id, muesli.pack_id, seeds.pack_id, small.id]
  await shop.db.updateTable('packs').set({ stock: 4 }).where('id', 'in', ids).execute()
  const answers = await Promise.all(buyers.map((buyer) => buyer.post('/api/orders/add', {})))
  expect(answers.map(({ statusCode }) => statusCode).filter((code) => code !== 201 && code !== 409)).toEqual(
    [],
  )
  const left = await shop.db.selectFrom('packs').select(['id', 'stock']).where('id', 'in', ids).execute()
  const sold = await shop.db
    .selectFrom('order_items')
    .select((eb) => ['pack_id', eb.fn.sum<number>('quantity').as('units')])
    .groupBy('pack_id')
    .execute()
  for (const { id, stock } of left)
    expect(stock + Number(sold.find(({ pack_id }) => pack_id === id)?.units ?? 0)).toBe(4)
  const totals = answers
    .filter(({ statusCode }) => statusCode === 201)
    .map((answer) => answer.json().total_price)
  expect(totals.every((total) => [899, 320, 340].includes(total))).toBe(true)
})

test('of two tabs that remove the last bundle, one does, and a part that was added beside it stays', async () => {
  const { shopper, bundle, ragi } = await shopWithBundle()
  await shopper.post('/api/cart/bundles', { bundle_id: bundle.id })
  await shopper.post('/api/cart/add', { product_id: ragi.id })
  await Promise.all(
    Array.from({ length: 4 }, () => shopper.post('/api/cart/bundles', { bundle_id: bundle.id, by: -1 })),
  )
  const { cartItems } = (await shopper.get('/api/cart')).json()
  expect(cartItems.map(({ name, quantity }: { name: string; quantity: number }) => [name, quantity])).toEqual(
    [['Ragi mix', 1]],
  )
})
