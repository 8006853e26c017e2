import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '#browser/page.ts'
import { loadAccount } from '#people/sessions/shop/load-account.ts'
import type { DeliveryEstimate, deliveryEndpoints } from '../contract.ts'

type Args = LoaderFunctionArgs

/** Whether, by when and for how much something is delivered there; nothing where that cannot be learned now. */
export async function findDeliveryEstimate(
  args: Args,
  pin: string | undefined,
): Promise<DeliveryEstimate | null> {
  if (!pin) return null
  return apiOf<typeof deliveryEndpoints>(args)('GET /delivery/{pin}', { params: { pin } }).catch(() => null)
}

/** The same for the address that the customer has saved. */
export async function findOwnDeliveryEstimate(args: Args) {
  const account = await loadAccount(args).catch(() => null)
  return findDeliveryEstimate(args, account?.address?.postal_code)
}
