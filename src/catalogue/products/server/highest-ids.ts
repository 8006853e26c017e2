import { sql } from 'kysely'
import type { Parts } from '#parts.ts'

/** More products or categories than anybody adds while the ids that were read are still trusted. */
const maxAddedSinceRead = 1_000
const refreshAfterMs = 1_000
const maxAgeMs = 10_000

type HighestIds = { products: number; categories: number }

/**
 * The highest ids in use, read at most once a second. An id far above them is answered with 404 without a query, so
 * made-up addresses cost nothing. Nearer ids are looked up.
 */
export function createHighestIds({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  let lastRead: (HighestIds & { readAt: number }) | undefined
  let isReading = false

  const refresh = async (readAt: number) => {
    if (isReading) return
    isReading = true
    lastRead = await readHighestIds(db).then(
      (ids) => ({ ...ids, readAt }),
      () => undefined,
    )
    isReading = false
  }

  return {
    /** Whether no row can have this id. False while the highest ids are unknown. */
    cannotExist: (kind: keyof HighestIds, id: string): boolean => {
      const now = clock.now().getTime()
      const age = lastRead ? Math.abs(now - lastRead.readAt) : Number.POSITIVE_INFINITY
      if (age > refreshAfterMs) void refresh(now)
      return lastRead !== undefined && age < maxAgeMs && !(Number(id) <= lastRead[kind] + maxAddedSinceRead)
    },
  }
}

async function readHighestIds(db: Parts['db']): Promise<HighestIds> {
  const { rows } = await sql<HighestIds>`
    select (select last_value from products_id_seq)::integer as products,
           (select last_value from categories_id_seq)::integer as categories`.execute(db)
  const [ids] = rows
  if (!ids) throw new Error('The database told no last ids.')
  return ids
}
