import { transact } from '#database/transact.ts'
import { letter } from '#integrations/mail/letter.ts'
import { writeMail } from '#operations/outbox/server/write-mail.ts'
import type { Parts } from '#parts.ts'
import { firstLanguage } from '#words/language.ts'
import * as words from '../words/office/en.ts'
import { setMark } from './marks.queries.ts'
import { mailAccountOf, printOf } from './settings-print.ts'

type Asked = { user: { id: number; email: string }; formKey: string }

/** Mails a test to whoever asks for it, the way that every mail goes. The form's key makes a second sending of the same form none. */
export async function sendTestMail(
  { db, clock, store, mailer, settings }: Pick<Parts, 'db' | 'clock' | 'store' | 'mailer' | 'settings'>,
  { user, formKey }: Asked,
) {
  const from = store()
  const mail = letter({
    from,
    to: user.email,
    language: firstLanguage,
    subject: words.testMailSubject({ shop: from.name }),
    parts: [words.testMailWorks, words.testMailSpam],
  })
  const [now, subjectKey] = [clock.now(), `${user.id}-${formKey}`]
  const about = await printOf(mailAccountOf(settings.mail, mailer.destination))
  return transact(db, async (trx) => {
    await writeMail(trx, { kind: 'test-mail', subjectKey, locale: firstLanguage, mail, now })
    await setMark(trx, { name: 'test-mail', about, outcome: subjectKey, marked_at: now })
  })
}
