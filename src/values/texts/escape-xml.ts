import { escapeHtml } from './escape-html.ts'

/** Characters that XML 1.0 does not allow, not even escaped: most control characters, and halves of characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu

/** Escapes text for XML content and quoted attributes. Characters that XML does not allow are removed. */
export const escapeXml = (text: string) => escapeHtml(text.replaceAll(forbidden, ''))

/** An XML element with text. `name` must be valid. */
export const xmlElement = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
