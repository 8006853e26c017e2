import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'

/**
 * A connection tells whose it is only while it is open, but what a request sets going may ask later: a limit would then
 * fail, or count nobody, for whoever sends and hangs up. Node keeps an address that was read once.
 */
export const keepAddresses = plugin(async (app: FastifyInstance) => {
  app.server.on('connection', (socket) => void socket.remoteAddress)
})
