import { store } from '../../store.ts'
import type { Mail } from './mailer.ts'

/** A paragraph, or an address to follow. */
type LetterPart = string | { label: string; url: string }
type Letter = { to: string; subject: string; greeting: string; parts: LetterPart[] }

/** A mail in the shop's words and look, its text and its HTML made from the same parts. */
export const letter = ({ to, subject, greeting, parts }: Letter): Mail => ({
  to,
  subject,
  text: [greeting, ...parts.map(asText), signature.join('\n')].join('\n\n'),
  html: page([greeting, ...parts].map(asHtml).join('\n')),
})

const signature = [`${store.name}`, store.address.join(', '), store.email]

const asText = (part: LetterPart) => (typeof part === 'string' ? part : `${part.label}:\n${part.url}`)

const asHtml = (part: LetterPart) =>
  typeof part === 'string'
    ? `<p>${escaped(part)}</p>`
    : `<p><a href="${escaped(part.url)}" style="${buttonStyle}">${escaped(part.label)}</a></p>
<p style="font-size:13px;color:#55614F">Or open this address: ${escaped(part.url)}</p>`

const buttonStyle =
  'display:inline-block;padding:12px 24px;border-radius:999px;background:#3F5A26;color:#FFFFFF;text-decoration:none;font-weight:600'

const page = (content: string) => `<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:#FBF5E9;color:#2F3A25;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;border-radius:14px;background:#FFFFFF">
<p style="font-size:20px;font-weight:600;color:#3F5A26">${escaped(store.name)}</p>
${content}
<p style="margin-top:32px;font-size:13px;color:#55614F">${signature.map(escaped).join('<br>')}</p>
</div>
</body>
</html>
`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
