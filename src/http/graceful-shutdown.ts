import { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Time for a connection that was just accepted to send its request. */
const acceptGraceMs = 250
/** After this time the remaining connections are closed. */
const shutdownTimeoutMs = 20_000

/**
 * Graceful shutdown: stops accepting connections, waits for pending answers, then closes idle connections. Node alone
 * would close idle ones first, and reset those on which a request is just arriving.
 */
export async function shutDownGracefully(shop: FastifyInstance) {
  Server.prototype.close.call(shop.server)
  await pause(acceptGraceMs)
  const forceClose = setTimeout(() => shop.server.closeAllConnections(), shutdownTimeoutMs)
  await shop.close()
  clearTimeout(forceClose)
}
