import { sql } from 'kysely'

/** The batch code, or the best-before date if there is none. */
export const batchName = sql<
  string | null
>`coalesce(nullif(batches.code, ''), to_char(batches.best_before, 'YYYY-MM-DD'))`
