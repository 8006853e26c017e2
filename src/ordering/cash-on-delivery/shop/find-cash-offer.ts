import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '#browser/page.ts'
import type { CashOffer, cashOnDeliveryEndpoints } from '../contract.ts'

/** What the checkout shows if the shop does not offer cash on delivery. */
export const noCashOffer: CashOffer = { offered: false, available: false, reason: null }

/** Whether the cart can be paid in cash at this address; not offered if that cannot be loaded. */
export const findCashOffer = (args: LoaderFunctionArgs, addressId: number | undefined): Promise<CashOffer> =>
  apiOf<typeof cashOnDeliveryEndpoints>(args)('GET /cash-on-delivery', {
    query: { address_id: addressId },
  }).catch(() => noCashOffer)
