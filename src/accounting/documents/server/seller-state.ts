import { statesOf } from '#ordering/post-offices/server/post-offices.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { stateOfGstin } from '#values/tax/gstin.ts'
import { gstStateCode } from '#words/gst-states.ts'

export type Seller = Pick<StoreFacts, 'tax' | 'shipping'>

/** The state that the merchant sells from, as two digits. */
export const sellerState = ({ tax, shipping }: Seller) =>
  tax.gstin ? stateOfGstin(tax.gstin) : gstStateCode(shipping.state)

export type Address = { postal_code: string; state: string }

/**
 * The state that goods go to, as two digits: that of the postal code, or of the codes that begin as it does, by which they
 * get there, however the state beside it is written. Only where these lie in several states does what was typed tell which;
 * where it is none of them, the first.
 */
export function buyerState({ postal_code, state }: Address) {
  const there = statesOf(postal_code).map(gstStateCode)
  const typed = gstStateCode(state)
  return there.length === 0 || there.includes(typed) ? typed : there[0]
}
