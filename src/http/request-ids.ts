import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'

const requestIdStorage = new AsyncLocalStorage<string>()

/** The id of the current request, undefined in a job. Every log line contains it. */
export const currentRequestId = () => requestIdStorage.getStore()

/**
 * Ids that no other process has, nor this one after a restart: `3f9c12ab-1`, `3f9c12ab-2` … What a page asks of the shop
 * itself is part of the request for that page.
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

/** What a failed answer says, so that whoever is asked about it finds its lines in the log. */
export const requestIdHeader = 'x-request-id'

export const requestIds = plugin(async (app: FastifyInstance) => {
  const remember = (request: FastifyRequest, _reply: unknown, done: () => void) =>
    requestIdStorage.run(request.id, done)
  app.addHook('onRequest', remember)
  // Reading a body goes on from the connection, which knows of no request.
  app.addHook('preValidation', remember)
})
