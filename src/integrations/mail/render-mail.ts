import { escapeHtml } from '#values/texts/escape-html.ts'
import type { Language } from '#words/language.ts'
import { htmlPage, htmlPart, type MailHeader } from './mail-html.ts'
import type { MailPart } from './mail-parts.ts'
import type { Mail } from './mailer.ts'
import { sentences } from './words/index.ts'

/** The sender for the header and footer. */
type Sender = MailHeader & { address: readonly string[]; email: string; phones: readonly string[] }
type RenderMailInput = {
  from: Sender
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
  html: htmlPage({
    language,
    from,
    content: parts.map((part) => htmlPart(part, from.palette, language)).join('\n'),
    signature: signatureLinesOf(from).map(escapeHtml).join('<br>'),
  }),
})

/** The shop's name, address, email and first phone number, for the end of the mail. */
const signatureLinesOf = ({ name, address, email, phones: [phone = ''] }: Sender) => [
  name,
  address.join(', '),
  email,
  phone,
]

/** The plain text of one part of a mail. */
function textPart(part: MailPart, language: Language): string {
  if (typeof part === 'string') return part
  if ('spans' in part) return part.spans.map(({ text }) => text).join('')
  if ('url' in part) return `${part.label}:\n${part.url}`
  if ('lines' in part) return [`${part.heading}:`, ...part.lines.map((line) => `  ${line}`)].join('\n')
  return [
    ...part.bought.map((line) => `  ${sentences.bought(line).in(language)}`),
    ...(part.discounts ?? []).map((discount) => sentences.discountOf(discount).in(language)),
    ...(part.delivery ? [sentences.deliveryOf({ fee: part.delivery }).in(language)] : []),
    sentences.totalOf({ total: part.total }).in(language),
  ].join('\n')
}
