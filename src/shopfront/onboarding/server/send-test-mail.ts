import { transact } from '#database/transact.ts'
import { renderMail } from '#integrations/mail/render-mail.ts'
import { writeMail } from '#operations/outbox/server/write-mail.ts'
import type { Parts } from '#parts.ts'
import { defaultLanguage } from '#words/language.ts'
import * as words from '../words/office/en.ts'
import { saveOnboardingMark } from './onboarding-marks.queries.ts'
import { createFingerprint, mailAccountValues } from './settings-fingerprint.ts'

type TestMailInput = { user: { id: number; email: string }; formKey: string }

/**
 * Writes a test mail to the signed-in user into the outbox, which sends it, and saves for the setup guide which mail it
 * is. The form's key is the idempotency key.
 */
export async function sendTestMail(
  { db, clock, store, mailer, settings }: Pick<Parts, 'db' | 'clock' | 'store' | 'mailer' | 'settings'>,
  { user, formKey }: TestMailInput,
) {
  const from = store()
  const mail = renderMail({
    from,
    to: user.email,
    language: defaultLanguage,
    subject: words.testMailSubject({ shop: from.name }),
    parts: [words.testMailWorks, words.testMailSpam],
  })
  const [now, subjectKey] = [clock.now(), `${user.id}-${formKey}`]
  const about = await createFingerprint(mailAccountValues(settings.mail, mailer.destination))
  return transact(db, async (trx) => {
    await writeMail(trx, { kind: 'test-mail', subjectKey, locale: defaultLanguage, mail, now })
    await saveOnboardingMark(trx, { name: 'test-mail', about, outcome: subjectKey, marked_at: now })
  })
}
