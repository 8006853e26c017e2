import type { PaymentProblem, PaymentStatus } from '#database/tables/payments.ts'
import type { ProviderPayment } from '#integrations/payments/payment-provider.ts'
import type { ProviderName } from '#integrations/payments/provider-name.ts'
import type { Paise } from '#values/money/money.ts'
import { storedIdOf } from './stored-id.ts'

/** A payment as recorded, merged with what the provider reports now. */
export type KnownPayment = {
  /** The shop's own: see `storedIdOf`. */
  id: string
  provider: ProviderName
  provider_payment_id: string
  status: PaymentStatus
  amount_paise: Paise
  currency: string
  refunded_paise: Paise
  /** Money was really captured; false if the provider returned an uncaptured payment by itself. */
  captured: boolean
  pays_order: boolean
  problem: PaymentProblem | null
  method: string | null
  created_at: Date
  /** State of the shop's own refund of it, if there is one. */
  refund: 'open' | 'processed' | 'failed' | null
}

export type RefundReason = PaymentProblem | 'paid_twice'

/** The consequences of an order's payments. */
export type Verdict = {
  /** The payment that now pays the order. */
  pays: KnownPayment | undefined
  /** Captured payments that do not pay the order. */
  toRefund: { payment: KnownPayment; reason: RefundReason }[]
  /** Authorized and suitable for the order, so it must be captured. */
  capture: KnownPayment | undefined
}

type Order = {
  total_paise: Paise
  provider_order_id: string | null
  /** Its provider orders before its price changed. */
  replaced_provider_orders: string[]
}

/**
 * Judges all payments of an order, whatever their source and order of arrival. One captured payment with the right
 * order, amount and currency pays; every other captured one is refunded; a failed one changes nothing.
 */
export function judgePayments(payments: KnownPayment[]): Verdict {
  const oldestFirst = [...payments].sort(
    (a, b) => a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1),
  )
  const isPaid = oldestFirst.some((payment) => payment.pays_order)
  const undecided = oldestFirst.filter(isUndecided)
  const matching = undecided.filter((payment) => payment.problem === null)
  // Prefer a payment of which nothing has been refunded.
  const pays = isPaid ? undefined : (matching.find((payment) => payment.refunded_paise === 0) ?? matching[0])
  return {
    pays,
    toRefund: undecided
      .filter((payment) => payment !== pays && !payment.pays_order)
      .map((payment) => ({ payment, reason: payment.problem ?? 'paid_twice' })),
    capture:
      isPaid || pays
        ? undefined
        : oldestFirst.find((payment) => payment.status === 'authorized' && payment.problem === null),
  }
}

/** Captured, and neither refunded nor used for an order yet. */
const isUndecided = (payment: KnownPayment) => payment.status === 'captured' && payment.refund === null

const rank: Record<PaymentStatus, number> = { created: 0, failed: 1, authorized: 2, captured: 3, refunded: 4 }

/**
 * Merges what the provider reports about a payment into the stored state. A payment only moves forward, so an outdated
 * answer does no harm; `failed` may be followed by success, because banks answer late.
 */
export function mergePayment(
  order: Order,
  known: KnownPayment | undefined,
  providerPayment: ProviderPayment,
): KnownPayment {
  const reported = fromProvider(order, providerPayment)
  if (!known) return reported
  const status = rank[reported.status] > rank[known.status] ? reported.status : known.status
  // While the shop's own refund is pending or has failed, the refund's row is authoritative.
  const isOwnRefund = status === 'refunded' && (known.refund === 'open' || known.refund === 'failed')
  return {
    ...known,
    status: isOwnRefund ? 'captured' : status,
    refunded_paise: isOwnRefund
      ? known.refunded_paise
      : Math.max(known.refunded_paise, reported.refunded_paise),
    captured: known.captured || reported.captured,
    method: reported.method ?? known.method,
  }
}

/** The provider's payment in the shop's terms. */
const fromProvider = (order: Order, providerPayment: ProviderPayment): KnownPayment => ({
  id: storedIdOf(providerPayment),
  provider: providerPayment.provider,
  provider_payment_id: providerPayment.id,
  status: providerPayment.status,
  amount_paise: providerPayment.amount_paise,
  currency: providerPayment.currency,
  refunded_paise: providerPayment.refunded_paise,
  captured: providerPayment.captured || providerPayment.status === 'captured',
  pays_order: false,
  problem: problemOf(order, providerPayment),
  method: providerPayment.method,
  created_at: providerPayment.created_at,
  refund: null,
})

/** Why a payment cannot pay its order. */
function problemOf(order: Order, providerPayment: ProviderPayment): PaymentProblem | null {
  const { provider_order_id, currency, amount_paise } = providerPayment
  const isReplaced = order.replaced_provider_orders.some((id) => id === provider_order_id)
  if (!isReplaced && provider_order_id !== order.provider_order_id) return 'wrong_order'
  if (currency !== 'INR') return 'wrong_currency'
  return !isReplaced && amount_paise === order.total_paise ? null : 'wrong_amount'
}
