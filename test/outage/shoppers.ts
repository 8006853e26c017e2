import { setTimeout as pause } from 'node:timers/promises'
import { signedProof } from '../shop/payment.ts'
import type { OutageWorld } from './outage-world.ts'

type Where = Pick<OutageWorld, 'productId' | 'tokens' | 'bank'> & { shops: { url: string }[] }

type Body = { id?: number | string; state?: string; code?: string; left?: number; refund?: number }
type LoggedAnswer = { status: number; code: string | undefined; ms: number; call: string }

/** The responses that shoppers got during the fault. */
export type ShopperLog = AnswerLog & {
  /** The shopper of each order. */
  placed: Map<number, string>
  paid: Set<number>
  /** Order ids that two shoppers got: the first order was lost, and its id given out again. */
  reusedNumbers: number[]
}
type AnswerLog = { answers: LoggedAnswer[]; unanswered: string[] }

/**
 * Shoppers who repeatedly fill carts, order and pay as fast as the shops answer.
 * @param restMs pause after a purchase, for long tests that would reach the rate limit of orders; after a refusal it is
 * a tenth of that
 * @returns a function that stops them and returns their log
 */
export function startShoppers(world: Where, restMs = 0) {
  const log: ShopperLog = {
    placed: new Map(),
    paid: new Set(),
    reusedNumbers: [],
    answers: [],
    unanswered: [],
  }
  const stopped = new AbortController()
  const rest = (ms: number) => pause(ms, undefined, { signal: stopped.signal }).catch(() => {})
  const loops = world.tokens.map(async (token, at) => {
    const ask = createClient(world.shops[at % world.shops.length]?.url ?? '', token, at, log)
    while (!stopped.signal.aborted) {
      const isServed = await buyOnce({ ...world, token }, ask, log)
      await rest(isServed ? restMs : restMs / 10)
    }
  })
  return {
    told: log,
    stop: async () => {
      stopped.abort()
      await Promise.all(loops)
      return log
    },
  }
}

type Ask = ReturnType<typeof createClient>

/** @returns whether the product was added to the cart */
async function buyOnce({ productId, bank, token }: Where & { token: string }, ask: Ask, log: ShopperLog) {
  if (!(await ask('/api/cart/add', { product_id: productId, quantity: 1 }))) return false
  const order = Number((await ask('/api/orders/add', {}))?.id)
  if (!order) return true
  if ((log.placed.get(order) ?? token) !== token) log.reusedNumbers.push(order)
  log.placed.set(order, token)
  await payFor(order, bank, ask, log)
  return true
}

async function payFor(order: number, bank: Where['bank'], ask: Ask, log: ShopperLog) {
  const window = String((await ask('/api/payment/initiate', { order_id: order }))?.id ?? '')
  if (!window) return
  const payment = bank.store.orders.get(window)?.paymentIds[0] ?? bank.pay(window).id
  const verified = await ask('/api/payment/verify', signedProof(order, window, payment))
  if (verified?.state === 'received') log.paid.add(order)
}

/**
 * Sends requests from the shopper's own address, with POST if there is a body.
 * @returns the body of a successful response
 */
export const createClient =
  (url: string, token: string, at: number, log: AnswerLog) => async (path: string, body?: object) => {
    const began = performance.now()
    try {
      const response = await fetch(url + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          cookie: `token=${token}`,
          'content-type': 'application/json',
          'x-forwarded-for': `10.0.0.${at + 1}`,
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      })
      const answer: Body = await response.json()
      const { status } = response
      log.answers.push({ status, code: answer.code, ms: performance.now() - began, call: path })
      return response.ok ? answer : undefined
    } catch (error) {
      log.unanswered.push(`${path}: ${error}`)
      return undefined
    }
  }
