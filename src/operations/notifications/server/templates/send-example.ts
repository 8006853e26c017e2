import { transact } from '#database/transact.ts'
import type { Mail } from '#integrations/mail/mailer.ts'
import { writeMail } from '#operations/outbox/server/write-mail.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'

type Sent = { mail: Mail; locale: Language; userId: number; formKey: string }

/** Queues a test mail to the administrator who edits the template, once for each form key. */
export const sendExample = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { mail, locale, userId, formKey }: Sent,
) =>
  transact(db, (trx) =>
    writeMail(trx, {
      kind: 'example',
      subjectKey: `${userId}-${formKey}`,
      locale,
      mail,
      now: clock.now(),
    }),
  )
