import type { Parts } from '#parts.ts'
import { dayMs } from '#values/time/durations.ts'
import { visitorCartDays } from './visitor-cart-cookie.ts'
import { deleteExpiredVisitorCarts } from './visitor-carts.queries.ts'

/** Deletes the carts of visitors whose cookie has expired. */
export const purgeVisitorCarts = ({ db, clock }: Pick<Parts, 'db' | 'clock'>) =>
  deleteExpiredVisitorCarts(db, new Date(clock.now().getTime() - visitorCartDays * dayMs))
