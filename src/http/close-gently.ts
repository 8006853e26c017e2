import { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Who was let in a moment ago has not said yet what they want. */
const justLetInMs = 250
/** Whoever has not taken their answer by then is left, as is work without an end. */
const longestAnswerMs = 20_000

/**
 * Closes a shop and resets nobody's connection that can be helped. Nobody new is let in; then come the answers of those who
 * are; then the connections that nobody uses are closed, which Node alone would do first, and with them those on which a
 * question is just arriving.
 */
export async function closeGently(shop: FastifyInstance) {
  Server.prototype.close.call(shop.server)
  await pause(justLetInMs)
  const impatience = setTimeout(() => shop.server.closeAllConnections(), longestAnswerMs)
  await shop.close()
  clearTimeout(impatience)
}
