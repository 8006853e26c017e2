import type { Language } from '#words/language.ts'
import { htmlPage, type MailSenderDetails, signatureLinesOf } from './mail-html.ts'
import type { MailItem, MailPart } from './mail-parts.ts'
import type { Mail } from './mailer.ts'
import { sentences } from './words/index.ts'

type RenderMailInput = {
  from: MailSenderDetails
  to: string
  /** The recipient's language. */
  language: Language
  subject: string
  parts: MailPart[]
}

/** Renders a mail's text and HTML from the same parts. */
export const renderMail = ({ from, to, language, subject, parts }: RenderMailInput): Mail => ({
  to,
  subject,
  text: [...parts.map((part) => textPart(part, language)), signatureLinesOf(from).join('\n')].join('\n\n'),
  html: htmlPage({ language, from, subject, parts }),
})

/** The plain text of one part of a mail. */
function textPart(part: MailPart, language: Language): string {
  if (typeof part === 'string') return part
  if ('spans' in part) return part.spans.map(({ text }) => text).join('')
  if ('url' in part) return `${part.label}:\n${part.url}`
  if ('code' in part) return part.code
  if ('smallPrint' in part) return part.smallPrint
  if ('lines' in part) return textUnder(part.heading, part.lines)
  if ('items' in part)
    return textUnder(
      part.heading,
      part.items.map((item) => itemLine(item, language)),
    )
  return [
    ...part.bought.map((line) => `  ${sentences.bought(line).in(language)}`),
    ...(part.discounts ?? []).map((discount) => sentences.discountOf(discount).in(language)),
    ...(part.delivery ? [sentences.deliveryOf({ fee: part.delivery }).in(language)] : []),
    sentences.totalOf({ total: part.total }).in(language),
  ].join('\n')
}

const textUnder = (heading: string, lines: string[]) =>
  [`${heading}:`, ...lines.map((line) => `  ${line}`)].join('\n')

const itemLine = (item: MailItem, language: Language) => sentences.item(item).in(language)
