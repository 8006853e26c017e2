import type { PaymentStatus, RefundStatus } from '#database/tables/payments.ts'
import type { ProviderPayment } from '#integrations/payments/payment-provider.ts'
import { describeUnreadable } from '#operations/notifications/server/describe-payment-issue.ts'
import { isDelivered, isToPack, type OrderStatus } from '#ordering/orders/rules/order-state.ts'
import { storedIdOf } from '#payments/processing/server/stored-id.ts'
import { isOpenRefund } from '#payments/refunds/server/processing/open-refunds.ts'
import { type Paise, toRupees } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'
import type { Difference, Reconciliation } from '../contract.ts'
import { daysSentences } from '../words/index.ts'

type OurPayment = {
  id: string
  order_id: number
  status: PaymentStatus
  amount_paise: Paise
  refunded_paise: Paise
  captured: boolean
  pays_order: boolean
  order_status: OrderStatus
  refund_status: RefundStatus | null
}

/** The contract's difference before its sentence is translated. */
type UntranslatedDifference = Omit<Difference, 'what'> & { what: Sentence }
export type Comparison = Omit<Reconciliation, 'differences'> & { differences: UntranslatedDifference[] }

export const translateComparison = (compared: Comparison, language: Language): Reconciliation => ({
  ...compared,
  differences: compared.differences.map((each) => ({ ...each, what: each.what.in(language) })),
})

/** Whether money was authorized or captured; a failed attempt moves none. */
export const hasMovedMoney = ({ status }: { status: PaymentStatus }) =>
  status === 'authorized' || status === 'captured' || status === 'refunded'

/**
 * Differences between the provider's payments and ours, and captured money that neither pays an order nor is being
 * refunded.
 * @param orderOf the shop's order of a payment that is not recorded
 */
export function comparePayments(
  theirs: ProviderPayment[],
  ours: OurPayment[],
  orderOf: (payment: ProviderPayment) => number | null,
): UntranslatedDifference[] {
  const known = new Map(ours.map((payment) => [payment.id, payment]))
  const listed = new Set(theirs.map(storedIdOf))
  return [
    ...theirs.filter(hasMovedMoney).flatMap((their) => {
      const our = known.get(storedIdOf(their))
      const what = our ? findDifference(their, our) : daysSentences.notOurs
      return what ? [toDifference(their, our, what, our?.order_id ?? orderOf(their))] : []
    }),
    ...ours
      .filter((our) => hasMovedMoney(our) && !listed.has(our.id))
      .map((our) => toDifference(undefined, our, daysSentences.notTheirs, our.order_id)),
  ]
}

function findDifference(their: ProviderPayment, our: OurPayment) {
  const isExplained = our.refund_status === 'by_hand' || isOnItsWay(their, our)
  if (their.amount_paise !== our.amount_paise) return daysSentences.otherAmount
  if (their.status !== our.status && !isExplained)
    return daysSentences.otherStatus({ theirs: their.status, ours: our.status })
  if (their.refunded_paise !== our.refunded_paise && !isExplained) return daysSentences.otherReturn
  const order = { status: our.order_status }
  const isOrder = our.pays_order && (isToPack(order) || isDelivered(order))
  if (our.status === 'captured' && !isOrder && our.refund_status === null)
    return daysSentences.neitherOrderNorRefund
  return undefined
}

/** Whether the shop's refund is pending, which the provider may count before the shop knows its result. */
const isOnItsWay = (their: ProviderPayment, our: OurPayment) =>
  isOpenRefund(our.refund_status) &&
  our.status === 'captured' &&
  (their.status === 'captured' || their.status === 'refunded')

/** The difference for a payment that cannot be parsed: the merchant must look it up in the provider's dashboard. */
export const toUnreadableDifference = (id: string | undefined, problem: string): UntranslatedDifference => ({
  payment_id: id ?? '',
  order_id: null,
  what: describeUnreadable({ problem }).what,
  provider_amount: null,
  our_amount: null,
})

const toDifference = (
  their: ProviderPayment | undefined,
  our: OurPayment | undefined,
  what: Sentence,
  orderId: number | null,
): UntranslatedDifference => ({
  payment_id: their ? storedIdOf(their) : (our?.id ?? ''),
  order_id: orderId,
  what,
  provider_amount: their ? toRupees(their.amount_paise) : null,
  our_amount: our ? toRupees(our.amount_paise) : null,
})
