import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { accountEndpoints } from './areas/accounts/contract.ts'
import { accountsApi } from './areas/accounts/server/accounts.api.ts'
import { findSessionUser } from './areas/accounts/server/sessions.queries.ts'
import { addressEndpoints } from './areas/addresses/contract.ts'
import { addressesApi } from './areas/addresses/server/addresses.api.ts'
import { backofficeEndpoints } from './areas/backoffice/contract.ts'
import { backofficeApi } from './areas/backoffice/server/backoffice.api.ts'
import { cartEndpoints } from './areas/cart/contract.ts'
import { cartApi } from './areas/cart/server/cart.api.ts'
import { catalogueEndpoints } from './areas/catalogue/contract.ts'
import { catalogueApi } from './areas/catalogue/server/catalogue.api.ts'
import { checkoutEndpoints } from './areas/checkout/contract.ts'
import { checkoutApi } from './areas/checkout/server/checkout.api.ts'
import { orderEndpoints } from './areas/orders/contract.ts'
import { ordersApi } from './areas/orders/server/orders.api.ts'
import { pictureEndpoints } from './areas/pictures/contract.ts'
import { createEncoder } from './areas/pictures/server/encode-later.ts'
import { picturesApi } from './areas/pictures/server/pictures.api.ts'
import { servePictures } from './areas/pictures/server/serve-pictures.ts'
import { listPublicPages } from './areas/storefront/server/public-pages.queries.ts'
import { apiDocs } from './http/api-docs.ts'
import { apiPaths, apiPrefix, rewriteToApi, sharesItsPath, tellApart } from './http/api-paths.ts'
import type { EndpointKey } from './http/endpoint.ts'
import { answerErrors, answerUnknownCalls, answerUnreadable } from './http/errors.ts'
import { pages } from './http/pages.ts'
import { sameSite } from './http/same-site.ts'
import { securityHeaders } from './http/security-headers.ts'
import { seo } from './http/seo.ts'
import { sessions } from './http/session.ts'
import type { Parts } from './parts.ts'
import { store } from './store.ts'

/** Everything that may be asked of the shop. */
export const endpoints = {
  ...accountEndpoints,
  ...addressEndpoints,
  ...backofficeEndpoints,
  ...cartEndpoints,
  ...catalogueEndpoints,
  ...checkoutEndpoints,
  ...orderEndpoints,
  ...pictureEndpoints,
}

/** The whole shop on one page: what every request passes, then each area's door. It does not listen yet. */
export async function createShop(parts: Parts): Promise<FastifyInstance> {
  const { settings, db, clock } = parts
  const encoder = createEncoder(parts)
  const paths = apiPaths(Object.keys(endpoints) as EndpointKey[])
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Only failures are logged, so a request needs no logger of its own.
    childLoggerFactory: (log) => log,
    frameworkErrors: answerUnreadable,
    rewriteUrl: rewriteToApi(paths),
    bodyLimit: 64 * 1024,
    requestTimeout: 60_000,
    // A shop stands behind a proxy of the same machine, which tells the shopper's address.
    trustProxy: 'loopback',
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  await app.register(securityHeaders, settings)
  answerErrors(app)
  // Pictures are nobody's: they are answered before anyone is looked up.
  await app.register(servePictures({ ...parts, encoder }))
  await app.register(rateLimit, {
    global: false,
    // The error handler makes the sentence; it needs only the seconds.
    errorResponseBuilder: (_request, { ttl }) =>
      Object.assign(new Error(String(Math.ceil(ttl / 1000))), { statusCode: 429 }),
  })
  await app.register(sameSite, { publicUrl: settings.publicUrl, except: fromTheProvider })
  await app.register(sessions, { findUser: (token) => findSessionUser(db, token, clock.now()) })
  await app.register(apiDocs, { storeName: store.name })

  await app.register(
    async (api) => {
      api.addHook('onRequest', tellApart)
      answerUnknownCalls(api, paths)
      await api.register(accountsApi(parts))
      await api.register(addressesApi(parts))
      await api.register(backofficeApi(parts))
      await api.register(cartApi(parts))
      await api.register(checkoutApi(parts))
      await api.register(ordersApi(parts))
      await api.register(catalogueApi({ ...parts, encoder }))
      await api.register(picturesApi({ ...parts, encoder }))
    },
    { prefix: apiPrefix },
  )
  await app.register(seo, { publicUrl: settings.publicUrl, listPublicPages: () => listPublicPages(db) })
  if (parts.emulator) await app.register(parts.emulator.plugin, { prefix: '/razorpay-emulator' })
  if (parts.renderer)
    await app.register(pages, {
      renderer: parts.renderer,
      facts: { publicUrl: settings.publicUrl, pretendMoney: settings.razorpay.pretend },
      version: () => parts.catalogueVersion.current(),
      sharesItsPath: (url) => sharesItsPath(paths, url),
    })
  app.addHook('onClose', encoder.close)
  return app
}

/** Posted from the payment provider's site; what they say is believed for their signature alone. */
const fromTheProvider = [`${apiPrefix}/payment/webhook`, `${apiPrefix}/payment/return`]
