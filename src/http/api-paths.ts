import type { IncomingMessage } from 'node:http'
import type { onRequestHookHandler } from 'fastify'
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
 * Decision P1: the calls answer without `/api` as well. A request whose path is in the table and which does not ask for
 * HTML is handed to the API; a browser that opens the same address gets the page.
 */
export function rewriteToApi(paths: ApiPaths) {
  return (request: Pick<IncomingMessage, 'url' | 'headers' | 'method'>) => {
    const url = request.url ?? '/'
    if (url.startsWith(`${apiPrefix}/`)) return url
    return sharesItsPath(paths, url) && !prefersHtml(request.headers.accept) ? apiPrefix + url : url
  }
}

/** A call that was reached without the prefix: its address has a page too, and caches must keep the two apart. */
export const tellApart: onRequestHookHandler = (request, reply, done) => {
  if (request.originalUrl !== request.url) reply.header('vary', 'accept')
  done()
}

export const sharesItsPath = (paths: ApiPaths, url: string) =>
  paths.methodsOf(url.split('?')[0] ?? '').length > 0

/** Whether an `Accept` header names HTML, and nothing JSON-like before it. */
function prefersHtml(accept = '*/*') {
  const weight = (type: string) => {
    const entry = accept.split(',').find((part) => part.trim().startsWith(type))
    if (!entry) return 0
    const quality = /;\s*q=([\d.]+)/.exec(entry)
    return quality ? Number(quality[1]) : 1
  }
  return weight('text/html') > 0 && weight('text/html') >= weight('application/json')
}
