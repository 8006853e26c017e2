import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { EditedMeanwhile } from './change-refusals.ts'

type Edited<Current> = {
  kind: 'product' | 'category'
  current: Current
  /** The version the form was opened at; without it the editor does not care. */
  openedAt: number | undefined
}

/**
 * Tells an editor who opened the form at an older version what has changed since. Each edit raises the version by one
 * and is one entry of the activity log, so the latest entries are what they missed.
 * @returns nothing when the form was opened at the version that is stored now
 */
export async function editedMeanwhile<Current extends { id: number; version: number }>(
  trx: Transaction<Database>,
  { kind, current, openedAt }: Edited<Current>,
): Promise<EditedMeanwhile<Current> | null> {
  if (openedAt === undefined || openedAt === current.version) return null
  const missed = await findLatestEdits(trx, kind, current.id, current.version - openedAt)
  return {
    ok: false,
    reason: 'EDITED_MEANWHILE',
    by: missed[0]?.actor_name ?? 'Somebody',
    changed: [...new Set(missed.flatMap(({ changes }) => Object.keys(changes ?? {})))],
    current,
  }
}

const mostEdits = 50

const findLatestEdits = (
  trx: Transaction<Database>,
  kind: Edited<unknown>['kind'],
  id: number,
  edits: number,
) =>
  trx
    .selectFrom('activity')
    .select(['actor_name', 'changes'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', String(id))
    .where('action', '=', 'edited')
    .orderBy('id', 'desc')
    .limit(Math.min(Math.max(edits, 0), mostEdits))
    .execute()
