import { type Palette, palettes } from '#values/colours/palettes.ts'
import { isWideLogo } from '#values/pictures/logo-files.ts'
import { escapeHtml } from '#values/texts/escape-html.ts'
import type { Language } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'
import type { MailPart, Span } from './mail-parts.ts'
import { sentences } from './words/index.ts'

/** The HTML of one part of a mail. */
export function htmlPart(part: MailPart, palette: Palette, language: Language): string {
  const say = (sentence: Sentence) => sentence.in(language)
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`
  if ('spans' in part) return `<p>${part.spans.map(htmlSpan).join('')}</p>`
  if ('url' in part)
    return `<p><a href="${escapeHtml(part.url)}" style="${buttonStyle(palette)}">${escapeHtml(part.label)}</a></p>
<p style="font-size:13px;color:${colour(palette, 'ink-soft')}">${escapeHtml(say(sentences.orOpen({ address: part.url })))}</p>`
  if ('lines' in part)
    return `<p><strong>${escapeHtml(part.heading)}</strong><br>${part.lines.map(escapeHtml).join('<br>')}</p>`
  return `<table width="100%" style="width:100%;border-collapse:collapse" cellpadding="4">
<tr><th align="left">${say(sentences.product)}</th><th align="right">${say(sentences.quantity)}</th><th align="right">${say(sentences.price)}</th></tr>
${[
  ...part.bought.map(productRow),
  ...(part.discounts ?? []).map(({ reason, amount }) =>
    sumRow(say(sentences.discountFor({ reason })), `−${amount}`),
  ),
  ...(part.delivery ? [sumRow(say(sentences.delivery), part.delivery)] : []),
].join('\n')}
<tr><th align="left" colspan="2">${say(sentences.total)}</th><th align="right" style="white-space:nowrap">${part.total}</th></tr>
</table>`
}

function htmlSpan({ text, bold }: Span) {
  const html = escapeHtml(text).replaceAll('\n', '<br>')
  return bold ? `<strong>${html}</strong>` : html
}

/** The table cell of a price. A price must not wrap; the other columns do, down to the width of a small phone. */
const priceCell = (sum: string) => `<td align="right" style="white-space:nowrap">${sum}</td>`

const sumRow = (label: string, sum: string) =>
  `<tr><td colspan="2">${escapeHtml(label)}</td>${priceCell(sum)}</tr>`

const productRow = (line: { name: string; size: string; quantity: number; price: string }) =>
  `<tr><td>${escapeHtml(line.name)}<br><small>${escapeHtml(line.size)}</small></td>` +
  `<td align="right">${line.quantity}</td>${priceCell(line.price)}</tr>`

/** A colour of the palette in a notation that mail programs support. */
const colour = (palette: Palette, name: keyof (typeof palettes)['garden']) =>
  palettes[palette][name].toUpperCase()

const buttonStyle = (palette: Palette) =>
  `display:inline-block;padding:12px 24px;border-radius:999px;background:${colour(palette, 'leaf-dark')};color:#FFFFFF;text-decoration:none;font-weight:600`

type Logo = { width: number; height: number }
/** The shop's name, colours and logo URL. */
export type MailHeader = {
  name: string
  palette: Palette
  logoSpec?: { logo?: Logo | undefined; logoUrl?: string | undefined } | undefined
}
type Page = { language: Language; from: MailHeader; content: string; signature: string }

/** The HTML document of a mail. `content` and `signature` are HTML already. */
export const htmlPage = ({ language, from, content, signature }: Page) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
</head>
<body style="margin:0;padding:12px;background:${colour(from.palette, 'cream')};color:${colour(from.palette, 'ink')};font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:16px;border-radius:14px;background:#FFFFFF;overflow-wrap:break-word">
<p style="font-size:20px;font-weight:600;color:${colour(from.palette, 'leaf-dark')}">${htmlHead(from)}</p>
${content}
<p style="margin-top:32px;font-size:13px;color:${colour(from.palette, 'ink-soft')}">${signature}</p>
</div>
</body>
</html>
`

/**
 * The HTML of the mail's header: the shop's name and its logo by URL. An attached logo would enlarge each row of the
 * outbox and show as an attachment. Most programs block pictures at first and then show the name.
 */
function htmlHead({ name, logoSpec }: MailHeader) {
  const said = escapeHtml(name)
  const { logo, logoUrl } = logoSpec ?? {}
  if (!logo || !logoUrl) return said
  const { width, height } = logo
  const image = (alt: string) =>
    `<img src="${escapeHtml(logoUrl)}" alt="${alt}" width="${width}" height="${height}" style="vertical-align:middle;border:0">`
  return isWideLogo(logo) ? image(said) : `${image('')} ${said}`
}
