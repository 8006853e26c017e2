import { withoutLanguage } from '#words/language.ts'
import { isOwnPath } from './rich-text.ts'

/** A page of the shop, but never `//elsewhere`, which browsers treat as another site. */
const ownPath = /^\/(?![/\\])[^\s\\<>"'`{}]*$/
const secureSite = /^https:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#][^\s\\<>"'`{}]*)?$/u
const mailbox = /^mailto:[^\s@<>"'`?&{}]+@[^\s@<>"'`?&{}]+$/
const telephone = /^tel:\+?\d{3,15}$/

/** Whether a merchant may link to a URL: pages of the shop and HTTPS sites. */
export const isAllowedPageUrl = (address: string) =>
  ownPath.test(withoutLanguagePrefix(address)) || secureSite.test(address)

/** A path without its language: `/ta/about`, copied from a Tamil page, becomes `/about`. Other URLs stay unchanged. */
export const withoutLanguagePrefix = (address: string) =>
  isOwnPath(address) ? withoutLanguage(address) : address

/** The URL of a link in a text, including mail addresses and phone numbers; null if it is not allowed. */
export function safeLinkUrl(input: string) {
  const address = input.startsWith('tel:') ? input.replaceAll(/[\s-]/g, '') : withoutLanguagePrefix(input)
  return [ownPath, secureSite, mailbox, telephone].some((allowed) => allowed.test(address)) ? address : null
}
