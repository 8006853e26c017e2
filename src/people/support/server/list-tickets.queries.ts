import { type Expression, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#database/connect.ts'
import { cursorAfter, idKey, type Page, readCursor } from '#http/calls/paging.ts'
import { mostCounted } from '#values/most-counted.ts'
import type { ListedTicket, OfficeListedTicket } from '../contract.ts'
import { asListed, asListedForOffice, selectTickets, type TicketRow } from './ticket-view.ts'

type Paging = { limit: number; cursor?: string | undefined }
type Wish = Paging & {
  show?: 'waiting' | 'settled' | undefined
  q?: string | undefined
  user_id?: number | undefined
}

const newest = 2 ** 31 - 1

/** A customer's own tickets, newest first. */
export async function listOwnTickets(
  db: Db,
  userId: number,
  { limit, cursor }: Paging,
): Promise<Page<ListedTicket>> {
  const { rows, next, total } = await listByNumber(db, sql`tickets.user_id = ${userId}`, { limit, cursor })
  return { items: rows.map(asListed), next, total }
}

/** The merchant's list: what waits for the next deadline, the settled ones, those of one customer, or one by its number. */
export async function listTickets(db: Db, wish: Wish): Promise<Page<OfficeListedTicket>> {
  const { rows, next, total } = await whichList(db, wish)
  return { items: rows.map(asListedForOffice), next, total }
}

function whichList(db: Db, wish: Wish) {
  if (wish.user_id !== undefined) return listByNumber(db, sql`tickets.user_id = ${wish.user_id}`, wish)
  if (wish.q) return listByNumber(db, sql`tickets.id = ${idIn(wish.q)}`, wish)
  return listByTime(db, wish)
}

/** Of `T-00042`, `#42` or `42` the number; nothing has the number 0. */
const idIn = (typed: string) => Number(/^[\sT#-]*(\d{1,9})$/i.exec(typed)?.[1] ?? 0)

type Rows = { rows: TicketRow[]; next: string | null; total: number }

async function listByNumber(db: Db, which: Expression<SqlBool>, { limit, cursor }: Paging): Promise<Rows> {
  const [before = newest] = readCursor(cursor, z.tuple([idKey])) ?? []
  const rows = await selectTickets(db)
    .where(which)
    .where('tickets.id', '<', before)
    .orderBy('tickets.id', 'desc')
    .limit(limit + 1)
    .execute()
  return cut(rows, limit, await countTickets(db, which), ({ id }) => cursorAfter(id))
}

/** Where a page ended: its last ticket's moment, as the database writes it, and number. */
const timeKeys = z.tuple([z.iso.datetime(), idKey])

async function listByTime(db: Db, { show = 'waiting', limit, cursor }: Wish): Promise<Rows> {
  const after = readCursor(cursor, timeKeys)
  const isSettled = show === 'settled'
  const column = isSettled ? ('tickets.settled_at' as const) : ('tickets.due_at' as const)
  const direction = isSettled ? 'desc' : 'asc'
  const which = isSettled
    ? sql<SqlBool>`tickets.settled_at is not null`
    : sql<SqlBool>`tickets.due_at is not null`
  let tickets = selectTickets(db).where(which)
  if (after) {
    const [at, id] = [new Date(after[0]), after[1]]
    tickets = tickets.where(({ eb, refTuple, tuple }) =>
      eb(refTuple(column, 'tickets.id'), isSettled ? '<' : '>', tuple(at, id)),
    )
  }
  const rows = await tickets
    .orderBy(column, direction)
    .orderBy('tickets.id', direction)
    .limit(limit + 1)
    .execute()
  const timeOf = ({ settled_at, due_at }: TicketRow) => (isSettled ? settled_at : due_at)?.toISOString() ?? ''
  return cut(rows, limit, await countTickets(db, which), (row) => cursorAfter(timeOf(row), row.id))
}

function cut(rows: TicketRow[], limit: number, total: number, cursorOf: (row: TicketRow) => string): Rows {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { rows: shown, next: last && rows.length > limit ? cursorOf(last) : null, total }
}

async function countTickets(db: Db, which: Expression<SqlBool>) {
  const { count } = await db
    .selectFrom(db.selectFrom('tickets').select('id').where(which).limit(mostCounted.tickets).as('counted'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
