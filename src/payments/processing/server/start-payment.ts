import { setTimeout as pause } from 'node:timers/promises'
import { leaseEnd } from '#database/lease.ts'
import { RazorpayError } from '#integrations/razorpay/razorpay-error.ts'
import { swapForOrder } from '#inventory/batches/server/recalled/swap-for-order.ts'
import type { PaymentOrder } from '#ordering/checkout/contract.ts'
import type { Parts } from '#parts.ts'
import { isAwaitingPayment, isCancelled } from '#values/order-state.ts'
import { region } from '#values/region.ts'
import { shopperWaitsSeconds } from './in-a-hurry.ts'
import {
  claimOrderToPay,
  dropClaim,
  findOrderToPay,
  type OrderToPay,
  recordProviderOrder,
} from './start-payment.queries.ts'
import { type AddressNotTaken, takeAddress } from './take-address.ts'

/** What the door adds is in the language of who pays: its description, and where the provider leads back to. */
type Window = Omit<PaymentOrder, 'description' | 'callback_url'>

export type StartPayment =
  | { ok: true; paymentOrder: Window }
  | AddressNotTaken
  /** There are no other goods for it than those of a recalled batch. `names` are what it calls them. */
  | { ok: false; reason: 'RECALLED'; names: string[] }
  | {
      ok: false
      reason:
        | 'NO_SUCH_ORDER'
        | 'ALREADY_PAID'
        | 'HANDED_OVER'
        | 'CANCELLED'
        | 'PROVIDER_SILENT'
        | 'STILL_STARTING'
    }

const waitMs = 150
const firstAskSeconds = 60
const leastWindowSeconds = 60

/**
 * Gives what the payment window is opened with. There is one provider order for a shop order, for only within one
 * does the provider protect a shopper from paying twice: one caller makes it, others wait for it.
 * @param parts with a provider's client that is in a hurry
 */
export async function startPayment(
  parts: Parts,
  { userId, orderId, addressId }: { userId: number; orderId: number; addressId?: number | undefined },
): Promise<StartPayment> {
  const started = performance.now()
  const unpaid = await findOrderToPay(parts.db, userId, orderId)
  const addressed =
    unpaid && isAwaitingPayment(unpaid) ? await takeAddress(parts, { userId, orderId, addressId }) : undefined
  if (addressed && !addressed.ok) return addressed
  while (performance.now() - started < shopperWaitsSeconds * 1000) {
    const now = parts.clock.now()
    // The lease outlasts what its taker may do under it: the provider's client gives up before.
    const mine = await claimOrderToPay(parts.db, userId, orderId, now, leaseEnd(now))
    if (mine) {
      const made = await makeProviderOrder(parts, mine)
      if (made === 'refused') return { ok: false, reason: 'PROVIDER_SILENT' }
      if (made) return { ok: true, paymentOrder: windowFor(parts, mine, made) }
    }
    const order = await findOrderToPay(parts.db, userId, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (isCancelled(order)) return { ok: false, reason: 'CANCELLED' }
    if (!isAwaitingPayment(order))
      return { ok: false, reason: order.paid_at ? 'ALREADY_PAID' : 'HANDED_OVER' }
    const names = order.is_held ? await swapForOrder(parts, orderId) : []
    if (names.length > 0) return { ok: false, reason: 'RECALLED', names }
    if (order.provider_order_id && !order.is_held)
      return { ok: true, paymentOrder: windowFor(parts, order, order.provider_order_id) }
    await pause(waitMs)
  }
  return { ok: false, reason: 'STILL_STARTING' }
}

/**
 * Nothing waits for the provider in a transaction: a claim was written, the provider is asked, the answer written.
 * @returns the provider order's id, or nothing when the order has changed meanwhile
 */
async function makeProviderOrder(
  { db, razorpay, clock, hooks, log }: Parts,
  order: OrderToPay & { claim: number },
) {
  try {
    await hooks?.at?.('start-payment:claimed')
    const made = await razorpay.ensureOrder({
      receipt: order.receipt,
      amount_paise: order.total_paise,
      notes: { order_id: String(order.id) },
      lookFirst: order.claim > 1,
    })
    await hooks?.at?.('start-payment:made')
    const kept = await recordProviderOrder(db, order.id, made.id, after(clock.now(), firstAskSeconds))
    await hooks?.at?.('start-payment:recorded')
    return kept && isAwaitingPayment(kept) && !kept.is_held ? made.id : undefined
  } catch (error) {
    await dropClaim(db, order.id, order.claim)
    if (!(error instanceof RazorpayError)) throw error
    log.error({ err: error, order: order.id }, 'Razorpay did not create an order')
    return 'refused'
  }
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

function windowFor({ settings, clock, store }: Parts, order: OrderToPay, providerOrderId: string): Window {
  const { keyId, checkoutUrl } = settings.razorpay
  const left = Math.floor((order.hold_expires_at.getTime() - clock.now().getTime()) / 1000)
  return {
    id: providerOrderId,
    amount: order.total_paise,
    currency: region.currency,
    key: keyId,
    order_id: order.id,
    checkout_url: checkoutUrl,
    name: store().name,
    prefill: { name: order.name, email: order.email, contact: `+91${order.phone}` },
    timeout: Math.max(left, leastWindowSeconds),
  }
}
