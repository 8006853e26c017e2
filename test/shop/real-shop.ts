import { blankLabel, type Label } from '#catalogue/labels/contract.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { saveStore } from '#shopfront/settings/server/save-store.ts'
import { ownFacts } from './facts-of-a-real-shop.ts'
import { createPayingShop } from './payment.ts'
import { addProduct, createTestShop, type TestShop } from './shop.ts'

/** A shop started without the demo, whose merchant has said who they are. */
export async function realShop(
  facts: Partial<StoreFacts> = {},
  given: Parameters<typeof createTestShop>[0] = {},
) {
  return sayWhoTheyAre(await createTestShop({ ...given, env: { DEMO: 'off', ...given.env } }), facts)
}

/** The same with a payment provider of its own. */
export async function realPayingShop(
  facts: Partial<StoreFacts> = {},
  given: Parameters<typeof createPayingShop>[0] = {},
) {
  return sayWhoTheyAre(await createPayingShop({ ...given, env: { DEMO: 'off', ...given.env } }), facts)
}

async function sayWhoTheyAre<Shop extends TestShop>(shop: Shop, facts: Partial<StoreFacts>) {
  await saveStore(shop, { facts: { ...ownFacts, ...facts }, version: 0, by: null })
  await shop.followStore()
  return shop
}

/** A product as a real shop may sell it: with an MRP. Its label is saved by whoever asks for one. */
export const addPriced: typeof addProduct = (db, given) => addProduct(db, { mrp_paise: 34_000, ...given })

/** A label with all that the law asks for; maker and licence are the store's. */
export const wholeLabel: Label = {
  ...blankLabel,
  generic_name: 'Toasted muesli',
  mark: 'veg',
  ingredients: 'Oats, almond, raisin',
  contains: ['gluten', 'tree_nuts'],
}
