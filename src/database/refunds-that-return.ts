import { sql } from 'kysely'

/** Of a refund whose money has gone back or is on its way: neither of one that failed nor of one that is not wanted any more. */
export const isReturning = sql<boolean>`refunds.status not in ('failed', 'not_wanted')`
