import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { send } from './calls/doors.ts'
import { refuse } from './calls/refusal.ts'
import { said } from './words/index.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a write that a page of another site makes with a shopper's cookie. `SameSite=Lax` already keeps the cookie
 * back; this also covers browsers that do not. Programs send no `Origin` and pass.
 * @param except the paths that outsiders write to on purpose, such as the provider's return form
 */
export const sameSite = plugin(
  async (app: FastifyInstance, { publicUrl, except }: { publicUrl: string; except: string[] }) => {
    const ours = new URL(publicUrl)
    app.addHook('onRequest', (request, reply, done) => {
      const { origin } = request.headers
      const foreign = origin !== undefined && origin !== ours.origin && origin !== askedAt(request, ours)
      if (!foreign || safe.has(request.method) || except.includes(request.url.split('?')[0] ?? '')) done()
      else void send(reply, refuse(403, 'FOREIGN_ORIGIN', said.foreignOrigin))
    })
  },
)

/**
 * The origin that a request was sent to, for a shop that is opened by another name than its own. At its own name only its
 * own scheme counts: a page by http may be anybody's on the way.
 */
function askedAt({ headers, protocol }: FastifyRequest, ours: URL) {
  return headers.host === ours.host ? ours.origin : `${protocol}://${headers.host}`
}
