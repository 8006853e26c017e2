import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { ActivitySubject } from '#database/tables/operations.ts'

/** The old and new value of each changed field, in the API's format: rupees, names, addresses. */
type Changes = Record<string, { from: unknown; to: unknown }>

export type NewActivity = {
  actor: { id: number; name: string }
  subject: { kind: ActivitySubject; id: number | string; name: string }
  /** A past-tense verb: added, edited, deleted, delivered. */
  action: string
  changes?: Changes
  now: Date
}

/**
 * Writes the entry into the activity log in the same transaction as the change, so that neither exists without the
 * other.
 */
export const recordActivity = (
  trx: Transaction<Database>,
  { actor, subject, action, changes, now }: NewActivity,
) =>
  trx
    .insertInto('activity')
    .values({
      actor_id: actor.id,
      actor_name: actor.name,
      subject_kind: subject.kind,
      subject_id: String(subject.id),
      subject_name: subject.name,
      action,
      changes: changes ? JSON.stringify(changes) : null,
      happened_at: now,
    })
    .execute()

/** The fields of `after` whose value differs from that in `before`, each with its old and new value. */
export function changesBetween<Facts extends Record<string, unknown>>(before: Facts, after: Facts): Changes {
  const changed = Object.keys(after).filter((field) => !isDeepStrictEqual(before[field], after[field]))
  return Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }]))
}
