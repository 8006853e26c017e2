import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '#words/language.ts'
import { apiPrefix } from './calls/api-paths.ts'
import { rowAt } from './pages/page-address.ts'
import type { Renderer } from './pages/renderer.ts'

/**
 * Tells of a request for an address that surely nothing is there.
 * @param address as it was asked, for the routing rewrites some, and takes off the language
 * @returns the one address in whose place all of its kind are answered; nothing where the routing has to be asked
 */
export type Nowhere = (request: IncomingMessage, address: string) => string | undefined

type Known = {
  /** As Fastify is given it: whether a path that is a page's and a call's is meant as the call. */
  rewrite: (request: IncomingMessage, address: string) => string
  /** A shop without pages has none. */
  renderer?: Renderer | undefined
  /** Of pages about one thing, whether no thing can have this id. */
  isNoId: Record<string, (id: string) => boolean>
}

/** Nothing that is written in two ways, or leads back up. */
const plainPath = /^[\w./~-]+$/

/**
 * Strangers make up addresses without end. What begins with a word that no route begins with, and is no page, is a 404
 * without the routing's hooks and without a note of it. Call it before the routes are added.
 */
export function createNowhere(app: FastifyInstance, { rewrite, renderer, isNoId }: Known): Nowhere {
  const beginnings = new Set<string>()
  app.addHook('onRoute', ({ url }) => void beginnings.add(beginningOf(url)))

  return (request, address) => {
    const [path = ''] = rewrite(request, address).split('?', 1)
    if (!plainPath.test(path) || path.includes('/.') || beginnings.has(beginningOf(path))) return undefined
    const language = languageOf(address)
    if (path.startsWith(`${apiPrefix}/`)) return `${language} ${apiPrefix}/*`
    if (!renderer) return undefined
    const row = rowAt(renderer, path)
    const isMissing = row === '*' || isNoId[row]?.(path.split('/')[2] ?? '')
    return isMissing ? `${language} ${row}` : undefined
  }
}

/** The first word of a path, of a call's the first two. */
function beginningOf(path: string) {
  const [, first = '', second = ''] = path.split('/', 3)
  return `/${first}` === apiPrefix ? `${apiPrefix}/${second}` : first
}
