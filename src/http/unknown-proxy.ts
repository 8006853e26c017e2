import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'

/**
 * Says once that somebody who is not in `TRUST_PROXY` tells shoppers' addresses. Where it is the shop's own proxy, its
 * address stands for every shopper's, and what is counted for each network is counted for all of them together.
 */
export const warnOfUnknownProxy = plugin(async (app: FastifyInstance) => {
  let warned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && isToldByUnknown(request)) {
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

/** Fastify lists the addresses from the peer's on, as far as each is trusted to tell the next; with `off` it has no list. */
const isToldByUnknown = ({ headers, ips = [] }: FastifyRequest) =>
  headers['x-forwarded-for'] !== undefined && ips.length < 2
