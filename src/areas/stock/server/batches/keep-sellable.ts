import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { Parts } from '../../../../parts.ts'
import { calendarDay } from '../../../../values/calendar-day.ts'
import { region } from '../../../../values/region.ts'
import { moveStock } from '../move-stock.ts'
import { isSold, readRules } from './batch-rules.queries.ts'

type Keeping = Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>

/**
 * Takes out of the stock what became too old to be sold, as lines of the ledger, and brings back what may be sold after all
 * since the rules changed. A sale does not wait for it: it sets aside what is too old before it takes.
 */
export async function keepSellable({ db, clock, catalogueVersion }: Keeping) {
  const now = clock.now()
  const packs = await findOutOfLine(db, now)
  for (const { packId } of packs) await transact(db, (trx) => setAside(trx, packId, now))
  if (packs.length > 0) catalogueVersion.stockMoved()
}

/** Moves nothing else of the pack: what is judged is brought in line. */
export const setAside = (trx: Parameters<typeof moveStock>[0], packId: number, now: Date) =>
  moveStock(trx, [{ packId, by: 0, reason: 'too_old' }], now)

/** Packs with units in stock that may not be sold, or aside that may. */
async function findOutOfLine(db: Parts['db'], now: Date) {
  const today = calendarDay(now, region.timeZone)
  const sold = isSold(await readRules(db), today)
  const left = db
    .selectFrom('batches')
    .select('pack_id as packId')
    .where('left_units', '>', 0)
    .where(sql<boolean>`not ${sold}`)
  const aside = db
    .selectFrom('batches')
    .select('pack_id as packId')
    .where('aside_units', '>', 0)
    .where('best_before', '>=', sql<Date>`${today}::date`)
    .where(sold)
  return left.union(aside).execute()
}
