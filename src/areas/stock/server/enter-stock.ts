import { sql, type Transaction } from 'kysely'
import { changeCatalogue } from '../../../database/catalogue-version.ts'
import type { Database } from '../../../database/schema.ts'
import type { Parts } from '../../../parts.ts'
import type { StockEntries } from '../contract.ts'
import { enteredBefore } from './entered-before.ts'
import { moveStock } from './move-stock.ts'
import { whatIsLeft } from './what-is-left.queries.ts'

type EnterStock =
  | { ok: true }
  /** More would go than there is. Without a name there is no such pack. */
  | { ok: false; reason: 'TOO_FEW'; name: string | null; left: number }
  | { ok: false; reason: 'ENTERED_DIFFERENTLY' }

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
  const changes = lines.map(({ pack_id, units }) => ({
    packId: pack_id,
    by: reason === 'damaged' ? -units : units,
    reason,
    actor,
    note,
    formKey: form_key,
  }))
  const before = await enteredBefore(trx, form_key, changes)
  if (before === 'same') return { ok: true }
  if (before === 'other') return { ok: false, reason: 'ENTERED_DIFFERENTLY' }
  const moved = await moveStock(trx, changes, now)
  if (moved.ok) return { ok: true }
  const { name, left } = await whatIsLeft(trx, moved.packId)
  return { ok: false, reason: 'TOO_FEW', name, left }
}

/** The same form, sent twice at once, waits for itself. */
const lockForm = (trx: Transaction<Database>, formKey: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${formKey}, 0))`.execute(trx)
