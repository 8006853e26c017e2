import { transact } from '#database/transact.ts'
import type { Mail } from '#integrations/mail/mailer.ts'
import { writeMail } from '#operations/outbox/server/write-mail.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'

type Sent = { mail: Mail; locale: Language; userId: number; formKey: string }

/** Sends a mail to whoever is writing it. The form's key makes a second sending of the same form none. */
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
