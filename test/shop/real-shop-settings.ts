import { bumpCatalogueVersion } from '#database/catalogue-version.ts'
import type { Db } from '#database/connect.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { insertStoreSettings } from '#shopfront/settings/server/store-settings.queries.ts'

/** Store settings of a shop outside the demo. */
export const realShopSettings: StoreSettings = {
  ...demoStoreSettings,
  name: 'Malar Stores',
  shortName: 'Malar',
  tagline: 'Podis from Karaikudi',
  blurb: 'We grind podis.',
  legalName: 'Malar Food Works',
  address: ['7, Temple Street', 'Karaikudi 630001'],
  phones: ['+91 94430 55667'],
  email: 'care@malar.example',
  fssai: '12420008000999',
  // Includes the postal codes of the test customers.
  shipping: {
    ...demoStoreSettings.shipping,
    district: 'Sivaganga',
    postalCodes: ['630001-630612', ...demoStoreSettings.shipping.postalCodes],
  },
  social: { label: 'Instagram', url: 'https://www.instagram.com/malarstores' },
  productDefaults: { struckOverPriceRupees: 0, badge: '', composition: [] },
  tax: { kind: 'unregistered', prefix: 'MS' },
  translations: undefined,
}

/** Inserts the settings directly into the database; with a product on sale the shop is open. */
export const insertRealShopSettings = (db: Db) =>
  db.transaction().execute(async (trx) => {
    await insertStoreSettings(trx, { facts: realShopSettings, version: 0, by: null, now: new Date() })
    await bumpCatalogueVersion(trx)
  })
