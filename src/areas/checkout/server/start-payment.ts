import { setTimeout as pause } from 'node:timers/promises'
import { RazorpayError } from '../../../integrations/razorpay/razorpay-error.ts'
import type { Parts } from '../../../parts.ts'
import { store } from '../../../store.ts'
import type { PaymentOrder } from '../contract.ts'
import {
  claimOrderToPay,
  dropClaim,
  findOrderToPay,
  type OrderToPay,
  recordProviderOrder,
} from './start-payment.queries.ts'

export type StartPayment =
  | { ok: true; paymentOrder: PaymentOrder }
  | {
      ok: false
      reason: 'NO_SUCH_ORDER' | 'ALREADY_PAID' | 'CANCELLED' | 'PROVIDER_SILENT' | 'STILL_STARTING'
    }

/** Longer than the provider's client takes in the usual case; a creator that is slower looks before it creates. */
const claimSeconds = 30
const waits = { times: 60, ms: 150 }
const firstAskSeconds = 60
const leastWindowSeconds = 60

/**
 * Gives what the payment window is opened with. There is one provider order for a shop order, for only within one
 * does the provider protect a shopper from paying twice: one caller makes it, others wait for it.
 */
export async function startPayment(
  parts: Parts,
  { userId, orderId }: { userId: number; orderId: number },
): Promise<StartPayment> {
  for (let waited = 0; waited <= waits.times; waited++) {
    const now = parts.clock.now()
    const mine = await claimOrderToPay(parts.db, userId, orderId, now, after(now, claimSeconds))
    if (mine) {
      const made = await makeProviderOrder(parts, mine)
      if (made === 'refused') return { ok: false, reason: 'PROVIDER_SILENT' }
      if (made) return { ok: true, paymentOrder: windowFor(parts, mine, made) }
    }
    const order = await findOrderToPay(parts.db, userId, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (order.status === 'cancelled') return { ok: false, reason: 'CANCELLED' }
    if (order.status !== 'pending') return { ok: false, reason: 'ALREADY_PAID' }
    if (order.provider_order_id)
      return { ok: true, paymentOrder: windowFor(parts, order, order.provider_order_id) }
    await pause(waits.ms)
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
    return kept?.status === 'pending' ? made.id : undefined
  } catch (error) {
    await dropClaim(db, order.id, order.claim)
    if (!(error instanceof RazorpayError)) throw error
    log.error({ err: error, order: order.id }, 'the provider made no order')
    return 'refused'
  }
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

function windowFor({ settings, clock }: Parts, order: OrderToPay, providerOrderId: string): PaymentOrder {
  const { keyId, checkoutUrl } = settings.razorpay
  const left = Math.floor((order.hold_expires_at.getTime() - clock.now().getTime()) / 1000)
  return {
    id: providerOrderId,
    amount: order.total_paise,
    currency: store.currency,
    key: keyId,
    order_id: order.id,
    checkout_url: checkoutUrl,
    callback_url: `${settings.publicUrl}/api/payment/return?order_id=${order.id}`,
    name: store.name,
    description: `Order ${order.id}`,
    prefill: { name: order.name, email: order.email, contact: `+91${order.phone}` },
    timeout: Math.max(left, leastWindowSeconds),
  }
}
