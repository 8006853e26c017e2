import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import {
  cutPage,
  idBelowCursor,
  type Page,
  type PageRequest,
  parseCursor,
  timeAndIdKeys,
} from '#http/calls/paging.ts'
import { countLimits } from '#values/count-limits.ts'
import type { AdminListedTicket, ListedTicket } from '../contract.ts'
import { selectTickets, type TicketRow, toAdminListedTicket, toListedTicket } from './ticket-view.ts'

type TicketListQuery = PageRequest & {
  show?: 'waiting' | 'settled' | undefined
  q?: string | undefined
  user_id?: number | undefined
}

/** A customer's own tickets, newest first. */
export async function listOwnTickets(
  db: Db,
  userId: number,
  { limit, cursor }: PageRequest,
): Promise<Page<ListedTicket>> {
  const { items, next, total } = await listByNumber(db, sql`tickets.user_id = ${userId}`, { limit, cursor })
  return { items: items.map(toListedTicket), next, total }
}

/**
 * The merchant's list: waiting tickets by their next deadline, settled ones, those of one customer, or one by its
 * number.
 */
export async function listTickets(db: Db, query: TicketListQuery): Promise<Page<AdminListedTicket>> {
  const { items, next, total } = await readTicketPage(db, query)
  return { items: items.map(toAdminListedTicket), next, total }
}

/** The tickets of one customer, else the one with the number searched for, else waiting or settled ones. */
function readTicketPage(db: Db, query: TicketListQuery) {
  if (query.user_id !== undefined) return listByNumber(db, sql`tickets.user_id = ${query.user_id}`, query)
  if (query.q) return listByNumber(db, sql`tickets.id = ${parseTicketNumber(query.q)}`, query)
  return listByTime(db, query)
}

/** The number in `T-00042`, `#42` or `42`; otherwise 0, which no ticket has. */
const parseTicketNumber = (text: string) => Number(/^[\sT#-]*(\d{1,9})$/i.exec(text)?.[1] ?? 0)

/** A page of the tickets that match the filter, newest first. */
async function listByNumber(
  db: Db,
  filter: Expression<SqlBool>,
  { limit, cursor }: PageRequest,
): Promise<Page<TicketRow>> {
  const before = idBelowCursor(cursor)
  const rows = await selectTickets(db)
    .where(filter)
    .where('tickets.id', '<', before)
    .orderBy('tickets.id', 'desc')
    .limit(limit + 1)
    .execute()
  return { ...cutPage(rows, limit, ({ id }) => [id]), total: await countTickets(db, filter) }
}

/** A page of waiting tickets, the earliest deadline first, or of settled ones, last settled first. */
async function listByTime(
  db: Db,
  { show = 'waiting', limit, cursor }: TicketListQuery,
): Promise<Page<TicketRow>> {
  const after = parseCursor(cursor, timeAndIdKeys)
  const isSettled = show === 'settled'
  const column = isSettled ? ('tickets.settled_at' as const) : ('tickets.due_at' as const)
  const direction = isSettled ? 'desc' : 'asc'
  const filter = isSettled
    ? sql<SqlBool>`tickets.settled_at is not null`
    : sql<SqlBool>`tickets.due_at is not null`
  let tickets = selectTickets(db).where(filter)
  if (after)
    tickets = tickets.where(({ eb, refTuple, tuple }) =>
      eb(refTuple(column, 'tickets.id'), isSettled ? '<' : '>', tuple(...after)),
    )
  const rows = await tickets
    .orderBy(column, direction)
    .orderBy('tickets.id', direction)
    .limit(limit + 1)
    .execute()
  const timeOf = ({ settled_at, due_at }: TicketRow) => (isSettled ? settled_at : due_at)?.toISOString() ?? ''
  return { ...cutPage(rows, limit, (row) => [timeOf(row), row.id]), total: await countTickets(db, filter) }
}

/** Counts the tickets that match the filter, up to `countLimits.tickets`. */
async function countTickets(db: Db, filter: Expression<SqlBool>) {
  const { count } = await db
    .selectFrom(db.selectFrom('tickets').select('id').where(filter).limit(countLimits.tickets).as('counted'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
