import { withoutLanguage } from '#words/language.ts'
import { isOwnPath } from './rich-text.ts'

/** A page of the shop: never `//elsewhere`, which browsers take for another site. */
const ownPath = /^\/(?![/\\])[^\s\\<>"'`{}]*$/
const secureSite = /^https:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#][^\s\\<>"'`{}]*)?$/u
const mailbox = /^mailto:[^\s@<>"'`?&{}]+@[^\s@<>"'`?&{}]+$/
const telephone = /^tel:\+?\d{3,15}$/

/** Where a link of the merchant's may lead: pages of the shop and secure sites. */
export const isAllowedPageUrl = (address: string) =>
  ownPath.test(withoutLanguagePrefix(address)) || secureSite.test(address)

/**
 * A page of the shop as every language names it: an address that was copied from a Tamil page, `/ta/about`, leads to
 * `/about`, in the language that is read.
 */
export const withoutLanguagePrefix = (address: string) =>
  isOwnPath(address) ? withoutLanguage(address) : address

/** The address of a link in a text, which may also be a mailbox or a telephone; nothing where it may not lead there. */
export function safeLinkUrl(input: string) {
  const address = input.startsWith('tel:') ? input.replaceAll(/[\s-]/g, '') : withoutLanguagePrefix(input)
  return [ownPath, secureSite, mailbox, telephone].some((allowed) => allowed.test(address)) ? address : null
}
