import type { z } from 'zod'
import type { Db } from '#database/connect.ts'
import { readRowCounters } from '#database/row-counters.ts'
import type { Row } from '#database/schema.ts'
import type { ActivitySubject } from '#database/tables/operations.ts'
import { cutPage, idBelowCursor, type Page } from '#http/calls/paging.ts'
import type { Activity, activityQuery } from '../contract.ts'

type ActivityInput = z.infer<typeof activityQuery>
type Subject = { kind: ActivitySubject; id: string }

const defaultPageSize = 20

/** A page of the activity log, newest first: all of it, or the entries about one subject. */
export async function listActivity(
  db: Db,
  { subject_kind: kind, subject_id: id, limit = defaultPageSize, cursor }: ActivityInput,
): Promise<Page<Activity>> {
  const subject = kind && id ? { kind, id } : undefined
  const before = idBelowCursor(cursor)
  const rows = await selectActivityOf(db, subject)
    .selectAll()
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { items, next } = cutPage(rows, limit, ({ id }) => [id])
  return {
    items: items.map(toActivity),
    next,
    total: subject ? await countActivityOf(db, subject) : (await readRowCounters(db))('activity'),
  }
}

const selectActivityOf = (db: Db, subject: Subject | undefined) =>
  db
    .selectFrom('activity')
    .where((eb) => (subject ? eb.and({ subject_kind: subject.kind, subject_id: subject.id }) : eb.lit(true)))

async function countActivityOf(db: Db, subject: Subject) {
  const { amount } = await selectActivityOf(db, subject)
    .select((eb) => eb.fn.countAll().as('amount'))
    .executeTakeFirstOrThrow()
  return Number(amount)
}

const toActivity = (row: Row<'activity'>): Activity => ({
  id: row.id,
  actor: row.actor_name,
  subject_kind: row.subject_kind,
  subject_id: row.subject_id,
  subject_name: row.subject_name,
  action: row.action,
  changes: row.changes,
  at: row.happened_at.toISOString(),
})
