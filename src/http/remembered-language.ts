import type { IncomingHttpHeaders } from 'node:http'
import { defaultLanguage, languages, pathIn } from '#words/language.ts'

/** Written by the page when the visitor changes the language (`remember-language.ts`). */
const remembered = /(?:^|;) *language=(\w+)/

/** The headers that decide the redirect of the home page, besides its URL. */
export const languageVaryHeaders = 'cookie, sec-fetch-site'

/**
 * The redirect from the home page to the visitor's last language. Only the home page redirects: a shared link opens as
 * it was sent, and links within the shop already have a language.
 * @param address path and query, as requested
 * @returns the path to redirect to; undefined for no redirect
 */
export function findLanguageRedirect(address: string, headers: IncomingHttpHeaders) {
  const { cookie } = headers
  if (cookie === undefined || !/^\/(\?|$)/.test(address)) return undefined
  if (headers['sec-fetch-site'] === 'same-origin') return undefined
  const chosen = languages.find((one) => one === remembered.exec(cookie)?.[1])
  return chosen && chosen !== defaultLanguage ? pathIn(chosen, address) : undefined
}
