import { LRUCache } from 'lru-cache'
import { firstLanguage, type Language } from '#words/language.ts'
import { varies } from '../calls/api-paths.ts'
import { decidesLanguage } from '../remembered-language.ts'
import type { Renderer } from './renderer.ts'

type PageUrl = ReturnType<Renderer['pageUrlOf']>
/**
 * What an address asks for: a row of the page table, the language and the path that its page is rendered and kept under,
 * and whether it may be kept at all: not what somebody searched for, nor what only one person was given, nor what is no
 * page.
 */
export type Address = { page: PageUrl; language: Language; path: string; isKept: boolean }

/** With what caches on the way have to look at beside it. */
export type VariedAddress = Address & { vary: string }

/** The one address of all that is no page: what was asked for is nobody's input then. */
export const noPage = '/no-such-page'

/**
 * Reads the address that a request asks for, without its language. It begins with `/`; whatever follows, it is never read
 * as another host's.
 */
function pageAddress(url: string, language: Language, pageUrlOf: (pathname: string) => PageUrl): Address {
  const { pathname, searchParams } = new URL(`http://shop${url}`)
  const isOrdinary = isOrdinaryPath(url) && isOrdinaryPath(pathname)
  const page = pageUrlOf(isOrdinary ? pathname : noPage)
  if (page.path === '*') return { page, language, path: noPage, isKept: false }
  const query = keptQuery(searchParams, page.query)
  const path = onePath(page.path, pathname) + query
  return { page, language, path, isKept: query === '' && !page.secret }
}

const mostRemembered = 2_000
const longestRemembered = 500

/** As `pageAddress`; remembers those asked for lately, for working one out costs more than sending its page. */
export function createAddresses(
  pageUrlOf: (pathname: string) => PageUrl,
  sharesItsPath: (url: string) => boolean,
): (url: string, language: Language) => VariedAddress {
  const known = new LRUCache<string, VariedAddress>({ max: mostRemembered })
  return (url, language) => {
    const key = `${language} ${url}`
    const found = known.get(key)
    if (found) return found
    const asked = pageAddress(url, language, pageUrlOf)
    const address = { ...asked, vary: varyOf(asked, sharesItsPath(url)) }
    if (url.length <= longestRemembered) known.set(key, address)
    return address
  }
}

function varyOf({ page, language }: Address, sharesItsPath: boolean) {
  if (page.path === '/' && language === firstLanguage) return `${decidesLanguage}, accept-encoding`
  return sharesItsPath ? `${varies}, accept-encoding` : 'accept-encoding'
}

/** One slash between words, and no sign that cannot be seen: nothing else is a page's address. */
function isOrdinaryPath(url: string) {
  const [path = ''] = url.split('?')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return !/\/\/|\\|[\u0000-\u001f]|%[01][0-9a-f]|%7f|%5c/i.test(path)
}

/** One path for all ways to write it: `/About/` and `/%61bout` show what `/about` shows. */
function onePath(pattern: string, pathname: string) {
  const asked = pathname.split('/')
  return pattern
    .split('/')
    .map((word, at) =>
      word.startsWith(':') ? encodeURIComponent(decodeURIComponent(asked[at] ?? '')) : word,
    )
    .join('/')
}

/** A form's boxes come under one name. */
const mostOfOneName = 12

/** Only the names that change the page stay, in one order. */
function keptQuery(given: URLSearchParams, names: string[] = []) {
  const kept = new URLSearchParams()
  for (const name of names)
    for (const value of given.getAll(name).slice(0, mostOfOneName))
      if (value) kept.append(name, value.slice(0, 100))
  return kept.size > 0 ? `?${kept}` : ''
}

/** Whether a path is a page's own, and not just one that the 404 page answers; a shop without pages has none. */
export const isPage = (renderer: Renderer | undefined, pathname: string) =>
  renderer !== undefined && isDecodable(pathname) && rowAt(renderer, pathname) !== '*'

/** The row of the page table that answers a path. */
export const rowAt = ({ pageUrlOf }: Renderer, pathname: string) =>
  pageUrlOf(isOrdinaryPath(pathname) ? pathname : noPage).path

function isDecodable(text: string) {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** What there is at an address that shows no page: nothing, or the way to the one that names its thing. */
export type NoPage = 'missing' | { moved: string }
