import type { Db } from '#database/connect.ts'
import { defaultLanguage, type Language, languages } from '#words/language.ts'
import type { AdminMailTemplate } from '../../contract.ts'
import { type MailKind, mailKindNames, mailKinds } from '../../mail-kinds.ts'
import type { MailTemplate } from '../../mail-template.ts'
import { defaultTemplate } from './default-templates.ts'
import { findMailTemplate, listMailTemplates } from './mail-templates.queries.ts'

/** The languages of a mail: the customers' languages, or the back office's for the merchant. */
const languagesOf = (kind: MailKind): readonly Language[] =>
  mailKinds[kind].to === 'merchant' ? [defaultLanguage] : languages

type StoredTemplate = MailTemplate & { version: number }

/** The template in use: the merchant's, where a text is empty the default, and the default beside it. */
function toAdminTemplate(
  kind: MailKind,
  locale: Language,
  written: StoredTemplate | undefined,
): AdminMailTemplate {
  const usual = defaultTemplate(kind, locale)
  return {
    kind,
    locale,
    subject: written?.subject || usual.subject,
    body: written?.body || usual.body,
    version: written?.version ?? 0,
    usual,
  }
}

/** The templates of all mails in all their languages. */
export async function listTemplates(db: Db): Promise<AdminMailTemplate[]> {
  const written = await listMailTemplates(db)
  return mailKindNames.flatMap((kind) =>
    languagesOf(kind).map((locale) =>
      toAdminTemplate(
        kind,
        locale,
        written.find((text) => text.kind === kind && text.locale === locale),
      ),
    ),
  )
}

/** The template in use for a mail in one language: the merchant's, or the default. */
export const readTemplate = async (
  db: Parameters<typeof findMailTemplate>[0],
  { kind, locale }: { kind: MailKind; locale: Language },
): Promise<AdminMailTemplate> => toAdminTemplate(kind, locale, await findMailTemplate(db, { kind, locale }))
