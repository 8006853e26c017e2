import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '#words/language.ts'
import { apiPrefix } from './calls/api-paths.ts'
import { pagePatternAt } from './pages/page-url.ts'
import type { Renderer } from './pages/renderer.ts'

/**
 * Recognises a request for a URL that cannot exist.
 * @param address as it was asked, for the routing rewrites some, and takes off the language
 * @returns the one address in whose place all of its kind are answered; nothing where the routing has to be asked
 */
export type NotFoundFilter = (request: IncomingMessage, address: string) => string | undefined

type FilterOptions = {
  /** As Fastify is given it: whether a path that is a page's and a call's is meant as the call. */
  rewrite: (request: IncomingMessage, address: string) => string
  /** A shop without pages has none. */
  renderer?: Renderer | undefined
  /** Of pages about one thing, whether no thing can have this id. */
  isUnusedId: Record<string, (id: string) => boolean>
}

/** Nothing that is written in two ways, or leads back up. */
const plainPath = /^[\w./~-]+$/

/**
 * Answers made-up URLs cheaply: a path whose first segment matches no route and no page is a 404 without running the
 * router or its hooks. Must be created before the routes are added.
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

/** The first word of a path, of a call's the first two. */
function prefixOf(path: string) {
  const [, first = '', second = ''] = path.split('/', 3)
  return `/${first}` === apiPrefix ? `${apiPrefix}/${second}` : first
}
