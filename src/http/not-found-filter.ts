import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '#words/language.ts'
import { apiPrefix } from './calls/api-paths.ts'
import { pagePatternAt } from './pages/page-url.ts'
import type { Renderer } from './pages/renderer.ts'

/**
 * Recognises a request for a URL that cannot exist.
 * @param address as it was requested, because the routing rewrites some and removes the language
 * @returns the key under which all such requests share one cached 404; undefined if the router must decide
 */
export type NotFoundFilter = (request: IncomingMessage, address: string) => string | undefined

type FilterOptions = {
  /** Decides whether a path that is both a page and a call means the call; Fastify gets the same function. */
  rewrite: (request: IncomingMessage, address: string) => string
  /** Absent in a shop without pages. */
  renderer?: Renderer | undefined
  /** For pages about one thing: whether an id cannot exist. */
  isUnusedId: Record<string, (id: string) => boolean>
}

/** Paths with only one notation: nothing encoded and no `..`. */
const plainPath = /^[\w./~-]+$/

/**
 * Recognises made-up URLs cheaply: a path whose first segment matches no route and no page is a 404, which the
 * pre-routing cache can then send without running the router or its hooks. Must be created before the routes are added.
 */
export function createNotFoundFilter(
  app: FastifyInstance,
  { rewrite, renderer, isUnusedId }: FilterOptions,
): NotFoundFilter {
  const routePrefixes = new Set<string>()
  app.addHook('onRoute', ({ url }) => void routePrefixes.add(prefixOf(url)))

  return (request, address) => {
    const [path = ''] = rewrite(request, address).split('?', 1)
    if (!plainPath.test(path) || path.includes('/.') || routePrefixes.has(prefixOf(path))) return undefined
    const language = languageOf(address)
    if (path.startsWith(`${apiPrefix}/`)) return `${language} ${apiPrefix}/*`
    if (!renderer) return undefined
    const row = pagePatternAt(renderer, path)
    const isMissing = row === '*' || isUnusedId[row]?.(path.split('/')[2] ?? '')
    return isMissing ? `${language} ${row}` : undefined
  }
}

/** The first segment of a path; for a call the first two. */
function prefixOf(path: string) {
  const [, first = '', second = ''] = path.split('/', 3)
  return `/${first}` === apiPrefix ? `${apiPrefix}/${second}` : first
}
