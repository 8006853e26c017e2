import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'

/** Longer than any step may take: the provider's answer, a statement, a picture made smaller. */
const longestMs = 20_000

/**
 * What was asked for is done to its end, also where who asked has hung up: closing waits for it, as for every answer that
 * is still awaited. Otherwise its next step would find the database gone. Each step has a limit of its own,
 * and what has no end is left after 20 seconds.
 */
export const finishWork = plugin(async (app: FastifyInstance) => {
  const underWay = new Set<FastifyRequest>()
  let allDone = () => {}
  const isOver = (request: FastifyRequest) => {
    underWay.delete(request)
    if (underWay.size === 0) allDone()
  }
  app.addHook('onRequest', (request, _reply, next) => {
    underWay.add(request)
    next()
  })
  // Fastify listens for the rest of a body only from here on: of one that was cut off before, it would hear nothing.
  app.addHook('preParsing', (request, _reply, _body, next) => {
    next(
      request.raw.destroyed && !request.raw.complete
        ? new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH()
        : null,
    )
  })
  // Fastify sends nothing where a call has no words to answer with and nobody is left, so no hook hears of its end.
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply)
      const end = () => isOver(request)
      if (answer instanceof Promise) answer.then(end, end)
      return answer
    }
  })
  // The last that is heard of any other request, whether anybody is left to take the answer or not.
  app.addHook('onSend', (request, _reply, _payload, next) => {
    isOver(request)
    next()
  })
  // An answer that was written past Fastify comes by here alone. One that nobody is left for is not sent yet.
  app.addHook('onResponse', (request, reply, next) => {
    if (reply.sent) isOver(request)
    next()
  })
  app.addHook('onClose', async () => {
    if (underWay.size === 0) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, longestMs)
      allDone = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  })
})
