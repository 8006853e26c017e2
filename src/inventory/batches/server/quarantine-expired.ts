import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { moveStock } from '#inventory/stock/server/move-stock.ts'
import { orderStatus, shipmentState } from '#ordering/orders/rules/order-state.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { readBatchRules } from './batch-rules.queries.ts'
import { lockPacks } from './find-or-create-batches.ts'
import { isSellable } from './last-sale-day.ts'
import { replaceRecalled } from './replace-recalled.ts'

type Trx = Transaction<Database>
type QuarantineDeps = Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>

/**
 * A job: quarantines expired units with a stock movement each, and releases units that became sellable because the
 * rules changed. A sale does not depend on this job: it updates the quarantine of its packs before it takes units. Then
 * replaces recalled units in waiting orders where stock allows.
 */
export async function quarantineExpired({ db, clock, catalogueVersion }: QuarantineDeps) {
  const now = clock.now()
  const packs = await listPacksToUpdate(db, now)
  for (const { packId } of packs) await transact(db, (trx) => updateQuarantine(trx, packId, now))
  const replaced: number[] = []
  for (const { packId } of await listPacksToReplace(db))
    replaced.push(...(await transact(db, (trx) => lockAndReplace(trx, packId, now))))
  if (packs.length > 0 || replaced.length > 0) catalogueVersion.stockMoved()
}

/**
 * Locks a pack and replaces recalled units in waiting orders.
 * @returns the ids of these orders
 */
async function lockAndReplace(trx: Trx, packId: number, now: Date) {
  await lockPacks(trx, [packId])
  return replaceRecalled(trx, packId, now)
}

/** Packs with units in stock, and with recalled units in unpacked orders. */
const listPacksToReplace = (db: Parts['db']) =>
  db
    .selectFrom('batches')
    .innerJoin('packs', 'packs.id', 'batches.pack_id')
    .select('batches.pack_id as packId')
    .distinct()
    .where('batches.recalled_at', 'is not', null)
    .where('packs.stock', '>', 0)
    .where(
      sql<boolean>`exists (select from stock_moves join orders on orders.id = order_id
        where stock_moves.batch_id = batches.id and orders.parcel_state = ${shipmentState.toPack}
          and orders.status in (${orderStatus.awaitingPayment}, ${orderStatus.toPack})
        group by order_id having sum(delta) < 0)`,
    )
    .execute()

/**
 * Quarantines the pack’s expired and recalled units, and releases sellable ones: a change of 0 units makes
 * `moveStock` do only that.
 */
export const updateQuarantine = (trx: Trx, packId: number, now: Date) =>
  moveStock(trx, [{ packId, by: 0, reason: 'too_old' }], now)

/** Packs that have unsellable units in stock, or sellable units in quarantine. */
async function listPacksToUpdate(db: Parts['db'], now: Date) {
  const today = calendarDay(now, region.timeZone)
  const sold = isSellable(await readBatchRules(db), today)
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
