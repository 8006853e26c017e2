import { stateOfGstin } from '#accounting/tax/rules/gstin.ts'
import { statesOfPostalCode } from '#ordering/post-offices/server/post-offices.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { gstStateCode } from '#words/gst-states.ts'

export type Seller = Pick<StoreSettings, 'tax' | 'shipping'>

/** The two-digit GST code of the state that the merchant sells from; undefined if the state is unknown. */
export const sellerState = ({ tax, shipping }: Seller) =>
  tax.gstin ? stateOfGstin(tax.gstin) : gstStateCode(shipping.state)

export type Address = { postal_code: string; state: string }

/**
 * The two-digit GST code of the state of delivery, by postal code (or by those with the same prefix), however the state
 * is written. If they are in several states, the entered state decides; if it is none of them, the first. Undefined if
 * neither is known.
 */
export function buyerState({ postal_code, state }: Address) {
  const possibleStates = statesOfPostalCode(postal_code).map(gstStateCode)
  const typedState = gstStateCode(state)
  return possibleStates.length === 0 || possibleStates.includes(typedState) ? typedState : possibleStates[0]
}
