import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { usePolling } from '#backoffice/ui/admin/calls/use-polling.ts'
import { callApi } from '#browser/call-api.ts'
import type { courierEndpoints } from '../contract.ts'

export const callCouriers = () => callApi<typeof courierEndpoints>()

/** The courier bookings of an order; asked for again while a courier's answer is missing. */
export function useOrderCourier(orderId: number, revision = 0) {
  const query = useApiQuery(`courier-${orderId}-${revision}`, (signal) =>
    callCouriers()('GET /orders/{id}/courier', { params: { id: orderId }, signal }),
  )
  const isPending =
    query.data?.bookings.some(({ state }) => state === 'booking' || state === 'cancelling') ?? false
  usePolling(query, { isPending, everyMs: 3_000 })
  return query
}
