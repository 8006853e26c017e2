import { blankLabel, type Label } from '../../src/areas/label/contract.ts'
import type { StoreFacts } from '../../src/areas/store/contract.ts'
import { saveStore } from '../../src/areas/store/server/save-store.ts'
import { defaultStore } from '../../src/store.ts'
import { createTestShop } from './shop.ts'

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
  social: { label: 'Instagram', url: 'https://www.instagram.com/malarstores' },
  productDefaults: { struckOverPriceRupees: 0, badge: '', composition: [] },
  tax: { kind: 'unregistered', prefix: 'MS' },
  translations: undefined,
}

/** A shop started without the demo, whose merchant has said who they are. */
export async function realShop(
  facts: Partial<StoreFacts> = {},
  given: Parameters<typeof createTestShop>[0] = {},
) {
  const shop = await createTestShop({ ...given, env: { DEMO: 'off', ...given.env } })
  await saveStore(shop, { facts: { ...ownFacts, ...facts }, version: 0, by: null })
  await shop.followStore()
  return shop
}

/** A label with all that the law asks for; maker and licence are the store's. */
export const wholeLabel: Label = {
  ...blankLabel,
  generic_name: 'Toasted muesli',
  mark: 'veg',
  ingredients: 'Oats, almond, raisin',
  contains: ['gluten', 'tree_nuts'],
}
