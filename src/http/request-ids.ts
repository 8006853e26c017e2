import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'

const asked = new AsyncLocalStorage<string>()

/** The request that is being answered, by its id; nothing in a job. Every line of the log names it. */
export const requestBeingAnswered = () => asked.getStore()

/**
 * Ids that no other process has, nor this one after a restart: `3f9c12ab-1`, `3f9c12ab-2` … What a page asks of the shop
 * itself is part of the request for that page.
 */
export function newRequestIds(): () => string {
  const process = randomBytes(4).toString('hex')
  let count = 0
  return () => {
    const whole = requestBeingAnswered()
    if (whole) return whole
    count += 1
    return `${process}-${count.toString(36)}`
  }
}

/** What a failed answer says, so that whoever is asked about it finds its lines in the log. */
export const requestIdHeader = 'x-request-id'

export const requestIds = plugin(async (app: FastifyInstance) => {
  const remember = (request: FastifyRequest, _reply: unknown, done: () => void) => asked.run(request.id, done)
  app.addHook('onRequest', remember)
  // Reading a body goes on from the connection, which knows of no request.
  app.addHook('preValidation', remember)
})
