import type { Mail } from '#integrations/mail/mailer.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import { type MailKind, mailKinds } from '../../mail-kinds.ts'
import { findTemplateProblems, type MailTemplate, type TemplateProblem } from '../../mail-template.ts'
import { defaultTemplate } from './default-templates.ts'
import { exampleValues } from './example-values.ts'
import { renderTemplate } from './render-template.ts'
import { findSamplePictures } from './sample-pictures.queries.ts'

type RenderExampleResult = { ok: true; mail: Mail } | { ok: false; problems: TemplateProblem[] }

/**
 * Renders a typed template with the example order, or returns why it is invalid. Nothing is sent.
 * @param to the recipient
 */
export async function renderExample(
  { db, store, settings, clock }: Pick<Parts, 'db' | 'store' | 'settings' | 'clock'>,
  { kind, locale, ...typed }: MailTemplate & { kind: MailKind; locale: Language },
  to: string,
): Promise<RenderExampleResult> {
  const problems = findTemplateProblems(typed, mailKinds[kind].fields)
  if (problems.length > 0) return { ok: false, problems }
  const usual = defaultTemplate(kind, locale)
  const text = { subject: typed.subject || usual.subject, body: typed.body || usual.body }
  const from = store()
  const values = exampleValues({
    language: locale,
    store: from,
    publicUrl: settings.publicUrl,
    now: clock.now(),
    pictures: await findSamplePictures(db),
  })
  return { ok: true, mail: renderTemplate({ kind, text, values, from, to, language: locale }) }
}
