import { setTimeout as pause } from 'node:timers/promises'
import { proofOf } from '../shop/payment.ts'
import type { OutageWorld } from './outage-world.ts'

type Where = Pick<OutageWorld, 'productId' | 'tokens' | 'bank'> & { shops: { url: string }[] }

type Body = { id?: number | string; state?: string; code?: string; left?: number; refund?: number }
type Answered = { status: number; code: string | undefined; ms: number; call: string }

/** What shoppers were told during the trouble. */
export type Told = Heard & {
  /** Whose order each is. */
  placed: Map<number, string>
  paid: Set<number>
  /** Orders of one shopper that another one got as well: the first was lost, and its number given again. */
  givenAgain: number[]
}
type Heard = { answers: Answered[]; unanswered: string[] }

/**
 * Shoppers who fill carts, order and pay, one after the other each, as fast as the shops answer.
 * @param restMs what each rests after a purchase, where a long test would come to the shop's limit of orders a minute; whoever is
 * turned away at once comes back ten times as soon
 * @returns a way to stop them, which gives what they were told
 */
export function sendShoppers(world: Where, restMs = 0) {
  const told: Told = { placed: new Map(), paid: new Set(), givenAgain: [], answers: [], unanswered: [] }
  const over = new AbortController()
  const rest = (ms: number) => pause(ms, undefined, { signal: over.signal }).catch(() => {})
  const loops = world.tokens.map(async (token, at) => {
    const ask = askerAt(world.shops[at % world.shops.length]?.url ?? '', token, at, told)
    while (!over.signal.aborted) {
      const isServed = await buyOnce({ ...world, token }, ask, told)
      await rest(isServed ? restMs : restMs / 10)
    }
  })
  return {
    told,
    stop: async () => {
      over.abort()
      await Promise.all(loops)
      return told
    },
  }
}

type Ask = ReturnType<typeof askerAt>

/** @returns whether the shop took anything into the cart */
async function buyOnce({ productId, bank, token }: Where & { token: string }, ask: Ask, told: Told) {
  if (!(await ask('/api/cart/add', { product_id: productId, quantity: 1 }))) return false
  const order = Number((await ask('/api/orders/add', {}))?.id)
  if (!order) return true
  if ((told.placed.get(order) ?? token) !== token) told.givenAgain.push(order)
  told.placed.set(order, token)
  await payFor(order, bank, ask, told)
  return true
}

async function payFor(order: number, bank: Where['bank'], ask: Ask, told: Told) {
  const window = String((await ask('/api/payment/initiate', { order_id: order }))?.id ?? '')
  if (!window) return
  const payment = bank.store.orders.get(window)?.paymentIds[0] ?? bank.pay(window).id
  const verified = await ask('/api/payment/verify', proofOf(order, window, payment))
  if (verified?.state === 'received') told.paid.add(order)
}

/** Asks from an address of the shopper's own, with POST where there is a body. @returns the body of a success */
export const askerAt =
  (url: string, token: string, at: number, told: Heard) => async (path: string, body?: object) => {
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
      told.answers.push({ status, code: answer.code, ms: performance.now() - began, call: path })
      return response.ok ? answer : undefined
    } catch (error) {
      told.unanswered.push(`${path}: ${error}`)
      return undefined
    }
  }
