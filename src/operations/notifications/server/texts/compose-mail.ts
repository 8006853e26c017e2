import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Mail } from '#integrations/mail/mailer.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import type { Language } from '#words/language.ts'
import type { MailKind } from '../../mail-kinds.ts'
import { readText } from './read-texts.ts'
import { renderText, type ValuesOf } from './render-text.ts'

type Composed<Kind extends MailKind> = {
  kind: Kind
  to: string
  language: Language
  values: ValuesOf<Kind>
  store: StoreFacts
}

/** A mail in the words that stand for its kind and language now. */
export const composeMail = async <Kind extends MailKind>(
  trx: Transaction<Database>,
  { kind, to, language, values, store }: Composed<Kind>,
): Promise<Mail> =>
  renderText({
    kind,
    text: await readText(trx, { kind, locale: language }),
    values,
    from: store,
    to,
    language,
  })
