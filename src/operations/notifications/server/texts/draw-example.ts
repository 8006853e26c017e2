import type { Mail } from '#integrations/mail/mailer.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import { type MailKind, mailKinds } from '../../mail-kinds.ts'
import { findProblems, type MailText, type TextProblem } from '../../read-text.ts'
import { defaultText } from './default-texts.ts'
import { exampleValues } from './example-values.ts'
import { renderText } from './render-text.ts'

type DrawExample = { ok: true; mail: Mail } | { ok: false; problems: TextProblem[] }

/** A text as its reader would see it, with an example order. */
export function drawExample(
  { store, settings, clock }: Pick<Parts, 'store' | 'settings' | 'clock'>,
  { kind, locale, ...typed }: MailText & { kind: MailKind; locale: Language },
  to: string,
): DrawExample {
  const problems = findProblems(typed, mailKinds[kind].fields)
  if (problems.length > 0) return { ok: false, problems }
  const usual = defaultText(kind, locale)
  const text = { subject: typed.subject || usual.subject, body: typed.body || usual.body }
  const from = store()
  const values = exampleValues({
    language: locale,
    store: from,
    publicUrl: settings.publicUrl,
    now: clock.now(),
  })
  return { ok: true, mail: renderText({ kind, text, values, from, to, language: locale }) }
}
