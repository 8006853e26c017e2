import type { Db } from '#database/connect.ts'
import { firstLanguage, type Language, languages } from '#words/language.ts'
import type { ShownText } from '../../contract.ts'
import { type MailKind, mailKindNames, mailKinds } from '../../mail-kinds.ts'
import type { MailText } from '../../read-text.ts'
import { defaultText } from './default-texts.ts'
import { findMailText, findMailTexts } from './mail-texts.queries.ts'

/** In which languages a mail is written: its reader's, and to the merchant the back office's. */
const languagesOf = (kind: MailKind): readonly Language[] =>
  mailKinds[kind].to === 'merchant' ? [firstLanguage] : languages

type Written = MailText & { version: number }

/** A text as it is sent; the default stands where nothing else was written. */
function shownText(kind: MailKind, locale: Language, written: Written | undefined): ShownText {
  const usual = defaultText(kind, locale)
  return {
    kind,
    locale,
    subject: written?.subject || usual.subject,
    body: written?.body || usual.body,
    version: written?.version ?? 0,
    usual,
  }
}

/** The texts of all mails, in all their languages. */
export async function readTexts(db: Db): Promise<ShownText[]> {
  const written = await findMailTexts(db)
  return mailKindNames.flatMap((kind) =>
    languagesOf(kind).map((locale) =>
      shownText(
        kind,
        locale,
        written.find((text) => text.kind === kind && text.locale === locale),
      ),
    ),
  )
}

/** One of them. */
export const readText = async (
  db: Parameters<typeof findMailText>[0],
  { kind, locale }: { kind: MailKind; locale: Language },
): Promise<ShownText> => shownText(kind, locale, await findMailText(db, { kind, locale }))
