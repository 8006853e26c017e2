import { escapeHtml } from '#values/texts/escape-html.ts'
import type { Language } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'
import type { MailColours } from './mail-colours.ts'
import type { BoughtList, MailItem, MailLink, MailPart, Span } from './mail-parts.ts'
import { sentences } from './words/index.ts'

/*
 * Only what Outlook's Word engine and Gmail render: tables, padding on cells, `bgcolor`, inline styles. A colour is inline
 * for light screens, and its class has the one for dark screens. `mail-layout.test.ts` has the list of what is allowed.
 */

/** A table that is only layout, so that screen readers don't announce it as a table. */
export const layoutTable = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
const fullWidth = `${layoutTable} width="100%" style="width:100%"`

type PartContext = { colours: MailColours; language: Language; isButton: boolean }

/** The rows of the card for the parts of a mail. The first link becomes the mail's button. */
export function htmlRows(parts: MailPart[], { colours, language }: Omit<PartContext, 'isButton'>): string {
  const button = parts.find((part) => isLink(part))
  return parts
    .map((part) => cardRow(htmlPart(part, { colours, language, isButton: part === button }), colours))
    .join('\n')
}

const cardRow = (content: string, { ink }: MailColours) =>
  `<tr><td class="ink" style="padding:0 20px 16px;color:${ink}">${content}</td></tr>`

const isLink = (part: MailPart): part is MailLink => typeof part === 'object' && 'url' in part

function htmlPart(part: MailPart, context: PartContext): string {
  const { colours } = context
  if (typeof part === 'string') return paragraph(escapeHtml(part))
  if ('spans' in part) return paragraph(part.spans.map(htmlSpan).join(''))
  if (isLink(part)) return context.isButton ? htmlButton(part, colours) : htmlLink(part, colours)
  if ('lines' in part) return panel(heading(part.heading) + part.lines.map(escapeHtml).join('<br>'), colours)
  if ('items' in part) return paragraph(heading(part.heading)) + htmlItems(part.items, colours)
  if ('code' in part) return panel(`<span style="${codeStyle}">${escapeHtml(part.code)}</span>`, colours)
  if ('smallPrint' in part)
    return `<p class="soft" style="margin:0;font-size:14px;color:${colours.soft}">${escapeHtml(part.smallPrint)}</p>`
  return htmlBought(part, context)
}

const paragraph = (html: string) => `<p style="margin:0">${html}</p>`

const heading = (words: string) => `<strong>${escapeHtml(words)}</strong><br>`

const codeStyle = 'font-size:28px;line-height:40px;font-weight:bold;letter-spacing:4px'

function htmlSpan({ text, bold }: Span) {
  const html = escapeHtml(text).replaceAll('\n', '<br>')
  return bold ? `<strong>${html}</strong>` : html
}

/** A block on the colour of the ground, such as an address. */
const panel = (html: string, { ground, ink }: MailColours) =>
  `<table ${fullWidth}><tr><td class="ground ink" bgcolor="${ground}" style="padding:12px 16px;border-radius:12px;background-color:${ground};color:${ink}">${html}</td></tr></table>`

/**
 * A button that is 48 pixels high, and can be pressed everywhere on it. Outlook ignores the padding of links, and takes
 * that of the cell instead (`mso-padding-alt`).
 */
const htmlButton = ({ label, url }: MailLink, colours: MailColours) =>
  `<table ${layoutTable}><tr><td class="button" align="center" bgcolor="${colours.button}" style="border-radius:24px;background-color:${colours.button};mso-padding-alt:12px 28px"><a class="on-button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 28px;font-weight:bold;line-height:24px;text-decoration:none;color:${colours.onButton}">${escapeHtml(label)}</a></td></tr></table>`

const htmlLink = ({ label, url }: MailLink, { accent }: MailColours) =>
  `<a class="accent" href="${escapeHtml(url)}" style="display:inline-block;padding:10px 0;font-weight:bold;line-height:24px;color:${accent}">${escapeHtml(label)}</a>`

const htmlItems = (items: MailItem[], colours: MailColours) =>
  `<table ${fullWidth}>\n${items.map((item) => itemRow(item, '', colours)).join('\n')}\n</table>`

function htmlBought(
  { bought, discounts = [], delivery, total }: BoughtList,
  { colours, language }: PartContext,
) {
  const say = (sentence: Sentence) => escapeHtml(sentence.in(language))
  const sums = [
    ...discounts.map(({ reason, amount }) => [
      say(sentences.discountFor({ reason })),
      `−${escapeHtml(amount)}`,
    ]),
    ...(delivery ? [[say(sentences.delivery), escapeHtml(delivery)]] : []),
    [`<strong>${say(sentences.total)}</strong>`, `<strong>${escapeHtml(total)}</strong>`],
  ]
  return `<table ${fullWidth}>
${bought.map((line) => itemRow(line, escapeHtml(line.price), colours)).join('\n')}
</table>
<table ${fullWidth}>
${sums.map(([label = '', sum = '']) => `<tr><td style="padding:4px 0">${label}</td>${priceCell(sum)}</tr>`).join('\n')}
</table>`
}

/** A price must not wrap; the other columns do, down to the width of a small phone. */
const priceCell = (sum: string) =>
  `<td align="right" valign="top" style="padding:4px 0 4px 12px;white-space:nowrap">${sum}</td>`

/** Pixels. The JPEG is larger, for high-density screens. */
const pictureSide = 64

/**
 * A product with its picture, if it has one, and its price, if there is one. The picture has an empty alternative text,
 * because its name is beside it: so nothing is said twice while pictures are blocked.
 */
const itemRow = ({ name, size, quantity, picture }: MailItem, price: string, colours: MailColours) => {
  const border = `border-bottom:1px solid ${colours.line}`
  const text = `<strong>${escapeHtml(name)}</strong><br><span class="soft" style="font-size:14px;color:${colours.soft}">${escapeHtml(size)} × ${quantity}</span>`
  const image = picture
    ? `<td class="line" valign="top" width="76" style="width:76px;padding:10px 0;${border}"><img src="${escapeHtml(picture)}" alt="" width="${pictureSide}" height="${pictureSide}" style="display:block;border:0;border-radius:8px"></td>`
    : ''
  const sum = price
    ? `<td class="line" align="right" valign="top" style="padding:10px 0 10px 12px;white-space:nowrap;${border}">${price}</td>`
    : ''
  const span = picture ? '' : ' colspan="2"'
  return `<tr>${image}<td class="line"${span} valign="top" style="padding:10px 0;${border}">${text}</td>${sum}</tr>`
}
