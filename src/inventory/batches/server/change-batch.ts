import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { changesBetween, recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import type { Sentence } from '#words/sentences.ts'
import type { Batch, BatchChange } from '../contract.ts'
import { changedABatch } from '../words/office/en.ts'
import { said as labelSaid } from '../words/office/entering/index.ts'
import { said } from '../words/office/index.ts'
import { findBatch } from './batches.queries.ts'
import { setAside } from './keep-sellable.ts'
import { lockBatch } from './lock-batch.ts'

type Trx = Transaction<Database>
type Changing = Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>
type Problems = Partial<Record<keyof BatchChange, Sentence>>

type ChangeBatch =
  | { ok: true; batch: Batch }
  | { ok: false; reason: 'NO_SUCH_BATCH' }
  | { ok: false; reason: 'STALE'; current: Batch }
  | { ok: false; reason: 'WRONG'; problems: Problems }

/**
 * Puts right what was typed of a batch's label. What is left of it leaves the stock or comes back to it at once where the new
 * dates say so; its lines stay, and who reads of it reads the new label.
 */
export async function changeBatch(
  { db, clock, catalogueVersion }: Changing,
  id: number,
  { version, ...label }: BatchChange,
  actor: { id: number; name: string },
): Promise<ChangeBatch> {
  const changed = await transact(db, async (trx): Promise<ChangeBatch> => {
    const packId = await lockBatch(trx, id)
    const now = clock.now()
    const before = await findBatch(trx, id, now)
    if (packId === undefined || !before) return { ok: false, reason: 'NO_SUCH_BATCH' }
    if (before.version !== version) return { ok: false, reason: 'STALE', current: before }
    const problems = await problemsOf(trx, { before, label, packId, now })
    if (problems) return { ok: false, reason: 'WRONG', problems }
    const { code, packed_on, best_before, note } = before
    const changes = changesBetween<Record<string, unknown>>({ code, packed_on, best_before, note }, label)
    if (Object.keys(changes).length === 0) return { ok: true, batch: before }
    await trx
      .updateTable('batches')
      .set({ ...label, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await setAside(trx, packId, now)
    const subject = { kind: 'product', id: before.product_id, name: before.name } as const
    await recordActivity(trx, { actor, subject, action: changedABatch, changes, now })
    const batch = await findBatch(trx, id, now)
    return batch ? { ok: true, batch } : { ok: false, reason: 'NO_SUCH_BATCH' }
  })
  if (changed.ok) catalogueVersion.stockMoved()
  return changed
}

type Change = { before: Batch; label: Omit<BatchChange, 'version'>; packId: number; now: Date }

/** A date that has passed since it was typed may stay; none is set to one. */
async function problemsOf(trx: Trx, { before, label, packId, now }: Change): Promise<Problems | undefined> {
  const today = calendarDay(now, region.timeZone)
  if (label.best_before !== before.best_before && label.best_before < today)
    return { best_before: labelSaid.bestBeforePast }
  if (label.packed_on > today) return { packed_on: labelSaid.packedInFuture }
  const same = await trx
    .selectFrom('batches')
    .select('id')
    .where('pack_id', '=', packId)
    .where('id', '<>', before.id)
    .where('code', '=', label.code)
    .where('packed_on', '=', sql<Date>`${label.packed_on}::date`)
    .where('best_before', '=', sql<Date>`${label.best_before}::date`)
    .executeTakeFirst()
  return same && { code: said.labelTaken }
}
