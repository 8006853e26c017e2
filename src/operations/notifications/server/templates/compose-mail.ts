import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Mail } from '#integrations/mail/mailer.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import type { Language } from '#words/language.ts'
import type { MailKind } from '../../mail-kinds.ts'
import { readTemplate } from './read-templates.ts'
import { renderTemplate, type ValuesOf } from './render-template.ts'

type MailInput<Kind extends MailKind> = {
  kind: Kind
  to: string
  language: Language
  values: ValuesOf<Kind>
  store: StoreSettings
}

/** Composes a mail with the current template of its kind and language. Nothing is queued or sent. */
export const composeMail = async <Kind extends MailKind>(
  trx: Transaction<Database>,
  { kind, to, language, values, store }: MailInput<Kind>,
): Promise<Mail> =>
  renderTemplate({
    kind,
    text: await readTemplate(trx, { kind, locale: language }),
    values,
    from: store,
    to,
    language,
  })
