import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '#browser/page.ts'
import type { Order, orderEndpoints } from '../contract.ts'
import { isToPack } from '../rules/order-state.ts'

const hourMs = 3_600_000

/**
 * The customer's newest order, if it was paid within the last hour. Returning to the checkout, here or on another
 * device, shows it instead of an empty cart.
 */
export async function findJustPaidOrder(args: Pick<LoaderFunctionArgs, 'context'>): Promise<Order | null> {
  const [order] = await apiOf<typeof orderEndpoints>(args)('GET /orders', { query: { limit: 1 } })
  if (!order?.paid_at || !isToPack(order)) return null
  return Date.now() - Date.parse(order.paid_at) < hourMs ? order : null
}
