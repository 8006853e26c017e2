import { sql } from 'kysely'

/** A batch as the label calls it, or by its best-before date. */
export const batchName = sql<
  string | null
>`coalesce(nullif(batches.code, ''), to_char(batches.best_before, 'YYYY-MM-DD'))`
