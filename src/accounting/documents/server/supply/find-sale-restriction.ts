import { isRuleInForce, kindOfGoods, requiresTaxDetails } from '#accounting/tax/rules/supply-rules.ts'
import { listTaxGaps, type TaxColumns, taxClassOf } from '#accounting/tax/rules/tax-class.ts'
import { type Address, buyerState, type Seller, sellerState } from '../place-of-supply.ts'

/** The tax data that decides whether goods may be sold. */
export type TaxedGoods = TaxColumns & { hsn: string | null }
/** `OTHER_STATE`: must not be sold to that state. `UNTAXED`: a tax invoice could not name the rate or HSN code. */
export type SaleRestriction = 'OTHER_STATE' | 'UNTAXED'

/**
 * The legal restriction on this sale, if any: a composition dealer may not sell to another state, an unregistered
 * merchant only wholly exempt goods, and a registered one nothing without a tax rate.
 * @param day a calendar day in India
 */
export function findSaleRestriction(
  store: Seller,
  goods: readonly TaxedGoods[],
  address: Address,
  day: string,
): SaleRestriction | undefined {
  // Nil-rated goods do not count as exempt: they have a rate of 0 by law, and selling them to another state requires
  // a registration.
  const exempt = goods.filter((each) => taxClassOf(each) === 'exempt').length
  const of = { merchant: store.tax.kind, goods: kindOfGoods(goods.length, exempt), day }
  if (isOtherState(store, address) && isRuleInForce('no_sale_to_another_state', of)) return 'OTHER_STATE'
  return requiresTaxDetails(store.tax.kind, day) && goods.some((each) => listTaxGaps(each, day).length > 0)
    ? 'UNTAXED'
    : undefined
}

/** Whether the goods go to another state than the shop's, for the tax. False if the buyer's state is unknown. */
export const isOtherState = (store: Seller, address: Address) => {
  const buyerStateCode = buyerState(address)
  return buyerStateCode !== undefined && buyerStateCode !== sellerState(store)
}
