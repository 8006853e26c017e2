import type { Palette } from '#values/colours/palettes.ts'
import { isWideLogo } from '#values/pictures/logo-files.ts'
import { escapeHtml } from '#values/texts/escape-html.ts'
import type { Language } from '#words/language.ts'
import { darkSheets, type MailColours, mailColours } from './mail-colours.ts'
import { htmlRows, layoutTable } from './mail-part-html.ts'
import type { MailPart } from './mail-parts.ts'
import { preheaderOf } from './preheader.ts'

type Logo = { width: number; height: number }
/** The shop's name, colours and logo URL. */
type MailHeader = {
  name: string
  palette: Palette
  logoSpec?: { logo?: Logo | undefined; logoUrl?: string | undefined } | undefined
}
/** The sender for the header and footer. */
export type MailSenderDetails = MailHeader & {
  address: readonly string[]
  email: string
  phones: readonly string[]
}
type Page = { language: Language; from: MailSenderDetails; subject: string; parts: MailPart[] }

/** The width of the card, on everything wider than a phone. Pixels. */
const cardWidth = 600

const latinFaces = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial"
/** Fonts of the reader's system, because mail programs don't load any. Tamil letters need more space between lines. */
const fonts: Record<Language, { family: string; outlook: string; lineHeight: number }> = {
  en: { family: `${latinFaces},sans-serif`, outlook: 'Segoe UI,Arial,sans-serif', lineHeight: 24 },
  ta: {
    family: `${latinFaces},'Noto Sans Tamil','Tamil Sangam MN','Nirmala UI',Latha,sans-serif`,
    outlook: 'Nirmala UI,Latha,sans-serif',
    lineHeight: 28,
  },
}

/** The HTML document of a mail: the subject as its heading, and the parts. */
export function htmlPage({ language, from, subject, parts }: Page) {
  const colours = mailColours[from.palette].light
  const { family, outlook, lineHeight } = fonts[language]
  const text = `font-family:${family};font-size:16px;line-height:${lineHeight}px;word-break:break-word`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<!--[if mso]><style>table{border-collapse:collapse}td{font-family:${outlook};font-size:16px;line-height:${lineHeight}px}</style><![endif]-->
<style>:root{color-scheme:light dark}${darkSheets[from.palette]}</style>
</head>
<body class="ground" bgcolor="${colours.ground}" style="margin:0;padding:0;background-color:${colours.ground}">
${htmlPreheader(preheaderOf(parts))}
<table class="ground" ${layoutTable} width="100%" bgcolor="${colours.ground}" style="width:100%;background-color:${colours.ground}">
<tr><td align="center" style="padding:0 12px;${text}">
<!--[if mso]><table ${layoutTable} width="${cardWidth}"><tr><td><![endif]-->
<div style="max-width:${cardWidth}px;margin:0 auto;text-align:left">
<table ${layoutTable} width="100%" style="width:100%">
<tr><td style="padding:24px 8px 16px">${htmlHead(from, colours)}</td></tr>
</table>
<table class="card" ${layoutTable} width="100%" bgcolor="${colours.card}" style="width:100%;border-radius:14px;background-color:${colours.card}">
<tr><td style="padding:24px 20px 16px"><h1 class="accent" style="margin:0;font-size:22px;line-height:${lineHeight + 6}px;font-weight:bold;color:${colours.accent}">${escapeHtml(subject)}</h1></td></tr>
${htmlRows(parts, { colours, language })}
<tr><td style="padding:0 20px 8px"></td></tr>
</table>
<table ${layoutTable} width="100%" style="width:100%">
<tr><td class="soft" style="padding:20px 8px 32px;font-size:13px;line-height:${lineHeight - 4}px;color:${colours.soft}">${htmlFooter(from, colours)}</td></tr>
</table>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`
}

/** Characters without width, and spaces: otherwise, the list of mails shows more of the mail after a short preheader. */
const filler = '\u00a0\u200c'
const listedLength = 140

/** The line that a list of mails shows after the subject. */
const htmlPreheader = (line: string) =>
  `<div style="display:none;max-height:0;max-width:0;overflow:hidden;font-size:1px;line-height:1px;opacity:0;mso-hide:all">${escapeHtml(line)}${filler.repeat(Math.max(0, listedLength - line.length))}</div>`

/** A white plate under the logo, on dark screens as well: most logos are designed for white. */
const plate = '#FFFFFF'

/**
 * The shop's logo by URL, and its name. An attached logo would enlarge each row of the outbox and show as an attachment.
 * Most programs block pictures at first and then show the name.
 */
function htmlHead({ name, logoSpec }: MailHeader, { accent }: MailColours) {
  const said = escapeHtml(name)
  const words = `<span class="accent" style="font-size:20px;line-height:28px;font-weight:bold;color:${accent}">${said}</span>`
  const { logo, logoUrl } = logoSpec ?? {}
  if (!logo || !logoUrl) return words
  const { width, height } = logo
  const cell = (alt: string) =>
    `<td bgcolor="${plate}" style="padding:4px;border-radius:8px;background-color:${plate}"><img src="${escapeHtml(logoUrl)}" alt="${alt}" width="${width}" height="${height}" style="display:block;border:0"></td>`
  const cells = isWideLogo(logo) ? cell(said) : `${cell('')}<td style="padding:0 0 0 12px">${words}</td>`
  return `<table ${layoutTable}><tr>${cells}</tr></table>`
}

/** The shop's name, address, email and first phone number; what the shop doesn't have is left out. */
export const signatureLinesOf = ({ name, address, email, phones: [phone = ''] }: MailSenderDetails) =>
  [name, address.join(', '), email, phone].filter((line) => line !== '')

function htmlFooter(
  { name, address, email, phones: [phone = ''] }: MailSenderDetails,
  { soft }: MailColours,
) {
  const link = (url: string, words: string) =>
    words && `<a class="soft" href="${escapeHtml(url)}" style="color:${soft}">${escapeHtml(words)}</a>`
  return [
    `<strong>${escapeHtml(name)}</strong>`,
    escapeHtml(address.join(', ')),
    link(`mailto:${email}`, email),
    link(`tel:${phone.replaceAll(/[^+\d]/g, '')}`, phone),
  ]
    .filter((line) => line !== '')
    .join('<br>')
}
