import type { IncomingHttpHeaders } from 'node:http'
import { firstLanguage, languages, pathIn } from '#words/language.ts'

/** Set by the page when somebody changes its language (`other-language.ts`). */
const remembered = /(?:^|;) *language=(\w+)/

/** What decides where the shop's first page leads, beside its address. */
export const decidesLanguage = 'cookie, sec-fetch-site'

/**
 * Where the shop's first page leads somebody who read in another language when they were here last. It is the only one:
 * a link that somebody was sent opens as it was sent, and who is within the shop chose the language that they are in.
 * @param address path and query, as they were asked
 */
export function rememberedHome(address: string, headers: IncomingHttpHeaders) {
  const { cookie } = headers
  if (cookie === undefined || !/^\/(\?|$)/.test(address)) return undefined
  if (headers['sec-fetch-site'] === 'same-origin') return undefined
  const chosen = languages.find((one) => one === remembered.exec(cookie)?.[1])
  return chosen && chosen !== firstLanguage ? pathIn(chosen, address) : undefined
}
