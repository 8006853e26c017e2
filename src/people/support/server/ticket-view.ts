import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database, Row } from '#database/schema.ts'
import type { Language } from '#words/language.ts'
import type { AdminListedTicket, AdminTicket, ListedTicket, Ticket } from '../contract.ts'
import { ticketNumber } from '../rules/ticket.ts'

type Handle = Db | Transaction<Database>

/** A query for tickets with all columns that a list shows; the caller adds the condition. */
export const selectTickets = (db: Handle) =>
  db
    .selectFrom('tickets')
    .leftJoin('users', 'users.id', 'tickets.user_id')
    .select([
      'tickets.id',
      'tickets.kind',
      'tickets.reason',
      'tickets.state',
      'tickets.order_id',
      'tickets.user_id',
      'tickets.locale',
      'tickets.link_key',
      'tickets.confirmed_at',
      'tickets.mailbox',
      'tickets.version',
      'tickets.opened_at',
      'tickets.acknowledged_at',
      'tickets.settled_at',
      'tickets.acknowledge_by',
      'tickets.settle_by',
      'tickets.due_at',
      sql<string>`coalesce(users.name, tickets.name, '')`.as('name'),
      sql<string>`coalesce(users.email, tickets.email, '')`.as('email'),
      sql<string>`coalesce(users.phone, tickets.phone, '')`.as('phone'),
    ])

export type TicketRow = Awaited<ReturnType<ReturnType<typeof selectTickets>['executeTakeFirstOrThrow']>>

export const toListedTicket = (row: TicketRow): ListedTicket => ({
  id: row.id,
  number: ticketNumber(row.id),
  kind: row.kind,
  reason: row.reason,
  state: row.state,
  order_id: row.order_id,
  opened_at: row.opened_at.toISOString(),
  acknowledged_at: row.acknowledged_at?.toISOString() ?? null,
  settled_at: row.settled_at?.toISOString() ?? null,
  acknowledge_by: row.acknowledge_by.toISOString(),
  settle_by: row.settle_by.toISOString(),
})

export const toAdminListedTicket = (row: TicketRow): AdminListedTicket => ({
  ...toListedTicket(row),
  asker: { user_id: row.user_id, name: row.name, email: row.email, phone: row.phone },
})

/** A ticket with its lines and messages, in a language. */
export async function toTicket(db: Handle, row: TicketRow, language: Language): Promise<Ticket> {
  const [lines, messages] = await Promise.all([findLines(db, row.id, language), findMessages(db, row.id)])
  return { ...toListedTicket(row), confirmed: isConfirmed(row), lines, messages: messages.map(toMessage) }
}

/** The ticket without lines and messages, for a visitor who opened a mailed link and has not confirmed the address. */
export const toUnconfirmedTicket = (row: TicketRow): Ticket => ({
  ...toListedTicket(row),
  confirmed: false,
  lines: [],
  messages: [],
})

/** Whether the e-mail address that the ticket was opened with is confirmed. */
export const isConfirmed = ({ confirmed_at }: Pick<TicketRow, 'confirmed_at'>) => confirmed_at !== null

/** Like `toTicket`, with the customer and the administrators' names. */
export async function toAdminTicket(db: Handle, row: TicketRow, language: Language): Promise<AdminTicket> {
  const [lines, messages] = await Promise.all([findLines(db, row.id, language), findMessages(db, row.id)])
  return {
    ...toAdminListedTicket(row),
    confirmed: isConfirmed(row),
    version: row.version,
    lines,
    messages: messages.map((message) => ({ ...toMessage(message), by: message.actor_name })),
  }
}

const findLines = (db: Handle, ticketId: number, language: Language) =>
  db
    .selectFrom('ticket_lines')
    .innerJoin('order_items', 'order_items.id', 'ticket_lines.order_item_id')
    .select([
      sql<string>`coalesce(order_items.names ->> ${language}::text, order_items.name)`.as('name'),
      'order_items.size',
      'ticket_lines.quantity',
    ])
    .where('ticket_lines.ticket_id', '=', ticketId)
    .orderBy('order_items.id')
    .execute()

/** More messages in a thread are unlikely. */
const maxMessages = 200

/** The last messages, oldest first. */
async function findMessages(db: Handle, ticketId: number) {
  const rows = await db
    .selectFrom('ticket_messages')
    .select(['id', 'by_shop', 'actor_name', 'body', 'written_at'])
    .where('ticket_id', '=', ticketId)
    .orderBy('id', 'desc')
    .limit(maxMessages)
    .execute()
  return rows.reverse()
}

type MessageRow = Pick<Row<'ticket_messages'>, 'id' | 'by_shop' | 'body' | 'written_at'>

const toMessage = ({ id, by_shop, body, written_at }: MessageRow) => ({
  id,
  from: by_shop ? ('shop' as const) : ('customer' as const),
  body,
  at: written_at.toISOString(),
})
