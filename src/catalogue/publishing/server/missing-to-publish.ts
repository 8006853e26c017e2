import type { Transaction } from 'kysely'
import { requiresTaxDetails } from '#accounting/tax/rules/supply-rules.ts'
import { listTaxGaps, type TaxColumns } from '#accounting/tax/rules/tax-class.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { type RequirementName, taxRequirements } from '../contract.ts'
import { type ProductClaimTexts, unprovenClaims } from './unproven-claims.ts'

/** The facts that decide whether a product may be sold: its variants on sale, and its label if one was saved. */
export type PublishFacts = TaxColumns &
  ProductClaimTexts & {
    hsn: string | null
    packs: { net_amount: number | null; mrp_paise: number | null }[]
    label: Partial<LabelTexts> | null
  }
type LabelTexts = {
  generic_name: string
  ingredients: string
  maker_name: string
  maker_address: string
  fssai: string
  origin: string
  mark: string | null
  claims: readonly string[]
}
type Store = Pick<StoreSettings, 'legalName' | 'address' | 'phones' | 'email' | 'fssai' | 'tax'>

const isFilledIn = (...texts: (string | null | undefined)[]) => texts.every((text) => text?.trim())

/**
 * Whether a product meets each requirement (Packaged Commodities Rules 2011, rules 6(1)(e), 6(10) and 6(11); Food
 * Safety and Standards (Labelling and Display) Regulations 2020). A new requirement needs a name in the contract, its
 * words, and a line here.
 */
const isFulfilled: Record<RequirementName, (product: PublishFacts, store: Store, day: string) => unknown> = {
  generic_name: ({ label }) => isFilledIn(label?.generic_name),
  ingredients: ({ label }) => isFilledIn(label?.ingredients),
  net_quantity: ({ packs }) => packs.length > 0 && packs.every(({ net_amount }) => net_amount),
  // The law requires the MRP on a listing, and the unit price is computed from it.
  mrp: ({ packs }) => packs.every(({ mrp_paise }) => mrp_paise !== null),
  // A label without a maker means that the store is the maker.
  maker: ({ label }, store) =>
    label &&
    (label.maker_name
      ? isFilledIn(label.maker_address)
      : isFilledIn(store.legalName, store.address.join(' '))),
  fssai: ({ label }, { fssai }) =>
    isFilledIn(label?.fssai) || (label && !label.maker_name && isFilledIn(fssai)),
  consumer_care: (_, { phones, email, address }) => isFilledIn(phones[0], email, address.join(' ')),
  origin: ({ label }) => isFilledIn(label?.origin),
  mark: ({ label }) => isFilledIn(label?.mark),
  hsn: (product, store, day) =>
    !requiresTaxDetails(store.tax.kind, day) || !listTaxGaps(product, day).includes('hsn'),
  tax_rate: (product, store, day) =>
    !requiresTaxDetails(store.tax.kind, day) || listTaxGaps(product, day).every((gap) => gap === 'hsn'),
  claims: (product) => unprovenClaims(product).length === 0,
}

/**
 * The store and the day that decide what may be sold. A demo requires no labels, but its invoices must be lawful too.
 */
export type PublishRules = { isDemo: boolean; store: Store; day: string }

/** The requirements that a product does not meet, in the contract's order. */
export const missingToPublish = (
  product: PublishFacts,
  { isDemo, store, day }: PublishRules,
): RequirementName[] =>
  (Object.keys(isFulfilled) as RequirementName[]).filter(
    (name) => (!isDemo || taxRequirements.includes(name)) && !isFulfilled[name](product, store, day),
  )

type Needed = Pick<Parts, 'settings' | 'store' | 'clock'>

/** Today's rules for a store with these settings. */
export const publishRulesFor = (
  store: Store,
  { settings, clock }: Pick<Needed, 'settings' | 'clock'>,
): PublishRules => ({
  isDemo: settings.demo,
  store,
  day: calendarDay(clock.now(), region.timeZone),
})

/** Today's rules with the cached store settings. */
export const currentPublishRules = (parts: Needed): PublishRules => publishRulesFor(parts.store(), parts)

/**
 * The rules for putting a product on sale. In a real shop the store's settings are read and locked in the
 * transaction, so nobody removes what the product relies on. Call it before other locks, because a change of the
 * settings reads the products.
 */
export const lockPublishRules = async (
  trx: Transaction<Database>,
  parts: Needed & Pick<Parts, 'storeSettingsForDocuments'>,
): Promise<PublishRules> =>
  parts.settings.demo
    ? currentPublishRules(parts)
    : publishRulesFor(await parts.storeSettingsForDocuments(trx), parts)
