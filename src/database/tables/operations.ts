import type { Generated, JSONColumnType } from 'kysely'
import type { Language } from '#words/language.ts'
import type { Id, InsertOnlyDate } from './columns.ts'

// Mails, what people did, and counts of rows.

export type ActivitySubject = 'product' | 'category' | 'picture' | 'order' | 'user' | 'ticket' | 'page'

export interface OutboxTable {
  id: Id
  kind: string
  subject_key: string
  recipient: string
  /** The words are null in a mail whose words are made when it is sent. */
  subject: string | null
  body_text: string | null
  body_html: string | null
  /** What its words are in, or are to be made in. */
  locale: Generated<Language>
  /** What it is about, where that is an order. */
  order_id: number | null
  attempts: Generated<number>
  next_attempt_at: Date
  sent_at: Date | null
  last_error: string | null
  created_at: InsertOnlyDate
}

export interface MailTextsTable {
  kind: string
  locale: Language
  /** Empty ones are the shop's own. */
  subject: string
  body: string
  version: number
  changed_at: Date
  changed_by: number | null
}

export interface MailSettingsTable {
  only_row: Generated<boolean>
  /** The kinds of mail that the merchant does without. */
  unwanted: JSONColumnType<string[]>
  summary_hour: number
  version: number
  changed_at: Date
  changed_by: number | null
}

export interface ActivityTable {
  id: Id
  actor_id: number | null
  actor_name: string
  subject_kind: ActivitySubject
  subject_id: string
  subject_name: string
  action: string
  changes: JSONColumnType<Record<string, { from: unknown; to: unknown }>> | null
  happened_at: InsertOnlyDate
}

export interface RowTalliesTable {
  counted: string
  shard: number
  amount: number
}
