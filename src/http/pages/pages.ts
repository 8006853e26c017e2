import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogueVersion } from '#database/catalogue-version.ts'
import type { OfferTerms, ShopFacts } from '#pages/page-render.ts'
import { type Soon, whenKnown } from '#values/soon.ts'
import { firstLanguage, type Language, languageOf, pathIn } from '#words/language.ts'
import { refusalOf, tooManyTries } from '../calls/errors.ts'
import type { KeptUse } from '../kept-use.ts'
import { costs, type Spend } from '../page-costs.ts'
import { decidesLanguage, rememberedHome } from '../remembered-language.ts'
import { requestIdHeader } from '../request-ids.ts'
import { openingPage } from './opening-page.ts'
import { createAddresses, type VariedAddress } from './page-address.ts'
import { createPublicPages } from './public-pages.ts'
import { createRender } from './render-document.ts'
import type { Renderer } from './renderer.ts'
import { sendOnce, sendText } from './send-page.ts'
import { iconsByTheirUsualNames, usualIcons } from './usual-icons.ts'
import { waitPage } from './wait-page.ts'

type Pages = {
  renderer: Renderer
  /** The same object until they change: a page that was made with others is made again. */
  facts: () => Soon<Record<Language, ShopFacts>>
  offers: () => OfferTerms
  catalogueVersion: CatalogueVersion
  /** Whether a path is also an API call's, so that caches keep the two answers apart (decision P1). */
  sharesItsPath: (url: string) => boolean
  callsThatDecide: Record<string, string>
  kept: KeptUse
  /** Takes what a page costs of what is rendered for an address: the seconds until it may be rendered, 0 when it may now. */
  spend: Spend
}

/** The built files, and every page: public ones from the cache, the others as their loading state behind the guard. */
export async function pages(
  app: FastifyInstance,
  { renderer, facts, offers, catalogueVersion, sharesItsPath, callsThatDecide, kept, spend }: Pages,
) {
  await app.register(fastifyStatic, {
    root: renderer.clientFolders,
    globIgnore: ['.vite/**', '**/*.{br,gz}', ...Object.keys(usualIcons).map((path) => path.slice(1))],
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  await app.register(iconsByTheirUsualNames, { facts })
  const addressOf = createAddresses(renderer.pageUrlOf, sharesItsPath)
  const render = createRender(app, { renderer, facts, offers })
  const pay = async (request: FastifyRequest, address: VariedAddress) => {
    const seconds = await spend(request.ip, isSearch(address) ? costs.searchPage : costs.page)
    if (seconds > 0) throw tooManyTries(seconds)
  }
  const answerPublic = createPublicPages(app, {
    render,
    facts,
    catalogueVersion,
    callsThatDecide,
    kept,
    pay,
  })

  const answerPerson = async (request: FastifyRequest, reply: FastifyReply, address: VariedAddress) => {
    await request.identify()
    const elsewhere = redirectFor(address, request, (await facts())[address.language])
    if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere)
    if (address.page.access === 'anyone') return answerPublic(request, reply, address)
    await pay(request, address)
    return sendOnce(reply, await render(address))
  }

  /** What is closed to visitors until the shop opens is drawn anew for its administrators, and kept by nobody. */
  const answerBeforeOpening = async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: VariedAddress,
    store: ShopFacts['store'],
  ) => {
    await request.identify()
    if (request.user?.role === 'admin') return sendOnce(reply, await render(address))
    reply.header('cache-control', 'no-store')
    return sendText(reply, 200, openingPage(store, address.language))
  }

  const answerFailed = async (request: FastifyRequest, reply: FastifyReply, error: FastifyError) => {
    const refusal = refusalOf(error, request)
    const { status } = refusal
    const language = languageOf(request.originalUrl)
    const { message } = refusal.bodyIn(language)
    if (status === 429) {
      reply.headers({ 'retry-after': refusal.extra.retryAfterSeconds, 'cache-control': 'no-store' })
      const { store } = (await facts())[language]
      return sendText(reply, status, waitPage(store, message, language))
    }
    if (refusal.isOurs) reply.header(requestIdHeader, request.id)
    return sendOnce(reply, await render(addressOf(request.url, language), { status, sentence: message }))
  }

  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const home = rememberedHome(request.originalUrl, request.headers)
    if (home) return leadTo(reply, home)
    const address = addressOf(request.url, languageOf(request.originalUrl))
    const isForAll = address.page.access === 'anyone' && !address.page.signedOutOnly
    const answer = whenKnown(facts(), (now) => {
      const { store } = now[address.language]
      if (store.opening && isClosedUntilOpening(address.page))
        return answerBeforeOpening(request, reply, address, store)
      return isForAll ? answerPublic(request, reply, address) : answerPerson(request, reply, address)
    })
    // Sent already, without a promise: what is kept in memory goes out in one turn.
    return answer instanceof Promise
      ? answer.catch((error) => answerFailed(request, reply, error))
      : undefined
  })
}

/** Words and wishes about labels: what the catalogue is asked anew for each. */
const isSearch = ({ path }: VariedAddress) => /[?&](q|without|mark|claim)=/.test(path)

/** Whoever has an account or a ticket reaches it all the same. */
const isClosedUntilOpening = ({ access, path, beforeOpening }: VariedAddress['page']) =>
  access === 'anyone' && path !== '*' && !beforeOpening

const leadTo = (reply: FastifyReply, path: string) =>
  void reply.headers({ 'cache-control': 'no-store', vary: decidesLanguage }).redirect(path)

/**
 * Where someone goes who may not open a page, or has no need to (specification §2.2, decision P6). The back office speaks
 * the first language alone.
 */
function redirectFor(
  { page: { access, signedOutOnly, visitorsToo }, language }: VariedAddress,
  { user, url }: FastifyRequest,
  { visitorCarts }: ShopFacts,
) {
  if (access === 'admin' && language !== firstLanguage) return url
  if (signedOutOnly && user) return user.role === 'admin' ? '/admin' : pathIn(language, '/')
  if (access === 'anyone' || user?.role === access) return null
  if (!user && visitorsToo && visitorCarts) return null
  return pathIn(language, user ? '/' : `/login?from=${encodeURIComponent(url)}`)
}
