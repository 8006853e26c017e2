import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { refuse } from './calls/refusal.ts'
import { sendRefusal } from './calls/routes.ts'
import { sentences } from './words/index.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * CSRF protection: answers 403 to writes whose `Origin` is another site. `SameSite=Lax` already withholds the cookie;
 * this also covers browsers that ignore it. Programs send no `Origin` and pass.
 * @param except paths that other sites post to on purpose, such as the provider's return form
 */
export const checkOrigin = plugin(
  async (app: FastifyInstance, { publicUrl, except }: { publicUrl: string; except: string[] }) => {
    const ours = new URL(publicUrl)
    app.addHook('onRequest', (request, reply, done) => {
      const { origin } = request.headers
      const isForeign =
        origin !== undefined && origin !== ours.origin && origin !== requestedOrigin(request, ours)
      if (!isForeign || safe.has(request.method) || except.includes(request.url.split('?')[0] ?? '')) done()
      else void sendRefusal(reply, refuse(403, 'FOREIGN_ORIGIN', sentences.foreignOrigin))
    })
  },
)

/**
 * The origin of a request that uses another host name than the shop's own. At its own name only its own scheme counts,
 * because an HTTP page may have been changed on the way.
 */
function requestedOrigin({ headers, protocol }: FastifyRequest, ours: URL) {
  return headers.host === ours.host ? ours.origin : `${protocol}://${headers.host}`
}
