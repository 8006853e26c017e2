import { LRUCache } from 'lru-cache'
import { defaultLanguage, type Language } from '#words/language.ts'
import { varyHeaders } from '../calls/api-paths.ts'
import { languageVaryHeaders } from '../remembered-language.ts'
import type { Renderer } from './renderer.ts'

type PageUrl = ReturnType<Renderer['matchPageUrl']>
/**
 * The page at a URL: its row of the page table, its language, the canonical path it is rendered and cached under, and
 * whether it may be cached: not searches, private links or missing pages.
 */
export type PageTarget = { page: PageUrl; language: Language; path: string; isCacheable: boolean }

/** With the `Vary` header. */
export type CacheablePageTarget = PageTarget & { vary: string }

/** All missing pages share this path: user input never reaches them. */
export const notFoundPath = '/no-such-page'

/**
 * Finds the page of a request URL without its language. The URL begins with `/` and is never parsed as another host.
 */
function resolvePage(
  url: string,
  language: Language,
  matchPageUrl: (pathname: string) => PageUrl,
): PageTarget {
  const { pathname, searchParams } = new URL(`http://shop${url}`)
  const isOrdinary = isPlainPath(url) && isPlainPath(pathname)
  const page = matchPageUrl(isOrdinary ? pathname : notFoundPath)
  if (page.path === '*') return { page, language, path: notFoundPath, isCacheable: false }
  const query = canonicalQuery(searchParams, page.query)
  const path = canonicalPath(page.path, pathname) + query
  return { page, language, path, isCacheable: query === '' && !page.secret }
}

const maxEntries = 2_000
const maxUrlLength = 500

/**
 * Creates a function like `resolvePage`, with a cache of recent URLs, because resolving one costs more than sending its
 * page.
 * @param sharesItsPath whether a URL is also that of an API call
 */
export function createPageResolver(
  matchPageUrl: (pathname: string) => PageUrl,
  sharesItsPath: (url: string) => boolean,
): (url: string, language: Language) => CacheablePageTarget {
  const known = new LRUCache<string, CacheablePageTarget>({ max: maxEntries })
  return (url, language) => {
    const key = `${language} ${url}`
    const found = known.get(key)
    if (found) return found
    const target = resolvePage(url, language, matchPageUrl)
    const address = { ...target, vary: varyOf(target, sharesItsPath(url)) }
    if (url.length <= maxUrlLength) known.set(key, address)
    return address
  }
}

/** The `Vary` header of a page. */
function varyOf({ page, language }: PageTarget, sharesItsPath: boolean) {
  if (page.path === '/' && language === defaultLanguage) return `${languageVaryHeaders}, accept-encoding`
  return sharesItsPath ? `${varyHeaders}, accept-encoding` : 'accept-encoding'
}

/** Single slashes between segments and no invisible characters: other paths are never pages. */
function isPlainPath(url: string) {
  const [path = ''] = url.split('?')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return !/\/\/|\\|[\u0000-\u001f]|%[01][0-9a-f]|%7f|%5c/i.test(path)
}

/** One path for all notations: `/About/` and `/%61bout` become `/about`. */
function canonicalPath(pattern: string, pathname: string) {
  const segments = pathname.split('/')
  return pattern
    .split('/')
    .map((word, at) =>
      word.startsWith(':') ? encodeURIComponent(decodeURIComponent(segments[at] ?? '')) : word,
    )
    .join('/')
}

/** The values of checkboxes share one name. */
const maxValuesPerName = 12

/** The query with only the parameters that change the page, in a fixed order; empty if there are none. */
function canonicalQuery(given: URLSearchParams, names: string[] = []) {
  const kept = new URLSearchParams()
  for (const name of names)
    for (const value of given.getAll(name).slice(0, maxValuesPerName))
      if (value) kept.append(name, value.slice(0, 100))
  return kept.size > 0 ? `?${kept}` : ''
}

/** Whether a page of its own exists at the path, not only the 404 page; false in a shop without pages. */
export function isPage(renderer: Renderer | undefined, pathname: string, { literalOnly = false } = {}) {
  if (renderer === undefined || !isDecodable(pathname)) return false
  const pattern = pagePatternAt(renderer, pathname)
  return pattern !== '*' && !(literalOnly && pattern.includes(':'))
}

/** The pattern of the page table that matches a path: `/product/:id`, or `*` for the 404 page. */
export const pagePatternAt = ({ matchPageUrl }: Renderer, pathname: string) =>
  matchPageUrl(isPlainPath(pathname) ? pathname : notFoundPath).path

function isDecodable(text: string) {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Why a URL shows no page: nothing there, or moved to its canonical URL. */
export type MissingOrMoved = 'missing' | { moved: string }
