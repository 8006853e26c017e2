import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { accountEndpoints } from './areas/accounts/contract.ts'
import { accountsApi } from './areas/accounts/server/accounts.api.ts'
import { addressEndpoints } from './areas/addresses/contract.ts'
import { addressesApi } from './areas/addresses/server/addresses.api.ts'
import { backofficeEndpoints } from './areas/backoffice/contract.ts'
import { backofficeApi } from './areas/backoffice/server/backoffice.api.ts'
import { batchListEndpoints } from './areas/batches/contract.ts'
import { batchListsApi } from './areas/batches/server/batches.api.ts'
import { cartEndpoints } from './areas/cart/contract.ts'
import { cartApi } from './areas/cart/server/cart.api.ts'
import { readOwnCart, visitsOf } from './areas/cart/server/visits/visits.ts'
import { catalogueEndpoints } from './areas/catalogue/contract.ts'
import { catalogueApi } from './areas/catalogue/server/catalogue.api.ts'
import { createLastIds } from './areas/catalogue/server/last-ids.ts'
import { tableApi } from './areas/catalogue/server/table/table.api.ts'
import { tableEndpoints } from './areas/catalogue/table-contract.ts'
import { checkoutEndpoints } from './areas/checkout/contract.ts'
import { checkoutApi } from './areas/checkout/server/checkout.api.ts'
import { customerEndpoints } from './areas/customers/contract.ts'
import { customersApi } from './areas/customers/server/customers.api.ts'
import { deliveryEndpoints } from './areas/delivery/contract.ts'
import { deliveryApi } from './areas/delivery/server/delivery.api.ts'
import { deliveryAreas } from './areas/delivery/server/delivery-areas.ts'
import { documentEndpoints } from './areas/documents/contract.ts'
import { documentsApi } from './areas/documents/server/documents.api.ts'
import { guideEndpoints } from './areas/guide/contract.ts'
import { guideApi } from './areas/guide/server/guide.api.ts'
import { keepingEndpoints } from './areas/keeping/contract.ts'
import { keepingApi } from './areas/keeping/server/keeping.api.ts'
import { labelEndpoints } from './areas/label/contract.ts'
import { labelApi } from './areas/label/server/label.api.ts'
import { myDataEndpoints } from './areas/my-data/contract.ts'
import { myDataApi } from './areas/my-data/server/my-data.api.ts'
import { noticeEndpoints } from './areas/notices/contract.ts'
import { noticesApi } from './areas/notices/server/notices.api.ts'
import { orderEndpoints } from './areas/orders/contract.ts'
import { historyEndpoints } from './areas/orders/history-contract.ts'
import { parcelEndpoints } from './areas/orders/parcel-contract.ts'
import { historyApi } from './areas/orders/server/history.api.ts'
import { ordersApi } from './areas/orders/server/orders.api.ts'
import { parcelsApi } from './areas/orders/server/parcels.api.ts'
import { packingEndpoints } from './areas/packing/contract.ts'
import { packingApi } from './areas/packing/server/packing.api.ts'
import { pictureEndpoints } from './areas/pictures/contract.ts'
import { createEncoder } from './areas/pictures/server/encoding/encode-later.ts'
import { picturesApi } from './areas/pictures/server/pictures.api.ts'
import { servePictures } from './areas/pictures/server/serve-pictures.ts'
import { publishingEndpoints } from './areas/publishing/contract.ts'
import { publishingApi } from './areas/publishing/server/publishing.api.ts'
import { refundEndpoints } from './areas/refunds/contract.ts'
import { refundsApi } from './areas/refunds/server/refunds.api.ts'
import { secondFactorEndpoints } from './areas/second-factor/contract.ts'
import { secondFactorApi } from './areas/second-factor/server/second-factor.api.ts'
import { findSignedIn, spendConfirmation } from './areas/second-factor/server/standing.ts'
import { callLimits } from './areas/security/server/call-limits.ts'
import { createDeniedLog } from './areas/security/server/log/denied-access.ts'
import { createPageBudget } from './areas/security/server/page-budget.ts'
import { sessionEndpoints } from './areas/session/contract.ts'
import { sessionApi } from './areas/session/server/session.api.ts'
import { statusEndpoints } from './areas/status/contract.ts'
import { statusApi } from './areas/status/server/status.api.ts'
import { batchEndpoints } from './areas/stock/batch-contract.ts'
import { stockEndpoints } from './areas/stock/contract.ts'
import { batchesApi } from './areas/stock/server/batches/batches.api.ts'
import { stockApi } from './areas/stock/server/stock.api.ts'
import { storeEndpoints } from './areas/store/contract.ts'
import { logoEndpoints } from './areas/store/logo-contract.ts'
import { hearOfTheStore } from './areas/store/server/hear-of-the-store.ts'
import { logosApi } from './areas/store/server/marks/logos.api.ts'
import { serveMarks } from './areas/store/server/marks/serve-marks.ts'
import { keepShopFacts } from './areas/store/server/shop-facts.ts'
import { storeApi } from './areas/store/server/store.api.ts'
import { claimEndpoints } from './areas/storefront/claims-contract.ts'
import { claimsApi } from './areas/storefront/server/claims/claims.api.ts'
import { listPublicPages } from './areas/storefront/server/public-pages.queries.ts'
import { textsApi } from './areas/storefront/server/texts/texts.api.ts'
import { textEndpoints } from './areas/storefront/texts-contract.ts'
import { ticketEndpoints } from './areas/tickets/contract.ts'
import { ticketsApi } from './areas/tickets/server/tickets.api.ts'
import { apiPaths, apiPrefix, rewriteToApi, sharesItsPath, tellApart } from './http/calls/api-paths.ts'
import type { EndpointKey } from './http/calls/endpoint.ts'
import { answerErrors, answerUnknownCalls, answerUnreadable, tooManyTries } from './http/calls/errors.ts'
import { cookies } from './http/cookies.ts'
import { drainUnread } from './http/drain.ts'
import { finishWork } from './http/finish-work.ts'
import { health } from './http/health.ts'
import { keepAddresses } from './http/keep-addresses.ts'
import { createKeptUse } from './http/kept-use.ts'
import { createNowhere } from './http/nowhere.ts'
import { manifest } from './http/pages/manifest.ts'
import { isPage } from './http/pages/page-address.ts'
import { pages } from './http/pages/pages.ts'
import { seo } from './http/pages/seo.ts'
import { readyAnswers } from './http/ready-answers.ts'
import { newRequestIds, requestIds } from './http/request-ids.ts'
import { sameSite } from './http/same-site.ts'
import { securityHeaders } from './http/security-headers.ts'
import { sessions } from './http/session-cookie.ts'
import { readableOnly } from './http/text-gate.ts'
import { warnOfUnknownProxy } from './http/unknown-proxy.ts'
import { metrics } from './operations/metrics/metrics.ts'
import type { Parts } from './parts.ts'
import { idIn } from './values/texts/named-path.ts'

/** Everything that may be asked of the shop. */
export const endpoints = {
  ...accountEndpoints,
  ...addressEndpoints,
  ...backofficeEndpoints,
  ...cartEndpoints,
  ...catalogueEndpoints,
  ...checkoutEndpoints,
  ...documentEndpoints,
  ...deliveryEndpoints,
  ...guideEndpoints,
  ...keepingEndpoints,
  ...labelEndpoints,
  ...noticeEndpoints,
  ...orderEndpoints,
  ...parcelEndpoints,
  ...packingEndpoints,
  ...historyEndpoints,
  ...pictureEndpoints,
  ...secondFactorEndpoints,
  ...sessionEndpoints,
  ...statusEndpoints,
  ...customerEndpoints,
  ...stockEndpoints,
  ...batchEndpoints,
  ...batchListEndpoints,
  ...publishingEndpoints,
  ...refundEndpoints,
  ...storeEndpoints,
  ...logoEndpoints,
  ...textEndpoints,
  ...claimEndpoints,
  ...tableEndpoints,
  ...ticketEndpoints,
  ...myDataEndpoints,
}

const neverAsked = (): never => {
  throw new Error('A schema came that the shop has no compiler for.')
}

/** The whole shop on one page: what every request passes, then each area's door. It does not listen yet. */
export async function createShop(parts: Parts): Promise<FastifyInstance> {
  const { settings, db } = parts
  const encoder = createEncoder(parts)
  const spend = createPageBudget(parts)
  const facts = keepShopFacts(parts)
  const paths = apiPaths(Object.keys(endpoints) as EndpointKey[])
  const rewrite = rewriteToApi(paths, (pathname) => isPage(parts.renderer, pathname))
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Only failures are logged, so a request needs no logger of its own.
    childLoggerFactory: (log) => log,
    genReqId: newRequestIds(),
    frameworkErrors: answerUnreadable,
    rewriteUrl: rewrite,
    bodyLimit: 64 * 1024,
    requestTimeout: 60_000,
    // What still comes over an open connection while the shop closes is answered as ever, and the connection ends with it.
    return503OnClosing: false,
    // Who may tell the shopper's address: a proxy before the shop, and nobody else.
    trustProxy: settings.trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
    // The two compilers set below are the only ones, so that Fastify does not load its own: a tenth of a start's time.
    schemaController: { compilersFactory: { buildValidator: neverAsked, buildSerializer: neverAsked } },
  })
  app.setValidatorCompiler(readableOnly)
  app.setSerializerCompiler(serializerCompiler)

  await app.register(requestIds)
  await app.register(keepAddresses)
  const lastIds = createLastIds(parts)
  const nowhere = createNowhere(app, {
    rewrite,
    renderer: parts.renderer,
    isNoId: {
      '/product/:id': (named) => lastIds.isBeyond('products', idIn(named)),
      '/categories/:id': (named) => lastIds.isBeyond('categories', idIn(named)),
    },
  })
  const kept = createKeptUse()
  await app.register(readyAnswers, { nowhere, kept, leaving: parts.leaving })
  // Before the first route: one that came earlier would tell its failures in Fastify's way, insides included.
  answerErrors(app)
  await app.register(health, parts)
  if (settings.metricsToken) await app.register(metrics, { ...parts, kept, token: settings.metricsToken })
  await app.register(securityHeaders, settings)
  await app.register(warnOfUnknownProxy)
  await app.register(drainUnread)
  await app.register(finishWork)
  // Pictures are nobody's: they are answered before anyone is looked up.
  await app.register(servePictures({ ...parts, encoder }))
  await app.register(serveMarks(parts))
  await app.register(rateLimit, {
    global: false,
    store: callLimits(parts),
    errorResponseBuilder: (_request, { ttl }) => tooManyTries(Math.ceil(ttl / 1000)),
  })
  await app.register(cookies, settings)
  await app.register(sameSite, { publicUrl: settings.publicUrl, except: fromTheProvider })
  await app.register(sessions, {
    findUser: (...login) => findSignedIn(parts, ...login),
    spend: (token) => spendConfirmation(parts, token),
    noteDenied: createDeniedLog(parts),
  })
  if (settings.apiDocs) {
    const { apiDocs } = await import('./http/calls/api-docs.ts')
    await app.register(apiDocs, { storeName: parts.store().name })
  }

  await app.register(
    async (api) => {
      api.addHook('onRequest', tellApart)
      api.addHook('onRequest', hearOfTheStore(parts))
      answerUnknownCalls(api, paths)
      await api.register(accountsApi(parts, visitsOf(parts)))
      await api.register(addressesApi(parts))
      await api.register(backofficeApi(parts))
      await api.register(cartApi({ ...parts, spend }))
      await api.register(checkoutApi(parts))
      await api.register(documentsApi(parts))
      await api.register(deliveryApi(parts))
      await api.register(guideApi(parts))
      await api.register(keepingApi(parts))
      await api.register(labelApi(parts))
      await api.register(noticesApi(parts))
      await api.register(ordersApi(parts))
      await api.register(customersApi(parts))
      await api.register(parcelsApi(parts))
      await api.register(packingApi(parts))
      await api.register(historyApi(parts))
      await api.register(catalogueApi({ ...parts, encoder, spend }))
      await api.register(picturesApi({ ...parts, encoder }))
      await api.register(secondFactorApi(parts))
      await api.register(statusApi(parts))
      await api.register(storeApi(parts))
      await api.register(logosApi({ ...parts, encoder }))
      await api.register(textsApi(parts))
      await api.register(claimsApi(parts))
      await api.register(stockApi(parts))
      await api.register(batchesApi(parts))
      await api.register(batchListsApi(parts))
      await api.register(publishingApi(parts))
      await api.register(tableApi(parts))
      await api.register(refundsApi(parts))
      await api.register(ticketsApi(parts))
      await api.register(myDataApi(parts))
      await api.register(sessionApi(parts, { readCart: (asker) => readOwnCart(parts, asker) }))
    },
    { prefix: apiPrefix },
  )
  await app.register(seo, {
    publicUrl: settings.publicUrl,
    listPublicPages: async () => ((await parts.followStore()).opening ? [] : listPublicPages(db)),
    clock: parts.clock,
  })
  await app.register(manifest, { facts })
  if (parts.emulator) await app.register(parts.emulator.plugin, { prefix: '/razorpay-emulator' })
  if (parts.renderer)
    await app.register(pages, {
      renderer: parts.renderer,
      facts,
      offers: () => ({ now: parts.clock.now(), areas: deliveryAreas(parts.store()) }),
      catalogueVersion: parts.catalogueVersion,
      sharesItsPath: (url) => sharesItsPath(paths, url),
      kept,
      callsThatDecide: { '/product/:id': '/products', '/categories/:id': '/categories' },
      spend,
    })
  app.addHook('onClose', encoder.close)
  return app
}

/** Posted from the payment provider's site; what they say is believed for their signature alone. */
const fromTheProvider = [`${apiPrefix}/payment/webhook`, `${apiPrefix}/payment/return`]
