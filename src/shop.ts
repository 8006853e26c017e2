import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { documentsApi } from '#accounting/documents/server/documents.api.ts'
import { overviewApi } from '#backoffice/dashboard/server/overview.api.ts'
import { labelApi } from '#catalogue/labels/server/label.api.ts'
import { createEncoder } from '#catalogue/pictures/server/encoding/encoder.ts'
import { picturesApi } from '#catalogue/pictures/server/pictures.api.ts'
import { servePictures } from '#catalogue/pictures/server/serve-pictures.ts'
import { catalogueApi } from '#catalogue/products/server/catalogue.api.ts'
import { createHighestIds } from '#catalogue/products/server/highest-ids.ts'
import { tableApi } from '#catalogue/products/server/table/table.api.ts'
import { publishingApi } from '#catalogue/publishing/server/publishing.api.ts'
import { packingApi } from '#fulfilment/packing/server/packing.api.ts'
import { shipmentsApi } from '#fulfilment/shipments/server/shipments.api.ts'
import { createCacheStatistics } from '#http/cache-statistics.ts'
import { addVaryHeader, apiPaths, apiPrefix, isApiPath, rewriteToApi } from '#http/calls/api-paths.ts'
import type { EndpointKey } from '#http/calls/endpoint.ts'
import {
  handleErrors,
  handleUnknownCalls,
  handleUnreadableUrl,
  tooManyRequestsError,
} from '#http/calls/errors.ts'
import { cookies } from '#http/cookies.ts'
import { drainUnreadBodies } from '#http/drain-request-body.ts'
import { health } from '#http/health.ts'
import { inputValidatorCompiler } from '#http/input-validation.ts'
import { createNotFoundFilter } from '#http/not-found-filter.ts'
import { checkOrigin } from '#http/origin-check.ts'
import { serveManifest } from '#http/pages/manifest.ts'
import { isPage } from '#http/pages/page-url.ts'
import { pages } from '#http/pages/pages.ts'
import { seo } from '#http/pages/seo.ts'
import { waitForPendingRequests } from '#http/pending-requests.ts'
import { preRoutingCache } from '#http/pre-routing-cache.ts'
import { warnAboutUntrustedProxy } from '#http/proxy-warning.ts'
import { readRemoteAddresses } from '#http/remote-address.ts'
import { createRequestIds, requestIds } from '#http/request-ids.ts'
import { securityHeaders } from '#http/security-headers.ts'
import { sessions } from '#http/session-cookie.ts'
import { batchesApi } from '#inventory/batches/server/batches.api.ts'
import { stockApi } from '#inventory/stock/server/stock.api.ts'
import { activityApi } from '#operations/activity/server/activity.api.ts'
import { backupsApi } from '#operations/backups/server/backups.api.ts'
import { healthChecksApi } from '#operations/health/server/health-checks.api.ts'
import { metrics } from '#operations/metrics/server/metrics.ts'
import { notificationsApi } from '#operations/notifications/server/notifications.api.ts'
import { cartApi } from '#ordering/cart/server/cart.api.ts'
import { createVisitorCartHooks, readOwnCart } from '#ordering/cart/server/visitor-carts/visitor-carts.ts'
import { checkoutApi } from '#ordering/checkout/server/checkout.api.ts'
import { deliveryApi } from '#ordering/delivery/server/delivery.api.ts'
import { deliveryAreas } from '#ordering/delivery/server/delivery-areas.ts'
import { historyApi } from '#ordering/orders/server/history.api.ts'
import { ordersApi } from '#ordering/orders/server/orders.api.ts'
import { cancellingApi } from '#payments/cancelling/server/cancelling.api.ts'
import { reconciliationApi } from '#payments/reconciliation/server/reconciliation.api.ts'
import { refundsApi } from '#payments/refunds/server/refunds.api.ts'
import { webhooksApi } from '#payments/webhooks/server/webhooks.api.ts'
import { accountsApi } from '#people/accounts/server/accounts.api.ts'
import { addressesApi } from '#people/addresses/server/addresses.api.ts'
import { customersApi } from '#people/customers/server/customers.api.ts'
import { privacyApi } from '#people/privacy/server/privacy.api.ts'
import { consumeConfirmation, findSignedInUser } from '#people/second-factor/server/auth-level.ts'
import { secondFactorApi } from '#people/second-factor/server/second-factor.api.ts'
import { createDeniedLog } from '#people/security/server/log/denied-access.ts'
import { createPageBudget } from '#people/security/server/page-budget.ts'
import { createRateLimitStore } from '#people/security/server/rate-limit-store.ts'
import { sessionApi } from '#people/sessions/server/session.api.ts'
import { ticketsApi } from '#people/support/server/tickets.api.ts'
import { onboardingApi } from '#shopfront/onboarding/server/onboarding.api.ts'
import { claimsApi } from '#shopfront/pages/server/claims/claims.api.ts'
import { listPublicPages } from '#shopfront/pages/server/public-pages.queries.ts'
import { textsApi } from '#shopfront/pages/server/texts/texts.api.ts'
import { logosApi } from '#shopfront/settings/server/logos/logos.api.ts'
import { serveLogoFiles } from '#shopfront/settings/server/logos/serve-logo-files.ts'
import { createPublicSettings } from '#shopfront/settings/server/public-settings.ts'
import { storeSettingsApi } from '#shopfront/settings/server/store-settings.api.ts'
import { watchSettings } from '#shopfront/settings/server/watch-settings.ts'
import { parsePathId } from '#values/texts/slug-path.ts'
import { endpoints } from './endpoints.ts'
import type { Parts } from './parts.ts'

const unexpectedCompiler = (): never => {
  throw new Error('A schema came that the shop has no compiler for.')
}

/** Assembles the shop: hooks for every request, then the routes of each area. It does not listen yet. */
export async function createShop(parts: Parts): Promise<FastifyInstance> {
  const { settings, db } = parts
  const encoder = createEncoder(parts)
  const spend = createPageBudget(parts)
  const facts = createPublicSettings(parts)
  const paths = apiPaths(Object.keys(endpoints) as EndpointKey[])
  const rewrite = rewriteToApi(paths, (pathname) => isPage(parts.renderer, pathname))
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Only failures are logged, so requests do not need their own logger.
    childLoggerFactory: (log) => log,
    genReqId: createRequestIds(),
    frameworkErrors: handleUnreadableUrl,
    rewriteUrl: rewrite,
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

  await app.register(requestIds)
  await app.register(readRemoteAddresses)
  const highestIds = createHighestIds(parts)
  const nowhere = createNotFoundFilter(app, {
    rewrite,
    renderer: parts.renderer,
    isUnusedId: {
      '/product/:id': (named) => highestIds.cannotExist('products', parsePathId(named)),
      '/categories/:id': (named) => highestIds.cannotExist('categories', parsePathId(named)),
    },
  })
  const kept = createCacheStatistics()
  await app.register(preRoutingCache, {
    notFoundFilter: nowhere,
    cacheStatistics: kept,
    shutdownSignal: parts.shutdownSignal,
  })
  // Must come before the first route: earlier routes would use Fastify's error handler, which reveals internals.
  handleErrors(app)
  await app.register(health, parts)
  if (settings.metricsToken) await app.register(metrics, { ...parts, kept, token: settings.metricsToken })
  await app.register(securityHeaders, settings)
  await app.register(warnAboutUntrustedProxy)
  await app.register(drainUnreadBodies)
  await app.register(waitForPendingRequests)
  // Pictures are public, so they are served before the session is looked up.
  await app.register(servePictures({ ...parts, encoder }))
  await app.register(serveLogoFiles(parts))
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
  if (settings.apiDocs) {
    const { apiDocs } = await import('#http/calls/api-docs.ts')
    await app.register(apiDocs, { storeName: parts.store().name })
  }

  await app.register(
    async (api) => {
      api.addHook('onRequest', addVaryHeader)
      api.addHook('onRequest', watchSettings(parts))
      handleUnknownCalls(api, paths)
      await api.register(accountsApi(parts, createVisitorCartHooks(parts)))
      await api.register(addressesApi(parts))
      await api.register(activityApi(parts))
      await api.register(overviewApi(parts))
      await api.register(cartApi({ ...parts, consumeRateLimit: spend }))
      await api.register(checkoutApi(parts))
      await api.register(webhooksApi(parts))
      await api.register(reconciliationApi(parts))
      await api.register(cancellingApi(parts))
      await api.register(documentsApi(parts))
      await api.register(deliveryApi(parts))
      await api.register(onboardingApi(parts))
      await api.register(backupsApi(parts))
      await api.register(labelApi(parts))
      await api.register(notificationsApi(parts))
      await api.register(ordersApi(parts))
      await api.register(customersApi(parts))
      await api.register(shipmentsApi(parts))
      await api.register(packingApi(parts))
      await api.register(historyApi(parts))
      await api.register(catalogueApi({ ...parts, encoder, spend }))
      await api.register(picturesApi({ ...parts, encoder }))
      await api.register(secondFactorApi(parts))
      await api.register(healthChecksApi(parts))
      await api.register(storeSettingsApi(parts))
      await api.register(logosApi({ ...parts, encoder }))
      await api.register(textsApi(parts))
      await api.register(claimsApi(parts))
      await api.register(stockApi(parts))
      await api.register(batchesApi(parts))
      await api.register(publishingApi(parts))
      await api.register(tableApi(parts))
      await api.register(refundsApi(parts))
      await api.register(ticketsApi(parts))
      await api.register(privacyApi(parts))
      await api.register(sessionApi(parts, { readCart: (asker) => readOwnCart(parts, asker) }))
    },
    { prefix: apiPrefix },
  )
  await app.register(seo, {
    publicUrl: settings.publicUrl,
    listPublicPages: async () => ((await parts.refreshStoreSettings()).opening ? [] : listPublicPages(db)),
    clock: parts.clock,
  })
  await app.register(serveManifest, { facts })
  if (parts.emulator) await app.register(parts.emulator.plugin, { prefix: '/razorpay-emulator' })
  if (parts.renderer)
    await app.register(pages, {
      renderer: parts.renderer,
      facts,
      offers: () => ({ now: parts.clock.now(), areas: deliveryAreas(parts.store()) }),
      catalogueVersion: parts.catalogueVersion,
      isApiPath: (url) => isApiPath(paths, url),
      cacheStatistics: kept,
      existenceCalls: { '/product/:id': '/products', '/categories/:id': '/categories' },
      spend,
    })
  app.addHook('onClose', encoder.close)
  return app
}

/** Posted from the payment provider's site, so only their signature is trusted. */
const providerCallbacks = [`${apiPrefix}/payment/webhook`, `${apiPrefix}/payment/return`]
