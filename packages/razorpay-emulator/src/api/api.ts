import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createOrder } from '../rules/orders.ts'
import { parseInput } from '../rules/parse-input.ts'
import { captureOnRequest } from '../rules/payments.ts'
import { refundOnRequest } from '../rules/refunds.ts'
import { badRequest, unauthorised } from '../rules/refusal.ts'
import { requireOrder, requirePayment, requireRefund, type World } from '../rules/world.ts'
import { applyCallFaults } from './call-faults.ts'

export type Keys = { keyId: string; keySecret: string }
type WithId = { Params: { id: string } }

const page = z.object({
  from: z.coerce.number().int().optional(),
  to: z.coerce.number().int().optional(),
  count: z.coerce.number().int().min(1).max(100, 'The count may not be greater than 100.').default(10),
  skip: z.coerce.number().int().min(0).default(0),
  receipt: z.string().optional(),
})
const captureInput = z.object({
  amount: z.int('The amount must be an integer.'),
  currency: z.string('currency: is required.'),
})

/**
 * Registers the provider's server API, with basic authentication and simulated faults.
 * @param closing resolves at shutdown
 */
export function registerApi(app: FastifyInstance, world: World, keys: Keys, closing: Promise<void>) {
  const { orders, payments, refunds } = world.store
  app.addHook('onRequest', async (request) => requireKeys(request, keys))
  applyCallFaults(app, world.faults, closing)

  app.post('/v1/orders', async ({ body }) => createOrder(world, body))
  app.get('/v1/orders', async ({ query }) => listPage(orders.values(), query))
  app.get<WithId>('/v1/orders/:id', async ({ params }) => requireOrder(world, params.id).entity)
  app.get<WithId>('/v1/orders/:id/payments', async ({ params }) =>
    collection(
      requireOrder(world, params.id)
        .paymentIds.map((id) => requirePayment(world, id).entity)
        .reverse(),
    ),
  )

  app.get('/v1/payments', async ({ query }) => listPage(payments.values(), query))
  app.get<WithId>('/v1/payments/:id', async ({ params }) => requirePayment(world, params.id).entity)
  app.post<WithId>('/v1/payments/:id/capture', async ({ params, body }) =>
    captureOnRequest(world, params.id, parseInput(captureInput, body)),
  )
  app.post<WithId>('/v1/payments/:id/refund', async ({ params, body, headers }) =>
    refundOnRequest(world, params.id, body, headers['x-refund-idempotency']?.toString()),
  )
  app.get<WithId>('/v1/payments/:id/refunds', async ({ params, query }) =>
    listPage(
      requirePayment(world, params.id).refundIds.map((id) => requireRefund(world, id)),
      query,
    ),
  )
  app.get<{ Params: { id: string; refund: string } }>(
    '/v1/payments/:id/refunds/:refund',
    async ({ params }) => {
      const { entity } = requireRefund(world, params.refund)
      if (entity.payment_id !== params.id) throw badRequest('The id provided does not exist')
      return entity
    },
  )
  app.get('/v1/refunds', async ({ query }) => listPage(refunds.values(), query))
  app.get<WithId>('/v1/refunds/:id', async ({ params }) => requireRefund(world, params.id).entity)
}

/** @throws Refusal (401) without the right keys */
function requireKeys({ headers }: FastifyRequest, { keyId, keySecret }: Keys) {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  if (headers.authorization !== expected) throw unauthorised()
}

/** A list in the provider's form. */
const collection = <T>(items: T[]) => ({ entity: 'collection', count: items.length, items })

type Listable = { entity: { created_at: number; receipt?: string | null } }
/**
 * A page of records, newest first, in the provider's form. The receipt filter also matches parts, as the provider's may
 * do.
 */
function listPage<R extends Listable>(records: Iterable<R>, query: unknown) {
  const { from = 0, to = Number.POSITIVE_INFINITY, count, skip, receipt } = parseInput(page, query)
  const matching = [...records]
    .map(({ entity }): R['entity'] => entity)
    .filter(({ created_at }) => created_at >= from && created_at <= to)
    .filter((entity) => receipt === undefined || entity.receipt?.includes(receipt))
  return collection(matching.reverse().slice(skip, skip + count))
}
