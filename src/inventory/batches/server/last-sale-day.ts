import { sql } from 'kysely'
import type { BatchRules } from '../contract.ts'

/** SQL: the last day on which a batch may be ordered, so that it arrives with the required shelf life. */
export const lastSaleDay = ({
  least_percent,
  least_days,
  way_days,
}: BatchRules) => sql<Date>`(batches.best_before
  - least(ceil((batches.best_before - batches.packed_on) * ${least_percent}::integer / 100.0)::integer, ${least_days}::integer)
  - ${way_days}::integer)`

/** SQL: whether a batch may be sold on a day; never if it was recalled. */
export const isSellable = (rules: BatchRules, today: string) =>
  sql<boolean>`(batches.recalled_at is null and ${lastSaleDay(rules)} >= ${today}::date)`
