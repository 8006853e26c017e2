import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Keys } from '../api/api.ts'
import type { Payment } from '../rules/entities.ts'
import { parseInput } from '../rules/parse-input.ts'
import { failOrder, payOrder } from '../rules/pay-order.ts'
import { badRequest } from '../rules/refusal.ts'
import { requireOrder, type World } from '../rules/world.ts'
import { signCheckout } from '../signatures.ts'

type WithId = { Params: { id: string } }

const publicKey = z.object({ key_id: z.string() })
const shopper = z.object({
  method: z.enum(['upi', 'card']).default('upi'),
  email: z.string().max(200).optional(),
  contact: z.string().max(20).optional(),
  description: z.string().max(255).optional(),
})

/**
 * Registers the window's script and the endpoints it calls. They are public like the provider's: the key id and the
 * order's id authorise them. Bodies are forms, so that a shop on another origin needs no preflight.
 */
export function registerCheckout(app: FastifyInstance, world: World, keys: Keys) {
  const script = checkoutScript()
  app.addHook('onRequest', async (_, reply) => {
    reply.header('access-control-allow-origin', '*')
  })

  app.get('/v1/checkout.js', async (_, reply) =>
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
  app.get<WithId>('/v1/checkout/orders/:id', async ({ params, query }) => {
    requirePublicKey(query, keys)
    const { id, amount, currency, status } = requireOrder(world, params.id).entity
    return { id, amount, currency, status }
  })
  app.post<WithId>('/v1/checkout/orders/:id/pay', async ({ params, body }) => {
    requirePublicKey(body, keys)
    const { entity } = payOrder(world, params.id, parseInput(shopper, body))
    if (entity.status === 'failed') return paymentFailed(entity)
    const pair = { orderId: params.id, paymentId: entity.id }
    return {
      razorpay_payment_id: entity.id,
      razorpay_order_id: params.id,
      razorpay_signature: signCheckout(pair, keys.keySecret),
    }
  })
  app.post<WithId>('/v1/checkout/orders/:id/fail', async ({ params, body }) => {
    requirePublicKey(body, keys)
    return paymentFailed(failOrder(world, params.id, parseInput(shopper, body)).entity)
  })
}

/** @throws Refusal when the request does not contain the key id */
function requirePublicKey(given: unknown, { keyId }: Keys) {
  if (parseInput(publicKey, given).key_id !== keyId) throw badRequest('The api key provided is invalid')
}

/** The error of `payment.failed`. A decline by the bank is an ordinary answer with status 200. */
const paymentFailed = (payment: Payment) => ({
  error: {
    code: payment.error_code,
    description: payment.error_description,
    source: payment.error_source,
    step: payment.error_step,
    reason: payment.error_reason,
    metadata: { payment_id: payment.id, order_id: payment.order_id },
  },
})

/** Joins the window's modules into one classic script, which the provider's protocol requires. */
function checkoutScript() {
  const modules = ['window-style.js', 'page-element.js', 'payment-window.js', 'razorpay.js'].map((name) =>
    readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')
      .replace(/^import .*\n/gm, '')
      .replace(/^export /gm, ''),
  )
  return `(() => {\n'use strict'\n${modules.join('\n')}})()\n`
}
