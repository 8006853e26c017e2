import type { LoaderFunctionArgs } from 'react-router'
import { callApi } from '#browser/call-api.ts'
import { transportContext } from '#browser/page.ts'
import type { Order, OrderItem, orderEndpoints } from '../contract.ts'
import { isAwaitingPayment } from '../rules/order-state.ts'

export type PendingOrder = { order: Order; items: OrderItem[] }

/**
 * The customer's pending order: at most one, and their newest but for orders that they placed as a guest. Null if there
 * is none. Optional data: if it cannot be loaded, it is null too, and the pages work without it.
 * @param args those of the page's loader; none outside of a loader
 */
export async function findPendingOrder(
  args?: Pick<LoaderFunctionArgs, 'context'>,
): Promise<PendingOrder | null> {
  const api = callApi<typeof orderEndpoints>(args?.context.get(transportContext))
  try {
    const order = (await api('GET /orders', { query: { limit: 5 } })).find(isAwaitingPayment)
    if (!order) return null
    return { order, items: await api('GET /orders/{id}/items', { params: { id: order.id } }) }
  } catch {
    return null
  }
}

/** The units of each variant that the pending order has reserved, by the variant's id. */
export const reservedByOrder = (pending: PendingOrder | null): Map<number, number> =>
  new Map(
    (pending?.items ?? []).flatMap(({ pack_id, quantity }) =>
      pack_id === null ? [] : [[pack_id, quantity]],
    ),
  )
