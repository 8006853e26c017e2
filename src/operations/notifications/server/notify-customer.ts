import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { writeMail } from '#operations/outbox/server/write-mail.ts'
import type { Language } from '#words/language.ts'
import type { KindTo } from '../mail-kinds.ts'
import type { NotifyContext } from './notify-merchant.ts'
import { composeMail } from './templates/compose-mail.ts'
import type { ValuesOf } from './templates/render-template.ts'

/**
 * The recipient of an order's mails, and their language: an account, or a guest whose link to the order may have expired.
 * The address is empty once it has been erased. Must be read with the order under its lock.
 */
export type MailRecipient = {
  id: number
  email: string
  locale: Language
  user_id: number | null
  created_at: Date
  link_expires_at: Date | null
}

type CustomerNotification<Kind extends KindTo<'customer'>> = {
  kind: Kind
  /** Identifies the event: the customer is notified once of each. */
  subjectKey: string
  values: ValuesOf<Kind>
  /** In the future if the step can still be undone. */
  dueAt?: Date | undefined
}

/**
 * Queues a mail about an order to its customer, in the transaction of the change. Does nothing if the account is
 * erased, or if the customer was notified of this event before.
 */
export async function notifyCustomer<Kind extends KindTo<'customer'>>(
  trx: Transaction<Database>,
  { id, email, locale }: MailRecipient,
  { kind, subjectKey, values, dueAt }: CustomerNotification<Kind>,
  { store, now }: Pick<NotifyContext, 'store' | 'now'>,
) {
  if (email === '') return
  const mail = await composeMail(trx, { kind, to: email, language: locale, values, store })
  await writeMail(trx, { kind, subjectKey, orderId: id, locale, mail, now, dueAt })
}
