import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'

const requestIdStorage = new AsyncLocalStorage<string>()

/** The id of the current request, undefined in a job. Every log line contains it. */
export const currentRequestId = () => requestIdStorage.getStore()

/**
 * Creates a generator of ids that are unique across processes and restarts: `3f9c12ab-1`, `3f9c12ab-2` … The calls made
 * during a render get the id of the page's request.
 */
export function createRequestIds(): () => string {
  const process = randomBytes(4).toString('hex')
  let count = 0
  return () => {
    const outerId = currentRequestId()
    if (outerId) return outerId
    count += 1
    return `${process}-${count.toString(36)}`
  }
}

/** Sent with a failed answer, so that its log lines can be found. */
export const requestIdHeader = 'x-request-id'

/** Makes each request's id available to everything it calls, by `currentRequestId`. */
export const requestIds = plugin(async (app: FastifyInstance) => {
  const remember = (request: FastifyRequest, _reply: unknown, done: () => void) =>
    requestIdStorage.run(request.id, done)
  app.addHook('onRequest', remember)
  // Body parsing continues in the connection's async context, which has no request id.
  app.addHook('preValidation', remember)
})
