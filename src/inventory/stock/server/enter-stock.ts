import { sql, type Transaction } from 'kysely'
import { changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import { closeUnused, countUnsold, openBatches } from '#inventory/batches/server/open-batches.ts'
import { swapForWaiting } from '#inventory/batches/server/swap-recalled.ts'
import { type DateProblems, wrongDates } from '#inventory/batches/server/wrong-dates.ts'
import type { Parts } from '#parts.ts'
import type { StockEntries } from '../contract.ts'
import { enteredBefore } from './entered-before.ts'
import { moveStock } from './move-stock.ts'
import { whatIsLeft } from './what-is-left.queries.ts'

type EnterStock =
  /** `unsold` of what came in have too little shelf life left. */
  | { ok: true; unsold: number }
  /** More would go than there is. Without a name there is no such pack. */
  | { ok: false; reason: 'TOO_FEW'; name: string | null; left: number }
  | { ok: false; reason: 'ENTERED_DIFFERENTLY' }
  | { ok: false; reason: 'WRONG_DATES'; problems: DateProblems }

/**
 * Writes what a person received, got back, threw away or counted otherwise: all lines or none. The form's key is an
 * idempotency key: sent again as it was, the form has been written already; sent again with something else in it, it is
 * refused.
 */
export async function enterStock(
  parts: Parts,
  actor: { id: number; name: string },
  entries: StockEntries,
): Promise<EnterStock> {
  const entered = await changeCatalogue(parts, (trx) => write(trx, actor, entries, parts.clock.now()))
  parts.catalogueVersion.stockMoved()
  return entered
}

async function write(
  trx: Transaction<Database>,
  actor: { id: number; name: string },
  { form_key, reason, note, lines }: StockEntries,
  now: Date,
): Promise<EnterStock> {
  await lockForm(trx, form_key)
  const problems = wrongDates(lines, now)
  if (problems) return { ok: false, reason: 'WRONG_DATES', problems }
  const batches = await openBatches(trx, lines, now)
  const changes = lines.map(({ pack_id, units }, at) => ({
    packId: pack_id,
    by: reason === 'damaged' ? -units : units,
    reason,
    actor,
    note,
    formKey: form_key,
    ...batches[at],
  }))
  const before = await enteredBefore(trx, form_key, changes)
  if (before === 'other') {
    await closeUnused(trx, batches)
    return { ok: false, reason: 'ENTERED_DIFFERENTLY' }
  }
  if (before === 'no') {
    const moved = await moveStock(trx, changes, now)
    if (!moved.ok) return tooFew(trx, moved.packId)
    if (reason !== 'damaged')
      await swapForWaiting(trx, [...new Set(lines.map(({ pack_id }) => pack_id))], now)
  }
  return { ok: true, unsold: await countUnsold(trx, changes) }
}

async function tooFew(trx: Transaction<Database>, packId: number): Promise<EnterStock> {
  const { name, left } = await whatIsLeft(trx, packId)
  return { ok: false, reason: 'TOO_FEW', name, left }
}

/** The same form, sent twice at once, waits for itself. */
const lockForm = (trx: Transaction<Database>, formKey: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${formKey}, 0))`.execute(trx)
