import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addOrder } from '#test/shop/orders.ts'
import { bumpVersion } from '#test/shop/real-shop.ts'
import { ask, saveLabel, settle } from '#test/shop/search.ts'
import { addProduct, createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import type { Highlights } from '../contract.ts'
import { refreshHighlights } from './read-highlights.ts'

const highlights = async (shop: TestShop): Promise<Highlights> =>
  (await ask(shop, '/api/search/highlights')).json()
const names = (products: Highlights['newest']) => products.map(({ name }) => name)

type Added = Awaited<ReturnType<typeof addProduct>>
type Sale = { product: Added | undefined; quantity: number; daysAgo?: number | undefined }

/** A paid order of one product. The helper's own product is not sold by it. */
async function sellUnits(
  shop: TestShop,
  person: Awaited<ReturnType<typeof signInAs>>,
  { product, quantity, daysAgo = 0 }: Sale,
) {
  const paid_at = new Date(shop.clock.now().getTime() - daysAgo * 86_400_000)
  const order_id = await addOrder(shop, person, { paid_at })
  // In one transaction, at the end of which the total must be the sum of the lines.
  await shop.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('order_items')
      .set({ pack_id: product?.pack_id ?? 0, quantity, unit_price_paise: 10_000 })
      .where('order_id', '=', order_id)
      .execute()
    await trx
      .updateTable('orders')
      .set({ total_paise: 10_000 * quantity })
      .where('id', '=', order_id)
      .execute()
  })
}

async function addProducts(shop: TestShop, count: number) {
  const first = await addProduct(shop.db, { name: 'Product 1' })
  const { category_id } = first
  const all = [first]
  for (let at = 2; at <= count; at++)
    all.push(await addProduct(shop.db, { category_id, name: `Product ${at}` }))
  return all
}

// Requirement D-387: The home page shows bestsellers of the last 90 days once at least two products have been sold, and
//   the products added in the last 60 days in a shop with more products than the home page lists.
test('a shop with a few products and no sales highlights nothing', async () => {
  const shop = await createTestShop()
  expect(await highlights(shop)).toEqual({ bestsellers: [], newest: [], claims: [] })
  await addProducts(shop, 5)
  await settle(shop)
  expect(await highlights(shop)).toEqual({ bestsellers: [], newest: [], claims: [] })
})

// Requirement D-387
test('new products are the last five on sale, until they are 60 days old', async () => {
  const shop = await createTestShop()
  const all = await addProducts(shop, 26)
  await shop.db
    .updateTable('products')
    .set({ archived_at: shop.clock.now(), hidden: true })
    .where('id', '=', all.at(-1)?.id ?? 0)
    .execute()
  await settle(shop)
  const expected = ['Product 25', 'Product 24', 'Product 23', 'Product 22', 'Product 21']
  expect(names((await highlights(shop)).newest)).toEqual(expected)
  const longAgo = new Date(shop.clock.now().getTime() - 61 * 86_400_000)
  await sql`update products set created_at = ${longAgo} where id <= ${all[22]?.id}`.execute(shop.db)
  await bumpVersion(shop)
  expect(names((await highlights(shop)).newest)).toEqual(['Product 25', 'Product 24'])
})

// Requirement D-387
test('bestsellers are what was sold most; hidden products and old orders do not count', async () => {
  const shop = await createTestShop()
  const [first, second, third] = await addProducts(shop, 3)
  const person = await signInAs(shop, 'customer')
  const sell = (product: Added | undefined, quantity: number, daysAgo?: number) =>
    sellUnits(shop, person, { product, quantity, daysAgo })
  await sell(third, 9, 91)
  await sell(first, 1)
  await settle(shop)
  expect((await highlights(shop)).bestsellers).toEqual([])
  await sell(second, 3)
  await settle(shop)
  expect(names((await highlights(shop)).bestsellers)).toEqual(['Product 2', 'Product 1'])
  await shop.db
    .updateTable('products')
    .set({ archived_at: shop.clock.now(), hidden: true })
    .where('id', '=', first?.id ?? 0)
    .execute()
  await settle(shop)
  expect((await highlights(shop)).bestsellers).toEqual([])
})

// Requirement D-388: Shop by need links to the products of each claim that the labels of at least two products on sale
//   make (decision X25).
test('a claim is offered if the labels of two products on sale make it', async () => {
  const shop = await createTestShop()
  const [first, second, third] = await addProducts(shop, 3)
  await saveLabel(shop, first?.id ?? 0, { claims: ['vegan', 'gluten_free'] })
  await saveLabel(shop, second?.id ?? 0, { claims: ['vegan'] })
  await saveLabel(shop, third?.id ?? 0, { claims: ['gluten_free'] })
  expect((await highlights(shop)).claims).toEqual([
    { claim: 'gluten_free', count: 2 },
    { claim: 'vegan', count: 2 },
  ])
  await shop.db
    .updateTable('products')
    .set({ archived_at: shop.clock.now(), hidden: true })
    .where('id', '=', third?.id ?? 0)
    .execute()
  await settle(shop)
  expect((await highlights(shop)).claims).toEqual([{ claim: 'vegan', count: 2 }])
})

// Requirement D-389: A cached home page shows new bestsellers at most 15 minutes after a sale.
test('the job raises the catalogue version when the bestsellers change, and only then', async () => {
  const shop = await createTestShop()
  const [first] = await addProducts(shop, 2)
  const person = await signInAs(shop, 'customer')
  const version = async () => {
    await refreshHighlights(shop)
    shop.clock.pass({ seconds: 2 })
    return shop.catalogueVersion.current()
  }
  const before = await version()
  expect(await version()).toBe(before)
  await sellUnits(shop, person, { product: first, quantity: 1 })
  const after = await version()
  expect(after).toBeGreaterThan(before)
  expect(await version()).toBe(after)
})
