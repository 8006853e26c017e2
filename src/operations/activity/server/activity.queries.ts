import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#database/connect.ts'
import { readRowCounters } from '#database/row-counters.ts'
import type { Row } from '#database/schema.ts'
import type { OrderEvent } from '#database/tables/order-history.ts'
import { cutPage, idKey, type Page, parseCursor } from '#http/calls/paging.ts'
import { auditActionOf } from '#ordering/orders/server/timeline/audit-action.ts'
import * as orderWords from '#ordering/orders/words/office/en.ts'
import { maxInteger } from '#values/max-integer.ts'
import type { Activity, activityQuery } from '../contract.ts'

type ActivityInput = z.infer<typeof activityQuery>
type Subject = { kind: string; id: string }

const defaultPageSize = 20

/** The place of an entry in the list: its time in microseconds, its source and its id. Newer entries come first. */
type Position = [time: number, source: number, id: number]
const sources = { activity: 0, order: 1 } as const
const positionKeys = z.tuple([z.int().min(0), z.int().min(0).max(1), idKey])
const aboveAll: Position = [4_102_444_800_000_000, sources.order, maxInteger]

type LogRow = Pick<Row<'activity'>, 'subject_kind' | 'subject_name' | 'action' | 'changes'>
type Entry = Pick<Row<'activity'>, 'id' | 'actor_name' | 'subject_id' | 'happened_at'> & { time: number } & (
    | ({ source: typeof sources.activity } & LogRow)
    | { source: typeof sources.order; customer: string; event: OrderEvent }
  )

/**
 * A page of what staff did, newest first: all of it, or the entries about one subject. The steps of orders
 * come from their history, everything else from the activity log.
 */
export async function listActivity(
  db: Db,
  { subject_kind: kind, subject_id: id, limit = defaultPageSize, cursor }: ActivityInput,
): Promise<Page<Activity>> {
  const position = parseCursor(cursor, positionKeys) ?? aboveAll
  const subject = kind && id ? { kind, id } : undefined
  const { rows } = await sql<Entry>`
    select * from (
      (${selectLog(subject)} ${pageBefore(position, sources.activity, limit)})
      union all
      (${selectSteps(subject)} ${pageBefore(position, sources.order, limit)})
    ) as entries order by happened_at desc, source desc, id desc limit ${limit + 1}`.execute(db)
  const { items, next } = cutPage(rows, limit, ({ time, source, id }) => [time, source, id])
  return {
    items: items.map(toActivity),
    next,
    total: subject ? await countEntries(db, subject) : (await readRowCounters(db))('audited'),
  }
}

/** One row more than the page, each beginning with the entries below the position. */
const pageBefore = ([time, source, id]: Position, own: number, limit: number) => {
  const moment = sql`timestamptz 'epoch' + ${time}::double precision * interval '1 microsecond'`
  return sql`and happened_at <= ${moment}
    and (happened_at, ${own}::integer, id) < (${moment}, ${source}::integer, ${id}::bigint)
    order by happened_at desc, id desc limit ${limit + 1}`
}

const time = sql`(extract(epoch from happened_at) * 1000000)::bigint as time`

const selectLog = (subject: Subject | undefined) => sql`
  select ${sql.lit(sources.activity)} as source, id, happened_at, ${time}, actor_name, subject_id, subject_kind, subject_name,
    action, changes, null as customer, null::jsonb as event
  from activity where ${inLog(subject)}`

const selectSteps = (subject: Subject | undefined) => sql`
  select ${sql.lit(sources.order)} as source, id, happened_at, ${time}, actor_name, order_id::text as subject_id, null, null,
    null, null::jsonb, (select name from order_buyers where order_buyers.order_id = order_history.order_id),
    jsonb_build_object('kind', kind, 'details', details)
  from order_history where ${inHistory(subject)}`

/** The activity log still has the orders' entries of earlier releases, which their history has too. */
const inLog = (subject: Subject | undefined): RawBuilder<SqlBool> =>
  subject
    ? sql`subject_kind <> 'order' and subject_kind = ${subject.kind} and subject_id = ${subject.id}`
    : sql`subject_kind <> 'order'`

/** Steps by staff: customers place orders and change their addresses. */
const inHistory = (subject: Subject | undefined): RawBuilder<SqlBool> => {
  const byStaff = sql<SqlBool>`actor_name is not null and kind not in ('placed', 'address_changed')`
  if (!subject) return byStaff
  const orderId = subject.kind === 'order' ? Number(subject.id) : Number.NaN
  return sql`${byStaff} and order_id = ${Number.isInteger(orderId) && orderId <= maxInteger ? orderId : 0}::integer`
}

async function countEntries(db: Db, subject: Subject) {
  const { rows } = await sql<{ amount: number }>`
    select (select count(*) from activity where ${inLog(subject)})
      + (select count(*) from order_history where ${inHistory(subject)}) as amount`.execute(db)
  return Number(rows[0]?.amount ?? 0)
}

function toActivity(entry: Entry): Activity {
  const { id, actor_name: actor, subject_id, happened_at } = entry
  const common = { id, actor, subject_id, at: happened_at.toISOString() }
  if (entry.source === sources.activity) {
    const { subject_kind, subject_name, action, changes } = entry
    return { ...common, subject_kind, subject_name, action, changes }
  }
  const subject_name = orderWords.activity.subject({ id: Number(subject_id), name: entry.customer })
  return { ...common, subject_kind: 'order', subject_name, action: auditActionOf(entry.event), changes: null }
}
