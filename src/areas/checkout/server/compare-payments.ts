import type { OrderStatus, PaymentStatus, RefundStatus } from '../../../database/schema.ts'
import type { RazorpayPayment } from '../../../integrations/razorpay/protocol.ts'
import { type Paise, toRupees } from '../../../values/money.ts'
import type { Difference } from '../money-contract.ts'

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

/** Money of it was held or taken; an attempt that failed moves nothing. */
export const tookMoney = ({ status }: { status: PaymentStatus }) =>
  status === 'authorized' || status === 'captured' || status === 'refunded'

/**
 * Where the provider's payments and ours are not the same, and captured money that is neither an order nor on its way
 * back.
 * @param orderOf the shop's order of a payment that we have not recorded
 */
export function comparePayments(
  theirs: RazorpayPayment[],
  ours: OurPayment[],
  orderOf: (payment: RazorpayPayment) => number | null,
): Difference[] {
  const known = new Map(ours.map((payment) => [payment.id, payment]))
  const listed = new Set(theirs.map(({ id }) => id))
  return [
    ...theirs.filter(tookMoney).flatMap((their) => {
      const our = known.get(their.id)
      const what = our ? differenceOf(their, our) : 'The provider has this payment, the shop does not.'
      return what ? [tell(their, our, what, our?.order_id ?? orderOf(their))] : []
    }),
    ...ours
      .filter((our) => tookMoney(our) && !listed.has(our.id))
      .map((our) =>
        tell(undefined, our, 'The shop has this payment, the provider does not list it.', our.order_id),
      ),
  ]
}

function differenceOf(their: RazorpayPayment, our: OurPayment) {
  const hand = our.refund_status === 'by_hand'
  if (their.amount !== our.amount_paise) return 'The amounts are not the same.'
  if (their.status !== our.status && !hand)
    return `The provider says ${their.status}, the shop says ${our.status}.`
  if (their.amount_refunded !== our.refunded_paise && !hand) return 'The amounts returned are not the same.'
  const isOrder = our.pays_order && (our.order_status === 'paid' || our.order_status === 'delivered')
  if (our.status === 'captured' && !isOrder && our.refund_status === null)
    return 'The money was taken, but there is neither an order nor a refund for it.'
  return undefined
}

const tell = (
  their: RazorpayPayment | undefined,
  our: OurPayment | undefined,
  what: string,
  orderId: number | null,
): Difference => ({
  payment_id: their?.id ?? our?.id ?? '',
  order_id: orderId,
  what,
  provider_amount: their ? toRupees(their.amount) : null,
  our_amount: our ? toRupees(our.amount_paise) : null,
})
