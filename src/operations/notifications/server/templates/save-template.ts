import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import type { AdminMailTemplate } from '../../contract.ts'
import { type MailKind, mailKinds } from '../../mail-kinds.ts'
import { findTemplateProblems, type MailTemplate, type TemplateProblem } from '../../mail-template.ts'
import { defaultTemplate } from './default-templates.ts'
import { writeMailTemplate } from './mail-templates.queries.ts'
import { readTemplate } from './read-templates.ts'

type SaveTemplateResult =
  | { ok: true; text: AdminMailTemplate }
  | { ok: false; reason: 'WRONG_FIELDS'; problems: TemplateProblem[] }
  | { ok: false; reason: 'STALE'; current: AdminMailTemplate }

type TemplateInput = MailTemplate & { kind: MailKind; locale: Language; version: number }

/**
 * Saves a template from the version that was read (optimistic lock); mails already written are not changed. An empty or
 * unchanged text stays the default and follows its later releases.
 */
export async function saveTemplate(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { kind, locale, version, ...typed }: TemplateInput,
  by: number,
): Promise<SaveTemplateResult> {
  const problems = findTemplateProblems(typed, mailKinds[kind].fields)
  if (problems.length > 0) return { ok: false, reason: 'WRONG_FIELDS', problems }
  const usual = defaultTemplate(kind, locale)
  const text = {
    subject: emptyIfDefault(typed.subject, usual.subject),
    body: emptyIfDefault(typed.body, usual.body),
  }
  const isSaved = await writeMailTemplate(db, { kind, locale, text, version, by, now: clock.now() })
  const current = await readTemplate(db, { kind, locale })
  return isSaved ? { ok: true, text: current } : { ok: false, reason: 'STALE', current }
}

/** The text to store: empty for the default one, so that it follows a later release. */
const emptyIfDefault = (typed: string, usual: string) => (typed === usual ? '' : typed)
