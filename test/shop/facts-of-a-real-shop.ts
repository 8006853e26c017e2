import { raiseCatalogueVersion } from '#database/catalogue-version.ts'
import type { Db } from '#database/connect.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { defaultStore } from '#shopfront/settings/server/default-store.ts'
import { insertStoreFacts } from '#shopfront/settings/server/store-facts.queries.ts'

/** What the merchant of a real shop says of it. */
export const ownFacts: StoreFacts = {
  ...defaultStore,
  name: 'Malar Stores',
  shortName: 'Malar',
  tagline: 'Podis from Karaikudi',
  blurb: 'We grind podis.',
  legalName: 'Malar Food Works',
  address: ['7, Temple Street', 'Karaikudi 630001'],
  phones: ['+91 94430 55667'],
  email: 'care@malar.example',
  fssai: '12420008000999',
  // It delivers to the addresses of the tests' shoppers, too.
  shipping: {
    ...defaultStore.shipping,
    district: 'Sivaganga',
    postalCodes: ['630001-630612', ...defaultStore.shipping.postalCodes],
  },
  social: { label: 'Instagram', url: 'https://www.instagram.com/malarstores' },
  productDefaults: { struckOverPriceRupees: 0, badge: '', composition: [] },
  tax: { kind: 'unregistered', prefix: 'MS' },
  translations: undefined,
}

/** Has the merchant of a real shop said who they are, straight into its database: with a product on sale it is open. */
export const sayOwnFacts = (db: Db) =>
  db.transaction().execute(async (trx) => {
    await insertStoreFacts(trx, { facts: ownFacts, version: 0, by: null, now: new Date() })
    await raiseCatalogueVersion(trx)
  })
