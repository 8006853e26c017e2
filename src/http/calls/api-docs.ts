import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, onSendHookHandler } from 'fastify'
import plugin from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { apiPrefix } from './api-paths.ts'

/**
 * The OpenAPI document and a page to read it, both made from the schemas that check the calls. Registered before the
 * calls it describes.
 */
export const apiDocs = plugin(async (app: FastifyInstance, { storeName }: { storeName: string }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${storeName} API`,
        version: '1',
        description:
          'Prices are in rupees, with at most two decimals. Every error is `{ error, message, code, fields? }`, where `error` and ' +
          '`message` are the same sentence for people. Lists accept `limit` and `cursor`, and return the next page in `Link` ' +
          'and the total count in `X-Total-Count`.',
      },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'cookie', name: 'token' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(async (docs) => {
    docs.addHook('onSend', keptByNobody)
    await docs.register(swaggerUi, {
      routePrefix: `${apiPrefix}/docs`,
      theme: { title: `${storeName} API` },
      staticCSP: true,
      transformStaticCSP: () => "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'",
    })
    docs.get(`${apiPrefix}/openapi.json`, { schema: { hide: true } }, () => app.swagger())
  })
})

/** A new release has other calls under the same addresses. Files of the library say themselves how long they may be kept. */
const keptByNobody: onSendHookHandler<unknown> = (_request, reply, payload, done) => {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  done(null, payload)
}
