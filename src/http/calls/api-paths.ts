import type { IncomingMessage } from 'node:http'
import type { onRequestHookHandler } from 'fastify'
import { withoutLanguage } from '#words/language.ts'
import type { EndpointKey } from './endpoint.ts'

export const apiPrefix = '/api'

/** The methods of the endpoints at a path (given without the prefix). */
export type ApiPaths = {
  methodsOf: (path: string) => string[]
  /** Whether an endpoint has exactly this path, without a parameter in it. */
  isLiteral: (path: string) => boolean
}

/**
 * A lookup of the endpoints at a path. It runs for every request, so only paths with the same first segment are
 * compared.
 */
export function createApiPaths(keys: EndpointKey[]): ApiPaths {
  const calls = keys.map((key) => {
    const [method = '', path = ''] = key.split(' ')
    return { method, path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }
  })
  const byFirstWord = Map.groupBy(calls, ({ path }) => firstWord(path))
  const literal = new Set(calls.map(({ path }) => path).filter((path) => !path.includes('{')))
  return {
    methodsOf: (path) => {
      const found = byFirstWord.get(firstWord(path))?.filter(({ pattern }) => pattern.test(path)) ?? []
      return [...new Set(found.map(({ method }) => method))]
    },
    isLiteral: (path) => literal.has(path),
  }
}

/** The first segment of a path. */
const firstWord = (path: string) => path.split('/', 2)[1] ?? ''

/**
 * Decision P1: API calls also work without `/api`. Where a path is both a page and a call, the page is sent, to
 * crawlers and link previews too, unless the client asks for JSON or is a script that sends no preference.
 * @param isPage whether a path is also a page
 * @returns a function that gives the path for the router: without the language, and with `/api` for a call
 */
export function rewriteToApi(paths: ApiPaths, isPage: (pathname: string) => boolean) {
  return (request: Pick<IncomingMessage, 'url' | 'headers' | 'method'>, address = request.url) => {
    const url = withoutLanguage(pathAndQueryOf(address))
    if (url.startsWith(`${apiPrefix}/`)) return url
    return isApiPath(paths, url) && !wantsPage(request, url, isPage) ? apiPrefix + url : url
  }
}

/** A URL with a broken `%` escape: the router rejects it as unreadable. */
const invalidUrl = '/%'

/**
 * The path and query of the request target. A proxy may send an absolute URL, of which only path and query count; `*`
 * and anything else without a leading slash is not a URL of the shop.
 */
function pathAndQueryOf(url = invalidUrl) {
  if (url.startsWith('/')) return url
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return invalidUrl
  const { pathname, search } = new URL(url)
  return pathname + search
}

type RequestHead = Pick<IncomingMessage, 'headers' | 'method'>

/** Whether a request for a URL that is both an API path and a page is for the page. */
function wantsPage({ headers, method }: RequestHead, url: string, isPage: (pathname: string) => boolean) {
  const { accept = '*/*' } = headers
  if (prefersHtml(accept)) return true
  const asksForCall = asksForJson.test(accept) || headers['sec-fetch-dest'] === 'empty'
  return !asksForCall && (method === 'GET' || method === 'HEAD') && isPage(pathOf(url))
}

const asksForJson = /\bjson\b|application\/\*/i

const pathOf = (url: string) => url.split('?')[0] ?? ''

/** The headers that decide between an API call and a page at the same URL. */
export const varyHeaders = 'accept, sec-fetch-dest'

/**
 * Adds `Vary` to a call that was reached without the prefix: the same URL may also be a page, so caches must store the
 * two separately.
 */
export const addVaryHeader: onRequestHookHandler = (request, reply, done) => {
  if (!withoutLanguage(request.originalUrl).startsWith(`${apiPrefix}/`)) reply.header('vary', varyHeaders)
  done()
}

/** Whether an endpoint of any method exists at a URL, given without `/api`. */
export const isApiPath = (paths: ApiPaths, url: string) => paths.methodsOf(pathOf(url)).length > 0

/** Whether an `Accept` header names HTML, and nothing JSON-like before it. */
function prefersHtml(accept: string) {
  const weight = (type: string) => {
    const entry = accept.split(',').find((part) => part.trim().startsWith(type))
    if (!entry) return 0
    const quality = /;\s*q=([\d.]+)/.exec(entry)
    return quality ? Number(quality[1]) : 1
  }
  return weight('text/html') > 0 && weight('text/html') >= weight('application/json')
}
