import type { IncomingMessage } from 'node:http'
import type { onRequestHookHandler } from 'fastify'
import { withoutLanguage } from '#words/language.ts'
import type { EndpointKey } from './endpoint.ts'

export const apiPrefix = '/api'

/** Which calls a path, without the prefix, answers. */
export type ApiPaths = { methodsOf: (path: string) => string[] }

/**
 * The table of every call's path, for finding out whether a path is one of them. Asked at every request, so only those
 * that begin with the same word are compared.
 */
export function apiPaths(keys: EndpointKey[]): ApiPaths {
  const calls = keys.map((key) => {
    const [method = '', path = ''] = key.split(' ')
    return { method, path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }
  })
  const byFirstWord = Map.groupBy(calls, ({ path }) => firstWord(path))
  return {
    methodsOf: (path) => {
      const found = byFirstWord.get(firstWord(path))?.filter(({ pattern }) => pattern.test(path)) ?? []
      return [...new Set(found.map(({ method }) => method))]
    },
  }
}

const firstWord = (path: string) => path.split('/', 2)[1] ?? ''

/**
 * Decision P1: the calls answer without `/api` as well. Where a path is a page's, too, whoever asks gets the page, robots and
 * link previews with whatever they say they accept: only who asks for JSON gets the call, and a script that does not say.
 * @param isPage whether a path is also a page's
 * @returns gives the path that the routes know, which is the same in every language
 */
export function rewriteToApi(paths: ApiPaths, isPage: (pathname: string) => boolean) {
  return (request: Pick<IncomingMessage, 'url' | 'headers' | 'method'>, address = request.url) => {
    const url = withoutLanguage(targetOf(address))
    if (url.startsWith(`${apiPrefix}/`)) return url
    return sharesItsPath(paths, url) && !wantsPage(request, url, isPage) ? apiPrefix + url : url
  }
}

/** An address with a broken `%`, which the router refuses as one that cannot be read. */
const unreadable = '/%'

/**
 * The path and query of a request's first line. As a proxy is asked, it is a whole address, of which the rest counts;
 * `*` and all else that begins with no slash is no address of ours.
 */
function targetOf(url = unreadable) {
  if (url.startsWith('/')) return url
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return unreadable
  const { pathname, search } = new URL(url)
  return pathname + search
}

type Asking = Pick<IncomingMessage, 'headers' | 'method'>

function wantsPage({ headers, method }: Asking, url: string, isPage: (pathname: string) => boolean) {
  const { accept = '*/*' } = headers
  if (prefersHtml(accept)) return true
  const asksForCall = asksForJson.test(accept) || headers['sec-fetch-dest'] === 'empty'
  return !asksForCall && (method === 'GET' || method === 'HEAD') && isPage(pathOf(url))
}

const asksForJson = /\bjson\b|application\/\*/i

const pathOf = (url: string) => url.split('?')[0] ?? ''

/** A call that was reached without the prefix: its address has a page too, and caches must keep the two apart. */
/** What decides between a call and a page of the same address. */
export const varies = 'accept, sec-fetch-dest'

export const tellApart: onRequestHookHandler = (request, reply, done) => {
  if (!withoutLanguage(request.originalUrl).startsWith(`${apiPrefix}/`)) reply.header('vary', varies)
  done()
}

export const sharesItsPath = (paths: ApiPaths, url: string) => paths.methodsOf(pathOf(url)).length > 0

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
