import type { Transaction } from 'kysely'
import { changedTheLabel } from '#catalogue/labels/words/office/en.ts'
import type { Database } from '#database/schema.ts'
import { byPlan } from '../words/office/changes/en.ts'
import type { EditConflict } from './change-refusals.ts'

type EditedSubject<Current> = {
  kind: 'product' | 'category' | 'page' | 'bundle' | 'coupon'
  /** Its id in the activity log; by default that of `current`. */
  subjectId?: string
  current: Current
  /** The version the form was opened at; absent when the client does not use optimistic locking. */
  expectedVersion: number | undefined
}

/**
 * Optimistic locking: tells an editor who opened the form at an older version what has changed since, and who changed
 * it: people or the schedule. Each change raises the version by one and writes one activity log entry, so the latest
 * entries are the missed ones.
 * @returns null if the form was opened at the stored version, or the client sent none
 */
export async function findEditConflict<Current extends { id: number; version: number }>(
  trx: Transaction<Database>,
  { kind, subjectId, current, expectedVersion }: EditedSubject<Current>,
): Promise<EditConflict<Current> | null> {
  if (expectedVersion === undefined || expectedVersion === current.version) return null
  const missed = await findLatestChanges(
    trx,
    kind,
    subjectId ?? String(current.id),
    current.version - expectedVersion,
  )
  return {
    ok: false,
    reason: 'EDITED_MEANWHILE',
    by: joinActorNames(missed),
    changed: [...new Set(missed.flatMap(({ changes }) => (changes ? Object.keys(changes) : ['visibility'])))],
    current,
  }
}

type Change = { actor_name: string; changes: object | null }

/** The names of everybody who changed something. The schedule comes first, because its name begins the sentence. */
function joinActorNames(missed: Change[]) {
  const people = new Set(missed.map(({ actor_name }) => actor_name))
  return [...(people.delete(byPlan) ? [byPlan] : []), ...people].join(' and ')
}

const maxChanges = 50

/**
 * The latest entries of the activity log, at most 50. Hiding, publishing, deleting and restoring log no changed fields.
 * Label edits are left out because a label has its own version.
 */
const findLatestChanges = (
  trx: Transaction<Database>,
  kind: EditedSubject<unknown>['kind'],
  id: string,
  changes: number,
) =>
  trx
    .selectFrom('activity')
    .select(['actor_name', 'changes'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('action', '<>', 'added')
    .where('action', '<>', changedTheLabel)
    .orderBy('id', 'desc')
    .limit(Math.min(Math.max(changes, 0), maxChanges))
    .execute()
