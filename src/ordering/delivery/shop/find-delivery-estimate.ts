import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '#browser/page.ts'
import { loadAccount } from '#people/sessions/shop/load-account.ts'
import type { DeliveryEstimate, deliveryEndpoints } from '../contract.ts'

type Args = LoaderFunctionArgs

/** The delivery estimate for a postal code; null without one, or if the estimate cannot be loaded. */
export async function findDeliveryEstimate(
  args: Args,
  postalCode: string | undefined,
): Promise<DeliveryEstimate | null> {
  if (!postalCode) return null
  return apiOf<typeof deliveryEndpoints>(args)('GET /delivery/{pin}', { params: { pin: postalCode } }).catch(
    () => null,
  )
}

/** The delivery estimate for the customer's saved address; null without one, or if it cannot be loaded. */
export async function findOwnDeliveryEstimate(args: Args) {
  const account = await loadAccount(args).catch(() => null)
  return findDeliveryEstimate(args, account?.address?.postal_code)
}
