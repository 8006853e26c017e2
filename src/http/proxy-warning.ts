import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'

/**
 * Warns once when `X-Forwarded-For` comes from an address that is not in `TRUST_PROXY`. If it is the shop's own
 * proxy, all shoppers share its address in rate limits.
 */
export const warnAboutUntrustedProxy = plugin(async (app: FastifyInstance) => {
  let warned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && isForwardedByUntrusted(request)) {
      warned = true
      app.log.warn(
        { peer: request.socket.remoteAddress },
        'X-Forwarded-For was ignored, because it came from an address that is not in TRUST_PROXY. If this is your proxy, ' +
          'add it to TRUST_PROXY: until then all shoppers share one limit for unpaid orders, wrong pins and pages.',
      )
    }
    done()
  })
})

/** Fastify lists the addresses starting at the peer, as far as each is trusted; with `off` there is no list. */
const isForwardedByUntrusted = ({ headers, ips = [] }: FastifyRequest) =>
  headers['x-forwarded-for'] !== undefined && ips.length < 2
