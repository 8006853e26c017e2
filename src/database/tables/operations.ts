import type { Generated, JSONColumnType } from 'kysely'
import type { PageKind, SpeedMetric } from '#operations/page-speed/rules/speed-metrics.ts'
import type { Language } from '#words/language.ts'
import type { CalendarDay, Id, InsertOnlyDate } from './columns.ts'

// Mails, the activity log, row counters and page speed.

export type ActivitySubject =
  | 'product'
  | 'category'
  | 'picture'
  | 'order'
  | 'user'
  | 'ticket'
  | 'page'
  | 'bundle'
  | 'coupon'

export interface OutboxTable {
  id: Id
  kind: string
  subject_key: string
  recipient: string
  /** Null if the mail is composed when it is sent. */
  subject: string | null
  body_text: string | null
  body_html: string | null
  /** The language the mail is or will be written in. */
  locale: Generated<Language>
  /** The order that the mail is about, if any. */
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
  /** Empty for the shop's own mails. */
  subject: string
  body: string
  version: number
  changed_at: Date
  changed_by: number | null
}

export interface MailSettingsTable {
  only_row: Generated<boolean>
  /** The kinds of mail that the merchant has unsubscribed from. */
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

export interface PageSpeedTable {
  /** In India’s time zone. */
  day: CalendarDay
  metric: SpeedMetric
  page: PageKind
  /** Upper bound of the bucket: milliseconds, or the score of CLS. */
  up_to: number
  samples: number
}
