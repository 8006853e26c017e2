import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { SpeedCount } from './page-speed-recorder.ts'

/**
 * Adds counts to those of the other processes. The rows are locked in one order, so that two processes that save at the
 * same time do not wait for each other.
 * @param counts at least one
 */
export const addSpeedCounts = (db: Db, counts: SpeedCount[]) =>
  db
    .insertInto('page_speed')
    .values(counts.toSorted(inKeyOrder).map(({ upTo, ...count }) => ({ ...count, up_to: upTo })))
    .onConflict((known) =>
      known.columns(['day', 'metric', 'page', 'up_to']).doUpdateSet((eb) => ({
        samples: eb('page_speed.samples', '+', eb.ref('excluded.samples')),
      })),
    )
    .execute()

const inKeyOrder = (one: SpeedCount, other: SpeedCount) =>
  one.day.localeCompare(other.day) ||
  one.metric.localeCompare(other.metric) ||
  one.page.localeCompare(other.page) ||
  one.upTo - other.upTo

/** The counts of all processes from a day on, added up over the days. */
export const listSpeedCounts = (db: Db, since: string) =>
  db
    .selectFrom('page_speed')
    .select(['metric', 'page', 'up_to as upTo', sql<number>`sum(samples)::float8`.as('samples')])
    .where('day', '>=', sql<Date>`${since}::date`)
    .groupBy(['metric', 'page', 'up_to'])
    .execute()

/** Deletes the counts of earlier days. */
export const deleteSpeedCountsBefore = (db: Db, day: string) =>
  db.deleteFrom('page_speed').where('day', '<', sql<Date>`${day}::date`).execute()
