import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { region } from '#values/region.ts'
import { needsTaxFacts } from '#values/tax/supply-rules.ts'
import { type TaxColumns, taxGaps } from '#values/tax/tax-class.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { type MissingName, taxNames } from '../contract.ts'
import { type Claiming, unprovenClaims } from './unproven-claims.ts'

/** What is looked at of a product: its sizes on sale, and its label where one was saved. */
export type Published = TaxColumns &
  Claiming & {
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
type Store = Pick<StoreFacts, 'legalName' | 'address' | 'phones' | 'email' | 'fssai' | 'tax'>

const isSaid = (...texts: (string | null | undefined)[]) => texts.every((text) => text?.trim())

/**
 * Of each requirement whether a product meets it (Packaged Commodities Rules 2011, rules 6(1)(e), 6(10) and 6(11); Food Safety and Standards
 * (Labelling and Display) Regulations 2020). A new requirement is a name in the contract, its words, and a line here.
 */
const isMet: Record<MissingName, (product: Published, store: Store, day: string) => unknown> = {
  generic_name: ({ label }) => isSaid(label?.generic_name),
  ingredients: ({ label }) => isSaid(label?.ingredients),
  net_quantity: ({ packs }) => packs.length > 0 && packs.every(({ net_amount }) => net_amount),
  // The law wants it on a listing as on the pack, with the price of a unit that is worked out from it.
  mrp: ({ packs }) => packs.every(({ mrp_paise }) => mrp_paise !== null),
  // A label that names nobody says that the store itself is the maker.
  maker: ({ label }, store) =>
    label &&
    (label.maker_name ? isSaid(label.maker_address) : isSaid(store.legalName, store.address.join(' '))),
  fssai: ({ label }, { fssai }) => isSaid(label?.fssai) || (label && !label.maker_name && isSaid(fssai)),
  consumer_care: (_, { phones, email, address }) => isSaid(phones[0], email, address.join(' ')),
  origin: ({ label }) => isSaid(label?.origin),
  mark: ({ label }) => isSaid(label?.mark),
  hsn: (product, store, day) => !needsTaxFacts(store.tax.kind, day) || !taxGaps(product, day).includes('hsn'),
  tax_rate: (product, store, day) =>
    !needsTaxFacts(store.tax.kind, day) || taxGaps(product, day).every((gap) => gap === 'hsn'),
  claims: (product) => unprovenClaims(product).length === 0,
}

/** For whom, and when: a demo asks for no labels, but its invoices are those of the law too. */
export type Rules = { isDemo: boolean; store: Store; day: string }

/** What keeps a product from going on sale, in the contract's order; nothing when it may. */
export const missingToPublish = (product: Published, { isDemo, store, day }: Rules): MissingName[] =>
  (Object.keys(isMet) as MissingName[]).filter(
    (name) => (!isDemo || taxNames.includes(name)) && !isMet[name](product, store, day),
  )

type Needed = Pick<Parts, 'settings' | 'store' | 'clock'>

/** The rules of today for a store with such facts. */
export const rulesWith = (store: Store, { settings, clock }: Pick<Needed, 'settings' | 'clock'>): Rules => ({
  isDemo: settings.demo,
  store,
  day: calendarDay(clock.now(), region.timeZone),
})

/** The rules of this shop today, as this process knows them. */
export const rulesOf = (parts: Needed): Rules => rulesWith(parts.store(), parts)

/**
 * The rules that a product is put on sale by. In a real shop the store's facts are read in the transaction that does it,
 * and stay as they are until it has ended: nobody takes away meanwhile what the product rests on. Call it before anything
 * is locked, for who changes the facts looks at the products.
 */
export const rulesToPublish = async (
  trx: Transaction<Database>,
  parts: Needed & Pick<Parts, 'storeForPapers'>,
): Promise<Rules> =>
  parts.settings.demo ? rulesOf(parts) : rulesWith(await parts.storeForPapers(trx), parts)
