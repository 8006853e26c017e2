import { sql } from 'kysely'
import type { Parts } from '#parts.ts'

/** Nobody adds as many products or categories while what was read is trusted. */
const mostAddedMeanwhile = 1_000
const readAnewAfterMs = 1_000
const longestTrustedMs = 10_000

type LastIds = { products: number; categories: number }

/**
 * The last ids that were given, by this process or another, read once a second at most: what is far above them is not
 * there, however many such addresses strangers make up. Whatever is nearer is looked up.
 */
export function createLastIds({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  let known: (LastIds & { readAt: number }) | undefined
  let isReading = false

  const readAnew = async (readAt: number) => {
    if (isReading) return
    isReading = true
    known = await readLastIds(db).then(
      (ids) => ({ ...ids, readAt }),
      () => undefined,
    )
    isReading = false
  }

  return {
    /** Whether nothing can have this id, as an address says it. False where it is not known. */
    isBeyond: (kind: keyof LastIds, id: string): boolean => {
      const now = clock.now().getTime()
      const age = known ? Math.abs(now - known.readAt) : Number.POSITIVE_INFINITY
      if (age > readAnewAfterMs) void readAnew(now)
      return (
        known !== undefined && age < longestTrustedMs && !(Number(id) <= known[kind] + mostAddedMeanwhile)
      )
    },
  }
}

async function readLastIds(db: Parts['db']): Promise<LastIds> {
  const { rows } = await sql<LastIds>`
    select (select last_value from products_id_seq)::integer as products,
           (select last_value from categories_id_seq)::integer as categories`.execute(db)
  const [ids] = rows
  if (!ids) throw new Error('The database told no last ids.')
  return ids
}
