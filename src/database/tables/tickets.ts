import type { Generated, GeneratedAlways } from 'kysely'
import type { ReturnReason, TicketKind, TicketState } from '#values/ticket.ts'
import type { Language } from '#words/language.ts'
import type { Id, InsertOnlyDate } from './columns.ts'

// What customers and strangers complain of, want to give back or ask, and what both sides wrote.

export interface TicketsTable {
  id: Id
  order_id: number | null
  user_id: number | null
  kind: TicketKind
  reason: ReturnReason | null
  /** Of a stranger; who has an account is named there. */
  name: string | null
  email: string | null
  phone: string | null
  /** What it was opened in: its mails are written in it. */
  locale: Language
  /** By which a stranger follows it, and by which an address is confirmed. */
  link_key: string | null
  /** Nothing while the address of a stranger, or of an account that has not proved it, is not confirmed: mails to it are held. */
  confirmed_at: Date | null
  /** `canonicalEmail` an address that was not proved when it was opened. */
  mailbox: string | null
  form_key: string
  state: Generated<TicketState>
  opened_at: InsertOnlyDate
  acknowledged_at: Date | null
  settled_at: Date | null
  acknowledge_by: Date
  settle_by: Date
  /** The next of both, by its state. */
  due_at: GeneratedAlways<Date | null>
  version: Generated<number>
}

export interface TicketLinesTable {
  ticket_id: number
  order_item_id: number
  quantity: number
}

export interface TicketMessagesTable {
  id: Id
  ticket_id: number
  by_shop: boolean
  actor_name: string | null
  body: string
  form_key: string
  written_at: InsertOnlyDate
}
