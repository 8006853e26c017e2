import type { Generated, JSONColumnType } from 'kysely'
import type { ConsentEnd, ConsentPlace } from '#operations/whatsapp/rules/consent.ts'
import type { MessageKind, MessageReason, MessageState } from '#operations/whatsapp/rules/message-kinds.ts'
import type { Language } from '#words/language.ts'
import type { Id, InsertOnlyDate } from './columns.ts'

// WhatsApp messages about orders, and who agreed to get them.

export interface WhatsappSettingsTable {
  only_row: Generated<boolean>
  is_on: boolean
  version: number
  changed_at: Date
  changed_by: number | null
}

export interface WhatsappConsentsTable {
  id: Id
  /** Ten digits. */
  phone: string
  /** The account whose orders it is for; null for the order of a guest. */
  user_id: number | null
  /** The guest's order that it is for. */
  order_id: number | null
  place: ConsentPlace
  /** The version of the text that was agreed to. */
  text_version: number
  locale: Language
  given_at: InsertOnlyDate
  withdrawn_at: Date | null
  withdrawn_by: ConsentEnd | null
}

export interface WhatsappMessagesTable {
  id: Id
  kind: MessageKind
  subject_key: string
  order_id: number
  consent_id: number
  locale: Language
  /** A random UUID that WhatsApp returns with each status. */
  reference: Generated<string>
  state: Generated<MessageState>
  /** What the template was filled with; null until it is sent. */
  parameters: JSONColumnType<string[]> | null
  /** Why it was not sent or not delivered. */
  reason: MessageReason | null
  /** WhatsApp's code and text for the last failure. */
  error: string | null
  attempts: Generated<number>
  next_attempt_at: Date
  message_id: string | null
  created_at: InsertOnlyDate
  /** When the state last changed after sending; null while it waits. */
  settled_at: Date | null
}
