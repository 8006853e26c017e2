import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, onSendHookHandler } from 'fastify'
import plugin from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { apiPrefix } from './api-paths.ts'

/**
 * The OpenAPI document and its Swagger UI, generated from the schemas that validate the calls. Must be registered
 * before the routes that it describes.
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
    docs.addHook('onSend', noStoreByDefault)
    await docs.register(swaggerUi, {
      routePrefix: `${apiPrefix}/docs`,
      theme: { title: `${storeName} API` },
      staticCSP: true,
      transformStaticCSP: () => "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'",
    })
    docs.get(`${apiPrefix}/openapi.json`, { schema: { hide: true } }, () => app.swagger())
  })
})

/**
 * Forbids caching unless a header is set already: another release may have other endpoints at the same URLs. The
 * library sets caching headers for its own files.
 */
const noStoreByDefault: onSendHookHandler<unknown> = (_request, reply, payload, done) => {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  done(null, payload)
}
