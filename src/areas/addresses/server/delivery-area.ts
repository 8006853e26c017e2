import type { StoreFacts } from '../../store/contract.ts'

type Store = Pick<StoreFacts, 'shipping'>

/** Whether the shop delivers there: within its district, by the postal code (decision X1). */
export function isInDeliveryArea({ shipping }: Store, { postal_code }: { postal_code: string }) {
  const code = Number(postal_code)
  return shipping.postalCodes.some((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return first <= code && code <= last
  })
}

/** What the sentences about an address outside of that say of it. */
export const outside = ({ shipping }: Store, { postal_code }: { postal_code: string }) => ({
  postalCode: postal_code,
  district: shipping.district,
  state: shipping.state,
})
