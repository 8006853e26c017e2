import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '#browser/page.ts'
import { hourMs } from '#values/time/durations.ts'
import type { Order, orderEndpoints } from '../contract.ts'
import { isToPack } from '../rules/order-state.ts'

/**
 * The customer's newest order, if it was paid, or placed to be paid in cash, within the last hour and is not delivered;
 * otherwise null. The checkout shows it in place of an empty cart, also on another device.
 * @throws if the orders cannot be loaded
 */
export async function findJustPaidOrder(args: Pick<LoaderFunctionArgs, 'context'>): Promise<Order | null> {
  const [order] = await apiOf<typeof orderEndpoints>(args)('GET /orders', { query: { limit: 1 } })
  if (!order || !isToPack(order)) return null
  const confirmedAt = order.to_collect > 0 ? order.createdAt : order.paid_at
  return confirmedAt && Date.now() - Date.parse(confirmedAt) < hourMs ? order : null
}
