import type { Parts } from '../../../parts.ts'
import { type AdvertisedClaim, claimsIn } from '../../../values/food-claims.ts'
import { claims as onLabels } from '../../../values/food-label.ts'
import { region } from '../../../values/region.ts'
import { needsTaxFacts } from '../../../values/tax/supply-rules.ts'
import { type TaxColumns, taxGaps } from '../../../values/tax/tax-class.ts'
import { calendarDay } from '../../../values/time/calendar-day.ts'
import type { StoreFacts } from '../../store/contract.ts'
import { type MissingName, taxNames } from '../contract.ts'

/** What is looked at of a product: its sizes on sale, and its label where one was saved. */
export type Published = TaxColumns & {
  hsn: string | null
  packs: { net_amount: number | null }[]
  label: Partial<LabelTexts> | null
  name: string
  one_liner: string
  description: string
  /** The same texts in other languages. */
  translations: object
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

/** A product's own words in every language, each text by itself: what one ends with claims nothing with the next. */
const wordsOf = ({ name, one_liner, description, translations }: Published) => [
  name,
  one_liner,
  description,
  ...Object.values(translations)
    .flatMap((texts) => Object.values(texts ?? {}))
    .filter((text) => typeof text === 'string'),
]

/** Ticked on the label; what has no box there is carried by the name of the food. */
const carries = (label: Published['label'], claim: AdvertisedClaim) =>
  (onLabels as readonly string[]).includes(claim)
    ? label?.claims?.includes(claim)
    : claimsIn(label?.generic_name ?? '').includes(claim)

/**
 * Of each requirement whether a product meets it (Packaged Commodities Rules 2011, rule 6(10); Food Safety and Standards
 * (Labelling and Display) Regulations 2020). A new requirement is a name in the contract, its words, and a line here.
 */
const isMet: Record<MissingName, (product: Published, store: Store, day: string) => unknown> = {
  generic_name: ({ label }) => isSaid(label?.generic_name),
  ingredients: ({ label }) => isSaid(label?.ingredients),
  net_quantity: ({ packs }) => packs.length > 0 && packs.every(({ net_amount }) => net_amount),
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
  claims: (product) =>
    wordsOf(product)
      .flatMap(claimsIn)
      .every((claim) => carries(product.label, claim)),
}

/** For whom, and when: a demo asks for no labels, but its invoices are those of the law too. */
export type Rules = { isDemo: boolean; store: Store; day: string }

/** What keeps a product from going on sale, in the contract's order; nothing when it may. */
export const missingToPublish = (product: Published, { isDemo, store, day }: Rules): MissingName[] =>
  (Object.keys(isMet) as MissingName[]).filter(
    (name) => (!isDemo || taxNames.includes(name)) && !isMet[name](product, store, day),
  )

/** The rules of this shop today. */
export const rulesOf = ({ settings, store, clock }: Pick<Parts, 'settings' | 'store' | 'clock'>): Rules => ({
  isDemo: settings.demo,
  store: store(),
  day: calendarDay(clock.now(), region.timeZone),
})
