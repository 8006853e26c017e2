import { stateOfGstin } from '../../../values/gstin.ts'
import { gstStateCode } from '../../../words/gst-states.ts'
import type { StoreFacts } from '../../store/contract.ts'

type Seller = Pick<StoreFacts, 'tax' | 'shipping'>

/** The state that the merchant sells from, as two digits. */
export const sellerState = ({ tax, shipping }: Seller) =>
  tax.gstin ? stateOfGstin(tax.gstin) : gstStateCode(shipping.state)

/** Under the composition scheme nothing is sold to another state. */
export function maySellTo(store: Seller, { state }: { state: string }) {
  const there = gstStateCode(state)
  return store.tax.kind !== 'composition' || !there || there === sellerState(store)
}
