import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { moveStock } from '#inventory/stock/server/move-stock.ts'
import type { Parts } from '#parts.ts'
import { orderStatus, parcelState } from '#values/order-state.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { isSold, readRules } from './batch-rules.queries.ts'
import { lockPacks } from './open-batches.ts'
import { swapRecalled } from './swap-recalled.ts'

type Trx = Transaction<Database>
type Keeping = Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>

/**
 * Takes out of the stock what became too old to be sold, as lines of the ledger, and brings back what may be sold after all
 * since the rules changed. A sale does not wait for it: it sets aside what is too old before it takes. Then orders that wait
 * because of a recall get other goods, where there are any.
 */
export async function keepSellable({ db, clock, catalogueVersion }: Keeping) {
  const now = clock.now()
  const packs = await findOutOfLine(db, now)
  for (const { packId } of packs) await transact(db, (trx) => setAside(trx, packId, now))
  const swapped: number[] = []
  for (const { packId } of await findWaiting(db))
    swapped.push(...(await transact(db, (trx) => swapIn(trx, packId, now))))
  if (packs.length > 0 || swapped.length > 0) catalogueVersion.stockMoved()
}

async function swapIn(trx: Trx, packId: number, now: Date) {
  await lockPacks(trx, [packId])
  return swapRecalled(trx, packId, now)
}

/** Packs with units in stock, and with orders to pack that hold others, of a recalled batch. */
const findWaiting = (db: Parts['db']) =>
  db
    .selectFrom('batches')
    .innerJoin('packs', 'packs.id', 'batches.pack_id')
    .select('batches.pack_id as packId')
    .distinct()
    .where('batches.recalled_at', 'is not', null)
    .where('packs.stock', '>', 0)
    .where(
      sql<boolean>`exists (select from stock_moves join orders on orders.id = order_id
        where stock_moves.batch_id = batches.id and orders.parcel_state = ${parcelState.toPack}
          and orders.status in (${orderStatus.awaitingPayment}, ${orderStatus.toPack})
        group by order_id having sum(delta) < 0)`,
    )
    .execute()

/** Moves nothing else of the pack: what is judged is brought in line. */
export const setAside = (trx: Trx, packId: number, now: Date) =>
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
