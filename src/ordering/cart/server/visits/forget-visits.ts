import type { Parts } from '#parts.ts'
import { visitorCartDays } from './visit-cookie.ts'
import { deleteExpiredVisitorCarts } from './visits.queries.ts'

/** Removes the carts of visitors whose cookie has expired. */
export const purgeVisitorCarts = ({ db, clock }: Pick<Parts, 'db' | 'clock'>) =>
  deleteExpiredVisitorCarts(db, new Date(clock.now().getTime() - visitorCartDays * 86_400_000))
