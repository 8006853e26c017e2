import { sql } from 'kysely'

/** A refund whose money has been returned or is on its way: not failed, and not called off. */
export const isActiveRefund = sql<boolean>`refunds.status not in ('failed', 'not_wanted')`
