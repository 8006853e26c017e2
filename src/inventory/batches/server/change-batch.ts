import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { changesBetween, recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import type { Sentence } from '#words/sentences.ts'
import type { Batch, BatchChange } from '../contract.ts'
import { enteringSentences, officeSentences } from '../words/index.ts'
import { changedABatch } from '../words/office/en.ts'
import { findBatch } from './batches.queries.ts'
import { lockBatch } from './lock-batch.ts'
import { updateQuarantine } from './quarantine-expired.ts'

type Trx = Transaction<Database>
type ChangeBatchDeps = Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>
type Problems = Partial<Record<keyof BatchChange, Sentence>>

type ChangeBatchResult =
  | { ok: true; batch: Batch }
  | { ok: false; reason: 'NO_SUCH_BATCH' }
  | { ok: false; reason: 'STALE'; current: Batch }
  | { ok: false; reason: 'WRONG'; problems: Problems }

/**
 * Corrects a batch’s label. Its units enter or leave quarantine at once if the new dates require it; earlier stock
 * movements stay and show the new label.
 */
export async function changeBatch(
  { db, clock, catalogueVersion }: ChangeBatchDeps,
  id: number,
  { version, ...label }: BatchChange,
  actor: { id: number; name: string },
): Promise<ChangeBatchResult> {
  const changed = await transact(db, async (trx): Promise<ChangeBatchResult> => {
    const packId = await lockBatch(trx, id)
    const now = clock.now()
    const before = await findBatch(trx, id, now)
    if (packId === undefined || !before) return { ok: false, reason: 'NO_SUCH_BATCH' }
    if (before.version !== version) return { ok: false, reason: 'STALE', current: before }
    const problems = await findLabelProblems(trx, { before, label, packId, now })
    if (problems) return { ok: false, reason: 'WRONG', problems }
    const { code, packed_on, best_before, note } = before
    const changes = changesBetween<Record<string, unknown>>({ code, packed_on, best_before, note }, label)
    if (Object.keys(changes).length === 0) return { ok: true, batch: before }
    await trx
      .updateTable('batches')
      .set({ ...label, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await updateQuarantine(trx, packId, now)
    const subject = { kind: 'product', id: before.product_id, name: before.name } as const
    await recordActivity(trx, { actor, subject, action: changedABatch, changes, now })
    const batch = await findBatch(trx, id, now)
    return batch ? { ok: true, batch } : { ok: false, reason: 'NO_SUCH_BATCH' }
  })
  if (changed.ok) catalogueVersion.stockMoved()
  return changed
}

type LabelChange = { before: Batch; label: Omit<BatchChange, 'version'>; packId: number; now: Date }

/**
 * The first error of a new label; undefined if there is none. A date that has passed since it was entered may stay; a
 * new date must not be in the past. No other batch of the pack may have the same label.
 */
async function findLabelProblems(
  trx: Trx,
  { before, label, packId, now }: LabelChange,
): Promise<Problems | undefined> {
  const today = calendarDay(now, region.timeZone)
  if (label.best_before !== before.best_before && label.best_before < today)
    return { best_before: enteringSentences.bestBeforePast }
  if (label.packed_on > today) return { packed_on: enteringSentences.packedInFuture }
  const same = await trx
    .selectFrom('batches')
    .select('id')
    .where('pack_id', '=', packId)
    .where('id', '<>', before.id)
    .where('code', '=', label.code)
    .where('packed_on', '=', sql<Date>`${label.packed_on}::date`)
    .where('best_before', '=', sql<Date>`${label.best_before}::date`)
    .executeTakeFirst()
  return same && { code: officeSentences.labelTaken }
}
