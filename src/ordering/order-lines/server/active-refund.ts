import { sql } from 'kysely'

/** A refund whose money has been returned or is on its way: neither failed nor cancelled. */
export const isActiveRefund = sql<boolean>`refunds.status not in ('failed', 'not_wanted')`
