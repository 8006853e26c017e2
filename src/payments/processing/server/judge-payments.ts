import type { PaymentProblem, PaymentStatus } from '#database/tables/money.ts'
import type { RazorpayPayment } from '#integrations/razorpay/protocol.ts'
import type { Paise } from '#values/money/money.ts'

/** A payment as we know it: what was recorded of it, moved forward by what the provider says now. */
export type KnownPayment = {
  id: string
  status: PaymentStatus
  amount_paise: Paise
  currency: string
  refunded_paise: Paise
  /** Money really was taken; false on one that the provider let go back by itself. */
  captured: boolean
  pays_order: boolean
  problem: PaymentProblem | null
  method: string | null
  created_at: Date
  /** How far our own refund of it is, if there is one. */
  refund: 'open' | 'processed' | 'failed' | null
}

export type RefundReason = PaymentProblem | 'paid_twice'

/** What follows from an order's payments. */
export type Verdict = {
  /** The payment that pays the order from now on. */
  pays: KnownPayment | undefined
  giveBack: { payment: KnownPayment; reason: RefundReason }[]
  /** Authorised and fit to pay: to be captured. */
  capture: KnownPayment | undefined
}

type Order = { total_paise: Paise; provider_order_id: string | null }

/**
 * Judges all payments of an order, wherever the news came from and in whatever order it came. One captured payment of
 * the right order, amount and currency pays; every other captured one goes back; a failed one changes nothing.
 */
export function judgePayments(payments: KnownPayment[]): Verdict {
  const inOrder = [...payments].sort(
    (a, b) => a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1),
  )
  const isPaid = inOrder.some((payment) => payment.pays_order)
  const held = inOrder.filter(isHeld)
  const fit = held.filter((payment) => payment.problem === null)
  // Of several, one that is whole: of another, a part has been returned already.
  const pays = isPaid ? undefined : (fit.find((payment) => payment.refunded_paise === 0) ?? fit[0])
  return {
    pays,
    giveBack: held
      .filter((payment) => payment !== pays && !payment.pays_order)
      .map((payment) => ({ payment, reason: payment.problem ?? 'paid_twice' })),
    capture:
      isPaid || pays
        ? undefined
        : inOrder.find((payment) => payment.status === 'authorized' && payment.problem === null),
  }
}

/** Money of it is with us, and nothing has been decided about it yet. */
const isHeld = (payment: KnownPayment) => payment.status === 'captured' && payment.refund === null

const rank: Record<PaymentStatus, number> = { created: 0, failed: 1, authorized: 2, captured: 3, refunded: 4 }

/**
 * What the provider says of a payment, added to what we know. A payment only moves forward, so that an answer that was
 * overtaken by a newer one does no harm; `failed` may be followed by success (a bank that answers late).
 */
export function learn(order: Order, known: KnownPayment | undefined, seen: RazorpayPayment): KnownPayment {
  const now = fromProvider(order, seen)
  if (!known) return now
  const status = rank[now.status] > rank[known.status] ? now.status : known.status
  // While our own refund of it is on its way or has failed, that refund's record tells how the money stands.
  const isOurs = status === 'refunded' && (known.refund === 'open' || known.refund === 'failed')
  return {
    ...known,
    status: isOurs ? 'captured' : status,
    refunded_paise: isOurs ? known.refunded_paise : Math.max(known.refunded_paise, now.refunded_paise),
    captured: known.captured || now.captured,
    method: now.method ?? known.method,
  }
}

const fromProvider = (order: Order, seen: RazorpayPayment): KnownPayment => ({
  id: seen.id,
  status: seen.status,
  amount_paise: seen.amount,
  currency: seen.currency,
  refunded_paise: seen.amount_refunded,
  captured: seen.captured || seen.status === 'captured',
  pays_order: false,
  problem: problemOf(order, seen),
  method: seen.method,
  created_at: new Date(seen.created_at * 1000),
  refund: null,
})

/** Why a payment cannot pay the order that it came in for. */
function problemOf(order: Order, seen: RazorpayPayment): PaymentProblem | null {
  if (seen.order_id !== order.provider_order_id) return 'wrong_order'
  if (seen.currency !== 'INR') return 'wrong_currency'
  return seen.amount === order.total_paise ? null : 'wrong_amount'
}
