import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'

/** How much of the body is discarded after the answer, and for how long. */
const maxBytes = 32 * 1024 * 1024
const maxMs = 5_000
const pollMs = 50

/**
 * An answer sent before the whole request body has arrived, such as a 413, is lost if the connection is closed at
 * once: the client is still sending and sees a reset. So the rest of the body is read and discarded, up to a limit.
 */
export const drainUnreadBodies = plugin(async (app: FastifyInstance) => {
  app.addHook('onResponse', (request, _reply, done) => {
    // An injected request has no connection and never ends.
    if (request.raw.complete === false) closeUnlessDone(request.raw.socket, () => request.raw.complete)
    done()
  })
})

/** Closes the connection if it sends too much, or for too long, before `isDone`. */
function closeUnlessDone(socket: Socket, isDone: () => boolean) {
  const startedAt = Date.now()
  const before = socket.bytesRead
  const timer = setInterval(() => {
    const isTooMuch = socket.bytesRead - before > maxBytes || Date.now() - startedAt > maxMs
    if (isTooMuch) socket.destroy()
    if (isTooMuch || isDone() || socket.destroyed) clearInterval(timer)
  }, pollMs)
  timer.unref()
}
