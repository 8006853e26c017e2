import { letter } from '#integrations/mail/letter.ts'
import type { LetterPart, Span } from '#integrations/mail/letter-parts.ts'
import type { Mail } from '#integrations/mail/mailer.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { greetedName } from '#values/people/greeted-name.ts'
import { said as law } from '#values/words/law/index.ts'
import type { Language } from '#words/language.ts'
import type { DrawnField, FieldOf, MailKind } from '../../mail-kinds.ts'
import { fieldsIn, type MailText, onlyField, paragraphsOf, withFields } from '../../read-text.ts'

export type ShopField = 'shop' | 'shop_email' | 'shop_phone'
/** What each field of a mail says: words, or what is drawn in its place. What has nothing to say is empty. */
export type ValuesOf<Kind extends MailKind> = {
  [Field in Exclude<FieldOf<Kind>, ShopField>]: Field extends DrawnField ? LetterPart | undefined : string
}
type Values = Record<string, LetterPart | undefined>

type Rendered = {
  kind: MailKind
  text: MailText
  values: Values
  from: StoreFacts
  to: string
  language: Language
}

/** A mail from the words that the shop or its merchant chose, the fields filled in. */
export function renderText({ kind, text, values, from, to, language }: Rendered): Mail {
  const filled = { ...withGreetedName(values), ...valuesOfShop(from) }
  return letter({
    from,
    to,
    language,
    subject: fill(text.subject, filled).replaceAll(/\s+/g, ' ').trim(),
    parts: [
      ...paragraphsOf(text.body).flatMap((paragraph) => partOf(paragraph, filled)),
      ...(namesRights.includes(kind) ? [law.rightToRefund.in(language)] : []),
    ],
  })
}

/** These end with what the law gives, however the merchant words them (decision X17). */
const namesRights: readonly MailKind[] = ['order-confirmation', 'order-delivered']

const valuesOfShop = ({ name, email, phones: [phone] }: StoreFacts): Record<ShopField, string> => ({
  shop: name,
  shop_email: email,
  shop_phone: phone,
})

/** Whoever made up the name, no mail program makes a link of it. */
const withGreetedName = ({ name, ...values }: Values): Values => ({
  ...values,
  name: typeof name === 'string' ? greetedName(name) : name,
})

/** A paragraph of which a field has nothing to say is left out: no courier, no sentence about one. */
function partOf(paragraph: string, values: Values): LetterPart[] {
  const alone = values[onlyField(paragraph) ?? '']
  if (alone && typeof alone !== 'string') return [alone]
  if (fieldsIn(paragraph).some((field) => !values[field])) return []
  return [{ spans: spansOf(paragraph, values) }]
}

/** Words between `**` are bold. What a field says is words, whatever signs are in it. */
const spansOf = (paragraph: string, values: Values): Span[] =>
  paragraph
    .split(/\*\*([^*]+)\*\*/)
    .map((text, at) => ({ text: fill(text, values), bold: at % 2 === 1 }))
    .filter(({ text }) => text !== '')

const fill = (text: string, values: Values) =>
  withFields(text, (field) => {
    const value = values[field]
    return typeof value === 'string' ? value : ''
  })
