import { blankLabel, type Label } from '#catalogue/labels/contract.ts'
import type { SearchAnswer } from '#catalogue/search/contract.ts'
import { indexQueuedProducts } from '#catalogue/search/server/indexing/index-queued-products.ts'
import { addCategory, addProduct, createTestShop, type TestShop } from './shop.ts'

let visitors = 0
/** From a network of its own, because the rate limit counts searches. */
export const ask = (shop: TestShop, path: string, headers = {}) => {
  visitors += 1
  return shop.visitor().get(path, { remoteAddress: `10.1.${visitors >> 8}.${visitors & 255}`, headers })
}
export const search = async (shop: TestShop, query: string): Promise<SearchAnswer> =>
  (await ask(shop, `/api/search?${query}`)).json()
export const searchFor = (shop: TestShop, words: string) => search(shop, `q=${encodeURIComponent(words)}`)
export const names = ({ products }: SearchAnswer) => products.map(({ name }) => name)
export const none = { claim: [], without: [], mark: [] }

export const saveLabel = async (shop: TestShop, productId: number, label: Partial<Label>) => {
  const stored = JSON.stringify({ ...blankLabel, ...label })
  await shop.db
    .insertInto('product_labels')
    .values({ product_id: productId, label: stored, version: 1 })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ label: stored }))
    .execute()
  await settle(shop)
}

/** Indexes what has changed, and lets cached answers expire. */
export async function settle(shop: TestShop) {
  await indexQueuedProducts(shop)
  shop.clock.pass({ seconds: 2 })
}

/** Two porridges and a podi, each with a label; the second porridge contains nuts. */
export async function smallShop() {
  const shop = await createTestShop()
  const [porridges, podis] = [
    await addCategory(shop.db, { name: 'Porridge' }),
    await addCategory(shop.db, { name: 'Podis' }),
  ]
  const ragi = await addProduct(shop.db, {
    name: 'Ragi Porridge',
    category_id: porridges.id,
    price_paise: 20_000,
  })
  const nutty = await addProduct(shop.db, {
    name: 'Almond Porridge',
    category_id: porridges.id,
    price_paise: 30_000,
    stock: 0,
  })
  const podi = await addProduct(shop.db, { name: 'Idli Podi', category_id: podis.id, price_paise: 10_000 })
  await saveLabel(shop, ragi.id, { mark: 'veg', ingredients: 'Ragi', claims: ['gluten_free', 'vegan'] })
  await saveLabel(shop, nutty.id, {
    mark: 'veg',
    ingredients: 'Rice, Almond',
    contains: ['tree_nuts'],
    claims: ['vegan'],
  })
  await saveLabel(shop, podi.id, { mark: 'veg', ingredients: 'Urad dal, Sesame', contains: ['sesame'] })
  return { shop, porridges, podis, ragi, nutty, podi }
}
