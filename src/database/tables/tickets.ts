import type { Generated, GeneratedAlways } from 'kysely'
import type { ReturnReason, TicketKind, TicketState } from '#people/support/rules/ticket.ts'
import type { Language } from '#words/language.ts'
import type { Id, InsertOnlyDate } from './columns.ts'

// Support tickets: complaints, returns and questions, with their messages.

export interface TicketsTable {
  id: Id
  order_id: number | null
  user_id: number | null
  kind: TicketKind
  reason: ReturnReason | null
  /** The sender's name; null if they have an account. */
  name: string | null
  email: string | null
  phone: string | null
  /** The language of mails about this ticket. */
  locale: Language
  /** The key in the link by which a guest follows the ticket and confirms the address. */
  link_key: string | null
  /** Null until the address of a guest, or of an unconfirmed account, is confirmed: mails to it are held back. */
  confirmed_at: Date | null
  /** `canonicalEmail` of an address that was not confirmed when the ticket was opened. */
  mailbox: string | null
  form_key: string
  state: Generated<TicketState>
  opened_at: InsertOnlyDate
  acknowledged_at: Date | null
  settled_at: Date | null
  acknowledge_by: Date
  settle_by: Date
  /** The earlier of both, depending on the state. */
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
