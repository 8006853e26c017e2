import type { MailPart, Span } from '#integrations/mail/mail-parts.ts'
import type { Mail } from '#integrations/mail/mailer.ts'
import { renderMail } from '#integrations/mail/render-mail.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { mailSafeName } from '#values/people/mail-safe-name.ts'
import { lawSentences } from '#values/words/index.ts'
import type { Language } from '#words/language.ts'
import type { BlockField, FieldOf, MailKind } from '../../mail-kinds.ts'
import {
  fieldOfParagraph,
  fieldsUsedIn,
  fillFields,
  type MailTemplate,
  splitParagraphs,
} from '../../mail-template.ts'

export type ShopField = 'shop' | 'shop_email' | 'shop_phone'
/** The value of each field of a mail: text, or the block that replaces it. Empty if there is nothing to say. */
export type ValuesOf<Kind extends MailKind> = {
  [Field in Exclude<FieldOf<Kind>, ShopField>]: Field extends BlockField ? MailPart | undefined : string
}
type Values = Record<string, MailPart | undefined>

type RenderInput = {
  kind: MailKind
  text: MailTemplate
  values: Values
  from: StoreSettings
  to: string
  language: Language
}

/** Renders a mail from a template and the fields' values. A paragraph with an empty field is left out. */
export function renderTemplate({ kind, text, values, from, to, language }: RenderInput): Mail {
  const filled = { ...withSafeName(values), ...valuesOfShop(from) }
  return renderMail({
    from,
    to,
    language,
    subject: fillPlaceholders(text.subject, filled).replaceAll(/\s+/g, ' ').trim(),
    parts: [
      ...splitParagraphs(text.body).flatMap((paragraph) => renderParagraph(paragraph, filled)),
      ...(kindsWithRightsNotice.includes(kind)
        ? [{ smallPrint: lawSentences.rightToRefund.in(language) }]
        : []),
    ],
  })
}

/** These mails end with the legal right to a refund, however the merchant words them (decision X17). */
const kindsWithRightsNotice: readonly MailKind[] = [
  'order-confirmation',
  'cash-order-confirmation',
  'order-delivered',
]

/** The values of the placeholders that every template may use. */
const valuesOfShop = ({ name, email, phones: [phone] }: StoreSettings): Record<ShopField, string> => ({
  shop: name,
  shop_email: email,
  shop_phone: phone,
})

/** The values with a name that can't become a link in a mail program, even if it looks like an address. */
const withSafeName = ({ name, ...values }: Values): Values => ({
  ...values,
  name: typeof name === 'string' ? mailSafeName(name) : name,
})

/** The parts of a paragraph; none if a field in it is empty: without a courier there is no sentence about one. */
function renderParagraph(paragraph: string, values: Values): MailPart[] {
  const alone = values[fieldOfParagraph(paragraph) ?? '']
  if (alone && typeof alone !== 'string') return [alone]
  if (fieldsUsedIn(paragraph).some((field) => !values[field])) return []
  return [{ spans: spansOf(paragraph, values) }]
}

/** Words between `**` are bold. Field values are inserted as plain text, whatever characters they contain. */
const spansOf = (paragraph: string, values: Values): Span[] =>
  paragraph
    .split(/\*\*([^*]+)\*\*/)
    .map((text, at) => ({ text: fillPlaceholders(text, values), bold: at % 2 === 1 }))
    .filter(({ text }) => text !== '')

const fillPlaceholders = (text: string, values: Values) =>
  fillFields(text, (field) => {
    const value = values[field]
    return typeof value === 'string' ? value : ''
  })
