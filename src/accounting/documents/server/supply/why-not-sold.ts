import { goodsOf, needsTaxFacts, ruleHolds } from '#values/tax/supply-rules.ts'
import { type TaxColumns, taxClassOf, taxGaps } from '#values/tax/tax-class.ts'
import { type Address, buyerState, type Seller, sellerState } from '../seller-state.ts'

/** What the law asks of goods when they are sold. */
export type TaxedGoods = TaxColumns & { hsn: string | null }
/** `OTHER_STATE`: not to that address. `UNTAXED`: a tax invoice could not name their rate or HSN code. */
export type NotSold = 'OTHER_STATE' | 'UNTAXED'

/**
 * Why this merchant may not sell these goods there, if they may not: to another state nothing under the composition scheme, and
 * nothing but wholly exempt goods without a registration; and nobody who is registered without a rate.
 * @param day a calendar day in India
 */
export function whyNotSold(
  store: Seller,
  goods: TaxedGoods[],
  address: Address,
  day: string,
): NotSold | undefined {
  // Nil-rated goods are none of them: they have a rate by law, and who sells them elsewhere needs a registration.
  const exempt = goods.filter((each) => taxClassOf(each) === 'exempt').length
  const of = { merchant: store.tax.kind, goods: goodsOf(goods.length, exempt), day }
  if (isOtherState(store, address) && ruleHolds('no_sale_to_another_state', of)) return 'OTHER_STATE'
  return needsTaxFacts(store.tax.kind, day) && goods.some((each) => taxGaps(each, day).length > 0)
    ? 'UNTAXED'
    : undefined
}

export const isOtherState = (store: Seller, address: Address) => {
  const there = buyerState(address)
  return there !== undefined && there !== sellerState(store)
}
