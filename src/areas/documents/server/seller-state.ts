import { stateOfGstin } from '../../../values/tax/gstin.ts'
import { gstStateCode } from '../../../words/gst-states.ts'
import { placesOf } from '../../post-offices/server/post-offices.ts'
import type { StoreFacts } from '../../store/contract.ts'

export type Seller = Pick<StoreFacts, 'tax' | 'shipping'>

/** The state that the merchant sells from, as two digits. */
export const sellerState = ({ tax, shipping }: Seller) =>
  tax.gstin ? stateOfGstin(tax.gstin) : gstStateCode(shipping.state)

export type Address = { postal_code: string; state: string }

/**
 * The state that goods go to, as two digits: that of the postal code, by which they get there, however the state beside it
 * is written. As it was typed where the code lies in several states, or in none that is known; where nobody knows what was
 * typed, the first of those.
 */
export function buyerState({ postal_code, state }: Address) {
  const [one, ...others] = new Set(placesOf(postal_code).map((place) => place.state))
  const there = one && gstStateCode(one)
  return others.length === 0 && there ? there : (gstStateCode(state) ?? there)
}
