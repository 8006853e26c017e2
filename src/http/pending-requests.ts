import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'

/** Longer than any single step may take: a call of the provider, a statement, an image conversion. */
const defaultTimeoutMs = 20_000

type Options = { timeoutMs?: number }

/**
 * Shutdown waits for pending requests, also those whose client has disconnected; otherwise their next step would find
 * the database closed. Each step has its own timeout, and after `timeoutMs` (20 seconds) the rest is abandoned.
 */
export const waitForPendingRequests = plugin(async (app: FastifyInstance, options: Options) => {
  const pending = new Set<FastifyRequest>()
  let allDone = () => {}
  const markDone = (request: FastifyRequest) => {
    pending.delete(request)
    if (pending.size === 0) allDone()
  }
  app.addHook('onRequest', (request, _reply, next) => {
    pending.add(request)
    next()
  })
  // Fastify starts listening for an aborted body only here: it would miss one that was aborted earlier.
  app.addHook('preParsing', (request, _reply, _body, next) => {
    next(
      request.raw.destroyed && !request.raw.complete
        ? new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH()
        : null,
    )
  })
  // Fastify calls no hook when a handler returns nothing and the client has disconnected, so the handler's promise is
  // watched.
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply)
      const end = () => markDone(request)
      if (answer instanceof Promise) answer.then(end, end)
      return answer
    }
  })
  // The last hook of any other request, whether or not the client is still connected.
  app.addHook('onSend', (request, _reply, _payload, next) => {
    markDone(request)
    next()
  })
  // An answer written directly to the response reaches only this hook. One whose client has disconnected is not
  // `sent` yet.
  app.addHook('onResponse', (request, reply, next) => {
    if (reply.sent) markDone(request)
    next()
  })
  app.addHook('onClose', async () => {
    if (pending.size === 0) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, options.timeoutMs ?? defaultTimeoutMs)
      allDone = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  })
})
