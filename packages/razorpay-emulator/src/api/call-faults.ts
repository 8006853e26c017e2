import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Fault, type Faults, matchesPattern } from '../rules/faults.ts'
import { gatewayDown, Refusal, tooManyRequests } from '../rules/refusal.ts'

type CallFault = Extract<Fault, { on: 'call' }>

/**
 * Makes calls fail as the queue of faults says: before they take effect, or afterwards, when only the answer is lost.
 * @param closing resolves at shutdown
 */
export function applyCallFaults(app: FastifyInstance, faults: Faults, closing: Promise<void>) {
  const pending = new WeakMap<FastifyRequest, CallFault>()

  app.addHook('preHandler', async (request, reply) => {
    const path = request.url.slice(app.prefix.length).split('?')[0]
    const fault = faults.take('call', ({ call }) => matchesPattern(call, `${request.method} ${path}`))
    if (fault?.when === 'after') pending.set(request, fault)
    else if (fault) await fail(reply, fault, closing)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = pending.get(request)
    if (!fault) return payload
    pending.delete(request)
    try {
      await fail(reply, fault, closing)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      reply.code(error.status).removeHeader('content-length')
      return JSON.stringify(error.body)
    }
    // The connection is closed, so nothing more may be sent.
    return new Promise(() => {})
  })
}

/** Applies a fault: throws a refusal, or closes the connection without an answer. */
async function fail(reply: FastifyReply, fault: CallFault, closing: Promise<void>) {
  if (fault.effect === 'fail') throw gatewayDown(fault.status)
  if (fault.effect === 'rate-limit') {
    reply.header('retry-after', '1')
    throw tooManyRequests()
  }
  // No answer: either the connection is closed at once, or the call hangs until the caller or the emulator disconnects.
  if (fault.effect === 'time-out')
    await Promise.race([closing, new Promise<void>((resolve) => reply.raw.once('close', resolve))])
  reply.hijack()
  reply.raw.destroy()
}
