import type { Generated } from 'kysely'
import type { PushMessage } from '#operations/push/rules/push-message.ts'
import type { Language } from '#words/language.ts'
import type { Id, InsertOnlyDate } from './columns.ts'

/** A browser that gets push messages: of an account while it is logged in there, or of a guest's order. */
export interface PushSubscriptionsTable {
  id: Id
  endpoint: string
  p256dh: string
  auth: string
  user_id: number | null
  session_hash: string | null
  order_id: number | null
  locale: Language
  created_at: InsertOnlyDate
}

/** The outbox of push messages. */
export interface PushMessagesTable {
  id: Id
  subscription_id: number
  kind: string
  subject_key: string
  message: PushMessage
  attempts: Generated<number>
  next_attempt_at: Date
  expires_at: Date
  sent_at: Date | null
  created_at: InsertOnlyDate
}
