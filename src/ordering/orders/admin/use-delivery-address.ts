import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import type { addressEndpoints } from '#people/addresses/contract.ts'
import type { Order } from '../contract.ts'

/** The delivery address: the order's own, otherwise the one that its customer has saved. */
export const useDeliveryAddress = (order: Order) =>
  useApiQuery(`address of order ${order.id}`, async (signal) =>
    order.address ? { address: order.address } : savedAddress(order, signal),
  )

/** If the address has no phone number, the account's is used. */
async function savedAddress({ User }: Order, signal: AbortSignal) {
  const { address } = await callApi<typeof addressEndpoints>()('GET /address/{userId}', {
    params: { userId: User.id },
    signal,
  })
  return { address: address && { ...address, phone: address.phone ?? (User.phone || null) } }
}
