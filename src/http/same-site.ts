import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { send } from './doors.ts'
import { refuse } from './refusal.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a write that a page of another site makes with a shopper's cookie. `SameSite=Lax` already keeps the cookie
 * back; this also covers browsers that do not. Programs send no `Origin` and pass.
 * @param except the paths that outsiders write to on purpose, such as the provider's return form
 */
export const sameSite = plugin(
  async (app: FastifyInstance, { publicUrl, except }: { publicUrl: string; except: string[] }) => {
    const ours = new URL(publicUrl).host
    app.addHook('onRequest', (request, reply, done) => {
      const { origin, host } = request.headers
      const foreign = origin !== undefined && ![ours, host].includes(hostOf(origin))
      if (!foreign || safe.has(request.method) || except.includes(request.url.split('?')[0] ?? '')) done()
      else void send(reply, refuse(403, 'FOREIGN_ORIGIN', 'This page may not do that here.'))
    })
  },
)

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : 'null')
