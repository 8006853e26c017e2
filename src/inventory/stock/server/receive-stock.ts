import { sql, type Transaction } from 'kysely'
import { changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import {
  countQuarantined,
  deleteUnusedBatches,
  findOrCreateBatches,
} from '#inventory/batches/server/find-or-create-batches.ts'
import { replaceForWaitingOrders } from '#inventory/batches/server/replace-recalled.ts'
import { type DateProblems, validateLabelDates } from '#inventory/batches/server/validate-label-dates.ts'
import type { Parts } from '#parts.ts'
import type { StockEntries } from '../contract.ts'
import { findAvailableStock } from './available-stock.queries.ts'
import { checkIdempotencyKey } from './check-idempotency-key.ts'
import { moveStock } from './move-stock.ts'

type ReceiveStockResult =
  /** `unsold`: received units that went into quarantine because their shelf life is too short. */
  | { ok: true; unsold: number }
  /** Not enough stock. `name` is null if the pack does not exist. */
  | { ok: false; reason: 'TOO_FEW'; name: string | null; left: number }
  | { ok: false; reason: 'ENTERED_DIFFERENTLY' }
  | { ok: false; reason: 'WRONG_DATES'; problems: DateProblems }

/**
 * Records a stock entry of received, returned, damaged or corrected units: all lines or none. The form's key is an
 * idempotency key: the same entry sent again changes nothing, a different entry with the same key is refused.
 */
export async function receiveStock(
  parts: Parts,
  actor: { id: number; name: string },
  entries: StockEntries,
): Promise<ReceiveStockResult> {
  const entered = await changeCatalogue(parts, (trx) => writeEntries(trx, actor, entries, parts.clock.now()))
  parts.catalogueVersion.stockMoved()
  return entered
}

async function writeEntries(
  trx: Transaction<Database>,
  actor: { id: number; name: string },
  { form_key, reason, note, lines }: StockEntries,
  now: Date,
): Promise<ReceiveStockResult> {
  await lockFormKey(trx, form_key)
  const problems = validateLabelDates(lines, now)
  if (problems) return { ok: false, reason: 'WRONG_DATES', problems }
  const batches = await findOrCreateBatches(trx, lines, now)
  const changes = lines.map(({ pack_id, units }, at) => ({
    packId: pack_id,
    by: reason === 'damaged' ? -units : units,
    reason,
    actor,
    note,
    formKey: form_key,
    ...batches[at],
  }))
  const earlier = await checkIdempotencyKey(trx, form_key, changes)
  if (earlier === 'other') {
    await deleteUnusedBatches(trx, batches)
    return { ok: false, reason: 'ENTERED_DIFFERENTLY' }
  }
  if (earlier === 'no') {
    const moved = await moveStock(trx, changes, now)
    if (!moved.ok) return notEnoughStock(trx, moved.packId)
    if (reason !== 'damaged')
      await replaceForWaitingOrders(trx, [...new Set(lines.map(({ pack_id }) => pack_id))], now)
  }
  return { ok: true, unsold: await countQuarantined(trx, changes) }
}

async function notEnoughStock(trx: Transaction<Database>, packId: number): Promise<ReceiveStockResult> {
  const { name, left } = await findAvailableStock(trx, packId)
  return { ok: false, reason: 'TOO_FEW', name, left }
}

/** Two concurrent requests with the same idempotency key run one after the other. */
const lockFormKey = (trx: Transaction<Database>, formKey: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${formKey}, 0))`.execute(trx)
