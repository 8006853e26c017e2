import type { Right } from '#values/people/rights.ts'

/**
 * The work that waits in the shop, in the order in which a small shop does it: money first, because a customer waits for it,
 * then what leaves the house today, then answers, then what can wait until tomorrow.
 */
export const taskKinds = [
  'payments',
  'pack',
  'dispatch',
  'couriers',
  'returns',
  'tickets',
  'reviews',
  'low_stock',
  'batches',
] as const
export type TaskKind = (typeof taskKinds)[number]

/** Who can do it; others don't see it. */
export const rightsOfTask: Record<TaskKind, Right[]> = {
  payments: ['money:write'],
  pack: ['orders:pack'],
  dispatch: ['orders:read', 'orders:pack'],
  couriers: ['orders:pack'],
  returns: ['orders:read', 'refunds:write'],
  tickets: ['tickets:write'],
  reviews: ['reviews:write'],
  low_stock: ['stock:write'],
  batches: ['stock:write'],
}
