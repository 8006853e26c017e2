import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { CacheStatistics } from '#http/cache-statistics.ts'
import type { Parts } from '#parts.ts'

type Options = Parts & { token: string; cacheStatistics: CacheStatistics }

/** The Prometheus endpoint, for requests with the token. Its modules are loaded on the first request. */
export const metrics = plugin(async (app: FastifyInstance, { token, ...parts }: Options) => {
  const { createMeter } = await import('./meter.ts')
  const meter = createMeter(parts)
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    meter.observeRequest(method, routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!hasToken(request, token))
      return reply
        .status(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain')
        .send('A token is needed.\n')
    return reply.type(meter.contentType).send(await meter.read())
  })
})

/** Compares digests, which have equal lengths, in constant time. */
const hasToken = ({ headers }: FastifyRequest, token: string) =>
  timingSafeEqual(sha256Of(headers.authorization ?? ''), sha256Of(`Bearer ${token}`))

const sha256Of = (text: string) => createHash('sha256').update(text).digest()
