import type { Db } from '#database/connect.ts'
import { countLimits } from '#values/count-limits.ts'

/** Tickets past their next deadline, longest overdue first, up to `countLimits.tickets`. */
export const listOverdueTickets = (db: Db, now: Date) =>
  db
    .selectFrom('tickets')
    .select(['id', 'state', 'due_at'])
    .where('due_at', '<', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(countLimits.tickets)
    .execute()
