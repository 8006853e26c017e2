import { blankLabel, type Label } from '#catalogue/labels/contract.ts'
import { bumpCatalogueVersion } from '#database/catalogue-version.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { saveStoreSettings } from '#shopfront/settings/server/save-store-settings.ts'
import { createShopWithPayments } from './payment.ts'
import { realShopSettings } from './real-shop-settings.ts'
import { addProduct, createTestShop, type TestShop } from './shop.ts'

/** A shop outside the demo with its own store settings. */
export async function createRealShop(
  facts: Partial<StoreSettings> = {},
  options: Parameters<typeof createTestShop>[0] = {},
) {
  return saveRealShopSettings(
    await createTestShop({ ...options, env: { DEMO: 'off', ...options.env } }),
    facts,
  )
}

/** The same with its own payment provider. */
export async function createRealPayingShop(
  facts: Partial<StoreSettings> = {},
  options: Parameters<typeof createShopWithPayments>[0] = {},
) {
  return saveRealShopSettings(
    await createShopWithPayments({ ...options, env: { DEMO: 'off', ...options.env } }),
    facts,
  )
}

async function saveRealShopSettings<Shop extends TestShop>(shop: Shop, facts: Partial<StoreSettings>) {
  await saveStoreSettings(shop, { facts: { ...realShopSettings, ...facts }, version: 0, by: null })
  await shop.refreshStoreSettings()
  return shop
}

/** After rows were inserted directly: the shop reads its settings again, such as whether it has opened. */
export async function bumpVersion(shop: TestShop) {
  await shop.db.transaction().execute(bumpCatalogueVersion)
  shop.clock.pass({ seconds: 2 })
}

/** A product with an MRP, which shops outside the demo need. Its label must be saved separately. */
export const addPricedProduct: typeof addProduct = (db, options) =>
  addProduct(db, { mrp_paise: 34_000, ...options })

/** A complete label; manufacturer and licence come from the store settings. */
export const completeLabel: Label = {
  ...blankLabel,
  generic_name: 'Toasted muesli',
  mark: 'veg',
  ingredients: 'Oats, almond, raisin',
  contains: ['gluten', 'tree_nuts'],
}
