import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'

/**
 * Makes `socket.remoteAddress` readable for the whole request. Node knows the remote address only while the socket is
 * open, but rate limits may ask for it later and would then fail or count nobody. Reading it once makes Node keep it.
 */
export const readRemoteAddresses = plugin(async (app: FastifyInstance) => {
  app.server.on('connection', (socket) => void socket.remoteAddress)
})
