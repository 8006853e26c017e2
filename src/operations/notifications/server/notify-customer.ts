import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { writeMail } from '#operations/outbox/server/write-mail.ts'
import type { Language } from '#words/language.ts'
import type { KindTo } from '../mail-kinds.ts'
import { isBuyerErased } from './erased-recipients.queries.ts'
import type { NotifyContext } from './notify-merchant.ts'
import { composeMail } from './templates/compose-mail.ts'
import type { ValuesOf } from './templates/render-template.ts'

/** Whom an order's mails go to, and in which language. */
export type MailRecipient = { id: number; email: string; locale: Language }

type CustomerNotification<Kind extends KindTo<'customer'>> = {
  kind: Kind
  /** What it is about: the customer hears of each thing once. */
  subjectKey: string
  values: ValuesOf<Kind>
  /** Later than now where it can still be taken back. */
  dueAt?: Date | undefined
}

/** Writes a mail about an order to its customer, in the transaction that makes true what it tells; to nobody where the account is erased. */
export async function notifyCustomer<Kind extends KindTo<'customer'>>(
  trx: Transaction<Database>,
  { id, email, locale }: MailRecipient,
  { kind, subjectKey, values, dueAt }: CustomerNotification<Kind>,
  { store, now }: Pick<NotifyContext, 'store' | 'now'>,
) {
  if (await isBuyerErased(trx, id)) return
  const mail = await composeMail(trx, { kind, to: email, language: locale, values, store })
  await writeMail(trx, { kind, subjectKey, orderId: id, locale, mail, now, dueAt })
}
