import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import type { ShownText } from '../../contract.ts'
import { type MailKind, mailKinds } from '../../mail-kinds.ts'
import { findProblems, type MailText, type TextProblem } from '../../read-text.ts'
import { defaultText } from './default-texts.ts'
import { writeMailText } from './mail-texts.queries.ts'
import { readText } from './read-texts.ts'

type SaveText =
  | { ok: true; text: ShownText }
  | { ok: false; reason: 'WRONG_FIELDS'; problems: TextProblem[] }
  | { ok: false; reason: 'STALE'; current: ShownText }

type Typed = MailText & { kind: MailKind; locale: Language; version: number }

/**
 * Changes what a mail says from now on, from the version that was read (optimistic lock); those that are written already
 * go out as they are. What is left empty, or as it was, stays the shop's own and follows its next releases.
 */
export async function saveText(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { kind, locale, version, ...typed }: Typed,
  by: number,
): Promise<SaveText> {
  const problems = findProblems(typed, mailKinds[kind].fields)
  if (problems.length > 0) return { ok: false, reason: 'WRONG_FIELDS', problems }
  const usual = defaultText(kind, locale)
  const text = { subject: unless(typed.subject, usual.subject), body: unless(typed.body, usual.body) }
  const isSaved = await writeMailText(db, { kind, locale, text, version, by, now: clock.now() })
  const current = await readText(db, { kind, locale })
  return isSaved ? { ok: true, text: current } : { ok: false, reason: 'STALE', current }
}

const unless = (typed: string, usual: string) => (typed === usual ? '' : typed)
