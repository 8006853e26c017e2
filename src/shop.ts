import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { createEncoder } from '#catalogue/pictures/server/encoding/encoder.ts'
import { createCacheStatistics } from '#http/cache-statistics.ts'
import {
  type ApiPaths,
  addVaryHeader,
  apiPrefix,
  createApiPaths,
  rewriteToApi,
} from '#http/calls/api-paths.ts'
import type { EndpointKey } from '#http/calls/endpoint.ts'
import { handleUnknownCalls, handleUnreadableUrl } from '#http/calls/errors.ts'
import { inputValidatorCompiler } from '#http/input-validation.ts'
import { isPage } from '#http/pages/page-url.ts'
import { createRequestIds } from '#http/request-ids.ts'
import { createVisitorCartHooks, readOwnCart } from '#ordering/cart/server/visitor-carts/visitor-carts.ts'
import { createPageBudget } from '#people/security/server/page-budget.ts'
import { watchSettings } from '#shopfront/settings/server/watch-settings.ts'
import type { RouteParts } from './domain-module.ts'
import { domains } from './domains.ts'
import { endpoints } from './endpoints.ts'
import type { Parts } from './parts.ts'
import { registerPages } from './register-pages.ts'
import { type Rewrite, registerRequestPipeline } from './register-request-pipeline.ts'

/**
 * Assembles the shop: hooks for every request, then the routes of each domain, then the pages. It does not listen yet.
 */
export async function createShop(parts: Parts): Promise<FastifyInstance> {
  const shared = createRouteParts(parts)
  const paths = createApiPaths(Object.keys(endpoints) as EndpointKey[])
  // `/orders/all` is a call, although `/orders/:id` is a page.
  const rewrite = rewriteToApi(paths, (pathname) =>
    isPage(parts.renderer, pathname, { literalOnly: paths.isLiteral(pathname) }),
  )
  const cacheStatistics = createCacheStatistics()
  const app = createServer(parts, rewrite)
  await registerRequestPipeline(app, shared, { rewrite, cacheStatistics })
  await registerDomainRoutes(app, shared, paths)
  await registerPages(app, shared, { paths, cacheStatistics })
  app.addHook('onClose', shared.encoder.close)
  return app
}

/**
 * The parts, and what is created once and shared by the routes of all domains: picture encoder, page budget, access to
 * carts.
 */
const createRouteParts = (parts: Parts): RouteParts => ({
  ...parts,
  encoder: createEncoder(parts),
  spend: createPageBudget(parts),
  visitorCart: createVisitorCartHooks(parts),
  readCart: (caller) => readOwnCart(parts, caller),
})

/** The server without hooks or routes. */
function createServer({ settings, log }: Parts, rewriteUrl: Rewrite) {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Only failures are logged, so requests do not need their own logger.
    childLoggerFactory: (parent) => parent,
    genReqId: createRequestIds(),
    frameworkErrors: handleUnreadableUrl,
    rewriteUrl,
    bodyLimit: 64 * 1024,
    requestTimeout: 60_000,
    // Requests on open connections during shutdown are still answered; then the connection is closed.
    return503OnClosing: false,
    // Only these proxies may report the client's address.
    trustProxy: settings.trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
    // Both compilers are set below, so that Fastify does not load its own, a tenth of the startup time.
    schemaController: {
      compilersFactory: { buildValidator: unexpectedCompiler, buildSerializer: unexpectedCompiler },
    },
  })
  app.setValidatorCompiler(inputValidatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  return app
}

const unexpectedCompiler = (): never => {
  throw new Error('A schema came that the shop has no compiler for.')
}

/** Registers the API: the endpoints of all domains. */
const registerDomainRoutes = (app: FastifyInstance, parts: RouteParts, paths: ApiPaths) =>
  app.register(
    async (api) => {
      api.addHook('onRequest', addVaryHeader)
      api.addHook('onRequest', watchSettings(parts))
      handleUnknownCalls(api, paths)
      for (const domain of domains) for (const routes of domain.routes) await api.register(routes(parts))
    },
    { prefix: apiPrefix },
  )
