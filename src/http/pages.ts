import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiResponse } from '../ui/call-api.ts'
import type { ShopFacts } from '../ui/page.ts'
import { type Soon, whenKnown } from '../values/soon.ts'
import { apiPrefix } from './api-paths.ts'
import { documentOf } from './document.ts'
import { type CachedPage, createPageCache, encodingFor } from './page-cache.ts'
import type { RenderedPage, Renderer } from './renderer.ts'

type Pages = {
  renderer: Renderer
  facts: ShopFacts
  /** The catalogue's version now; a page made at another one is made again. */
  version: () => Soon<number>
  /** Whether a path is also an API call's, so that caches keep the two answers apart (decision P1). */
  sharesItsPath: (url: string) => boolean
}

/** A CDN may hold a public page this long, and show it while it asks for a newer one. Seconds. */
const publicCaching = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'

/** The built files, and every page: public ones from the cache, the others as their loading state behind the guard. */
export async function pages(app: FastifyInstance, { renderer, facts, version, sharesItsPath }: Pages) {
  await app.register(fastifyStatic, {
    root: renderer.clientFolder,
    globIgnore: ['.vite/**', '**/*.{br,gz}'],
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  const cache = createPageCache()
  const transport = ({ method, path }: { method: string; path: string }) => askInProcess(app, method, path)

  const render = async (path: string) => {
    const rendered = await renderer.renderPage(path, { facts, transport })
    return 'redirect' in rendered ? rendered : { ...rendered, html: htmlOf(path, rendered) }
  }
  const htmlOf = (path: string, { page, ...rendered }: RenderedPage) =>
    documentOf({ ...rendered, path, publicUrl: facts.publicUrl, assets: renderer.assetsOf(page) })

  const answerPublic = (request: FastifyRequest, reply: FastifyReply, { path, vary }: Address) => {
    let uncached: Awaited<ReturnType<typeof render>> | undefined
    const renderToKeep = async () => {
      const rendered = await render(path)
      if ('html' in rendered && rendered.status === 200 && rendered.whole) return rendered.html
      uncached = rendered
      return null
    }
    const found = whenKnown(version(), (now) => cache.find(path, now, renderToKeep))
    return whenKnown(found, (cached) => {
      if (cached) return answerCached(request, reply, cached, vary)
      return uncached ? answerOnce(reply, uncached) : render(path).then((made) => answerOnce(reply, made))
    })
  }

  const answerCached = (request: FastifyRequest, reply: FastifyReply, cached: CachedPage, vary: string) => {
    reply.headers({ etag: cached.etag, 'cache-control': publicCaching, vary })
    if (request.headers['if-none-match'] === cached.etag) return reply.status(304).send()
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding !== 'plain') reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(cached[encoding])
  }

  const answerOnce = (reply: FastifyReply, rendered: Awaited<ReturnType<typeof render>>) => {
    reply.header('cache-control', 'no-store')
    if ('redirect' in rendered) return reply.redirect(rendered.redirect)
    return reply.status(rendered.status).type('text/html; charset=utf-8').send(rendered.html)
  }

  const answerPerson = async (request: FastifyRequest, reply: FastifyReply, address: Address) => {
    await request.identify()
    const elsewhere = redirectFor(address.page, request)
    if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere)
    if (address.page.access === 'anyone') return answerPublic(request, reply, address)
    return answerOnce(reply, await render(address.path))
  }

  const addressOf = rememberSome((url: string): Address => {
    const { pathname, searchParams } = new URL(facts.publicUrl + url)
    const page = renderer.pageUrlOf(pathname)
    const vary = sharesItsPath(url) ? 'accept, accept-encoding' : 'accept-encoding'
    return { page, path: pathWithQuery(pathname, searchParams, page.query), vary }
  })

  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const address = addressOf(request.url)
    const isForAll = address.page.access === 'anyone' && !address.page.signedOutOnly
    const answer = isForAll ? answerPublic(request, reply, address) : answerPerson(request, reply, address)
    // Sent already, without a promise: what is kept in memory goes out in one turn.
    return answer instanceof Promise ? answer : undefined
  })
}

type PageUrl = ReturnType<Renderer['pageUrlOf']>
/** What an address asks for: a row of the page table, and the path that the page is kept under. */
type Address = { page: PageUrl; path: string; vary: string }

const mostRemembered = 2_000

/** What was worked out for the addresses asked for lately: matching one costs more than sending its page. */
function rememberSome<Result>(workOut: (url: string) => Result) {
  const known = new Map<string, Result>()
  return (url: string) => {
    const result = known.get(url) ?? workOut(url)
    if (known.size >= mostRemembered) known.clear()
    known.set(url, result)
    return result
  }
}

/** Where someone goes who may not open a page, or has no need to (specification §2.2, decision P6). */
function redirectFor({ access, signedOutOnly }: PageUrl, { user, url }: FastifyRequest) {
  if (signedOutOnly && user) return user.role === 'admin' ? '/admin' : '/'
  if (access === 'anyone' || user?.role === access) return null
  return user ? '/' : `/login?from=${encodeURIComponent(url)}`
}

/** Only the names that change the page stay, in one order, so that no one fills the cache with made-up queries. */
function pathWithQuery(pathname: string, given: URLSearchParams, names: string[] = []) {
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)?.slice(0, 100)
    if (value) kept.set(name, value)
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname
}

async function askInProcess(app: FastifyInstance, method: string, path: string): Promise<ApiResponse> {
  const response = await app.inject({
    method: method as 'GET',
    url: apiPrefix + path,
    headers: { accept: 'application/json' },
  })
  const headers = new Headers()
  for (const name of ['link', 'x-total-count']) {
    const value = response.headers[name]
    if (value !== undefined) headers.set(name, String(value))
  }
  return { status: response.statusCode, body: response.json(), headers }
}
