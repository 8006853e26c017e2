import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '#browser/page.ts'
import { listAddresses } from '#people/sessions/shop/list-addresses.ts'
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
  const [address] = await listAddresses(args).catch(() => [])
  return findDeliveryEstimate(args, address?.postal_code)
}
