import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { createHighestIds } from '#catalogue/products/server/highest-ids.ts'
import type { CacheStatistics } from '#http/cache-statistics.ts'
import { apiPrefix, type rewriteToApi } from '#http/calls/api-paths.ts'
import { handleErrors, tooManyRequestsError } from '#http/calls/errors.ts'
import { cookies } from '#http/cookies.ts'
import { drainUnreadBodies } from '#http/drain-request-body.ts'
import { health } from '#http/health.ts'
import { createNotFoundFilter } from '#http/not-found-filter.ts'
import { checkOrigin } from '#http/origin-check.ts'
import { waitForPendingRequests } from '#http/pending-requests.ts'
import { preRoutingCache } from '#http/pre-routing-cache.ts'
import { warnAboutUntrustedProxy } from '#http/proxy-warning.ts'
import { readRemoteAddresses } from '#http/remote-address.ts'
import { requestIds } from '#http/request-ids.ts'
import { securityHeaders } from '#http/security-headers.ts'
import { sessions } from '#http/session-cookie.ts'
import { metrics } from '#operations/metrics/server/metrics.ts'
import { consumeConfirmation, findSignedInUser } from '#people/second-factor/server/auth-level.ts'
import { createDeniedLog } from '#people/security/server/log/denied-access.ts'
import { createRateLimitStore } from '#people/security/server/rate-limit-store.ts'
import { parsePathId } from '#values/texts/slug-path.ts'
import type { RouteParts } from './domain-module.ts'
import { domains } from './domains.ts'

/** The function that decides whether a URL means a page or an API call, and gives the path for the router. */
export type Rewrite = ReturnType<typeof rewriteToApi>

type Pipeline = { rewrite: Rewrite; cacheStatistics: CacheStatistics }

/** Registers what every request passes before its route, in this order. */
export async function registerRequestPipeline(app: FastifyInstance, parts: RouteParts, pipeline: Pipeline) {
  await registerBeforeRouting(app, parts, pipeline)
  // Must come before the first route: earlier routes would use Fastify's error handler, which reveals internals.
  handleErrors(app)
  await registerForEveryRequest(app, parts, pipeline)
  for (const { publicFiles = [] } of domains)
    for (const files of publicFiles) await app.register(files(parts))
  await registerAccessControl(app, parts)
  if (parts.settings.apiDocs) {
    const { apiDocs } = await import('#http/calls/api-docs.ts')
    await app.register(apiDocs, { storeName: parts.store().name })
  }
}

/** Registers request ids, client addresses, and answers that do not need the router. */
async function registerBeforeRouting(
  app: FastifyInstance,
  parts: RouteParts,
  { rewrite, cacheStatistics }: Pipeline,
) {
  await app.register(requestIds)
  await app.register(readRemoteAddresses)
  const highestIds = createHighestIds(parts)
  const notFoundFilter = createNotFoundFilter(app, {
    rewrite,
    renderer: parts.renderer,
    isUnusedId: {
      '/product/:id': (named) => highestIds.cannotExist('products', parsePathId(named)),
      '/categories/:id': (named) => highestIds.cannotExist('categories', parsePathId(named)),
    },
  })
  await app.register(preRoutingCache, {
    notFoundFilter,
    cacheStatistics,
    shutdownSignal: parts.shutdownSignal,
  })
}

/** Registers health checks and metrics, then hooks that need no session. */
async function registerForEveryRequest(
  app: FastifyInstance,
  parts: RouteParts,
  { cacheStatistics }: Pipeline,
) {
  const { metricsToken } = parts.settings
  await app.register(health, parts)
  if (metricsToken) await app.register(metrics, { ...parts, cacheStatistics, token: metricsToken })
  await app.register(securityHeaders, {
    publicUrl: parts.settings.publicUrl,
    paymentWindow: () => parts.payments.online.window,
  })
  await app.register(warnAboutUntrustedProxy)
  await app.register(drainUnreadBodies)
  await app.register(waitForPendingRequests)
}

/** Posted by the payment provider and by Meta, so only their signature is trusted. */
const providerCallbacks = [
  `${apiPrefix}/payment/webhook`,
  `${apiPrefix}/payment/return`,
  `${apiPrefix}/whatsapp/webhook`,
]

/** Registers rate limits, cookies, the origin check and sessions. */
async function registerAccessControl(app: FastifyInstance, parts: RouteParts) {
  const { settings } = parts
  await app.register(rateLimit, {
    global: false,
    store: createRateLimitStore(parts),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequestsError(Math.ceil(ttl / 1000)),
  })
  await app.register(cookies, settings)
  await app.register(checkOrigin, { publicUrl: settings.publicUrl, except: providerCallbacks })
  await app.register(sessions, {
    findUser: (...login) => findSignedInUser(parts, ...login),
    spend: (token) => consumeConfirmation(parts, token),
    recordDeniedAccess: createDeniedLog(parts),
  })
}
