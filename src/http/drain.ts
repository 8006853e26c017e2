import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'

/** What a client may go on sending after its answer, and for how long. */
const mostBytes = 32 * 1024 * 1024
const longestMs = 5_000
const looksEveryMs = 50

/**
 * An answer that is ready before its request has come in whole, such as a 413, is lost to a client that still sends: to
 * close at once resets the connection under what it has not read. So the rest is taken in and thrown away, as Node does
 * while the connection stays open, but only a bounded amount of it.
 */
export const drainUnread = plugin(async (app: FastifyInstance) => {
  app.addHook('onResponse', (request, _reply, done) => {
    // A request that came over no line, as a page's own calls of the API, does not know of an end.
    if (request.raw.complete === false) closeUnlessDone(request.raw.socket, () => request.raw.complete)
    done()
  })
})

function closeUnlessDone(socket: Socket, isDone: () => boolean) {
  const startedAt = Date.now()
  const before = socket.bytesRead
  const timer = setInterval(() => {
    const isTooMuch = socket.bytesRead - before > mostBytes || Date.now() - startedAt > longestMs
    if (isTooMuch) socket.destroy()
    if (isTooMuch || isDone() || socket.destroyed) clearInterval(timer)
  }, looksEveryMs)
  timer.unref()
}
