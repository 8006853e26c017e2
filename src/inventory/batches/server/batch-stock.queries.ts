import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { StockChange } from '#inventory/stock/server/stock-change.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import type { Batch, BatchStock } from './allocate-batches.ts'
import { readBatchRules } from './batch-rules.queries.ts'
import { isSellable } from './last-sale-day.ts'

type Trx = Transaction<Database>

/**
 * The stock of these packs by batch, and the batches that returning orders got their units from. The packs must be
 * locked.
 */
export async function readBatchStock(trx: Trx, changes: StockChange[], now: Date): Promise<BatchStock> {
  const packs = [...new Set(changes.map(({ packId }) => packId))]
  const orders = changes.flatMap(({ orderId, by }) => (orderId && by > 0 ? [orderId] : []))
  const allocated = orders.length > 0 ? await listAllocated(trx, packs, orders) : []
  const named = [...changes, ...allocated].flatMap(({ batchId }) => (batchId ? [batchId] : []))
  const batches = await findBatches(trx, { packs, named }, now)
  const stocks = await trx.selectFrom('packs').select(['id', 'stock']).where('id', 'in', packs).execute()
  const inBatches = (packId: number) =>
    batches.reduce((sum, batch) => sum + (batch.packId === packId ? batch.left : 0), 0)
  return {
    batches,
    unbatched: new Map(stocks.map(({ id, stock }) => [id, stock - inBatches(id)])),
    allocated: allocated,
  }
}

/** Batches with units in stock or in quarantine, and those that the changes name. */
async function findBatches(
  trx: Trx,
  { packs, named }: { packs: number[]; named: number[] },
  now: Date,
): Promise<Batch[]> {
  const rules = await readBatchRules(trx)
  const today = calendarDay(now, region.timeZone)
  return trx
    .selectFrom('batches')
    .select([
      'id',
      'pack_id as packId',
      'left_units as left',
      'aside_units as aside',
      isSellable(rules, today).as('isSellable'),
      sql<boolean>`recalled_at is not null`.as('isRecalled'),
    ])
    .where('pack_id', 'in', packs)
    .where((eb) =>
      eb.or([
        eb('left_units', '>', 0),
        eb.and([eb('aside_units', '>', 0), sql<boolean>`best_before >= ${today}::date`]),
        ...(named.length > 0 ? [eb('id', 'in', named)] : []),
      ]),
    )
    .orderBy('best_before')
    .orderBy('id')
    .execute()
}

/** The units that these orders still have of each batch. */
const listAllocated = (trx: Trx, packs: number[], orders: number[]) =>
  trx
    .selectFrom('stock_moves')
    .select(['order_id as orderId', 'batch_id as batchId', sql<number>`-sum(delta)::integer`.as('units')])
    .where('order_id', 'in', orders)
    .where('pack_id', 'in', packs)
    .where('batch_id', 'is not', null)
    .$narrowType<{ orderId: number; batchId: number }>()
    .groupBy(['order_id', 'batch_id'])
    .having(sql<number>`sum(delta)`, '<', 0)
    .execute()
