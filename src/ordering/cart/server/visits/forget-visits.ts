import type { Parts } from '#parts.ts'
import { visitDays } from './visit-cookie.ts'
import { deleteOldVisits } from './visits.queries.ts'

/** Removes the carts of visitors whose cookie has expired. */
export const forgetVisits = ({ db, clock }: Pick<Parts, 'db' | 'clock'>) =>
  deleteOldVisits(db, new Date(clock.now().getTime() - visitDays * 86_400_000))
