import type { PaymentStatus, RefundStatus } from '#database/tables/money.ts'
import type { RazorpayPayment } from '#integrations/razorpay/protocol.ts'
import { isOpenRefund } from '#payments/refunds/server/processing/open-refunds.ts'
import { type Paise, toRupees } from '#values/money/money.ts'
import { isDelivered, isToPack, type OrderStatus } from '#values/order-state.ts'
import type { Language } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'
import type { Difference, Reconciliation } from '../contract.ts'
import { said } from '../words/office/days/index.ts'
import { unreadableWords } from './money-words.ts'

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

/** As the contract has them, before they are said to anyone. */
type ToldDifference = Omit<Difference, 'what'> & { what: Sentence }
export type Compared = Omit<Reconciliation, 'differences'> & { differences: ToldDifference[] }

export const sayCompared = (compared: Compared, language: Language): Reconciliation => ({
  ...compared,
  differences: compared.differences.map((each) => ({ ...each, what: each.what.in(language) })),
})

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
): ToldDifference[] {
  const known = new Map(ours.map((payment) => [payment.id, payment]))
  const listed = new Set(theirs.map(({ id }) => id))
  return [
    ...theirs.filter(tookMoney).flatMap((their) => {
      const our = known.get(their.id)
      const what = our ? differenceOf(their, our) : said.notOurs
      return what ? [tell(their, our, what, our?.order_id ?? orderOf(their))] : []
    }),
    ...ours
      .filter((our) => tookMoney(our) && !listed.has(our.id))
      .map((our) => tell(undefined, our, said.notTheirs, our.order_id)),
  ]
}

function differenceOf(their: RazorpayPayment, our: OurPayment) {
  const isExplained = our.refund_status === 'by_hand' || isOnItsWay(their, our)
  if (their.amount !== our.amount_paise) return said.otherAmount
  if (their.status !== our.status && !isExplained)
    return said.otherStatus({ theirs: their.status, ours: our.status })
  if (their.amount_refunded !== our.refunded_paise && !isExplained) return said.otherReturn
  const order = { status: our.order_status }
  const isOrder = our.pays_order && (isToPack(order) || isDelivered(order))
  if (our.status === 'captured' && !isOrder && our.refund_status === null) return said.neitherOrderNorRefund
  return undefined
}

/** Our refund of it, which the provider may have counted before we heard how it ended. */
const isOnItsWay = (their: RazorpayPayment, our: OurPayment) =>
  isOpenRefund(our.refund_status) &&
  our.status === 'captured' &&
  (their.status === 'captured' || their.status === 'refunded')

/** One of which only the merchant can see in the provider's dashboard what it is. */
export const tellUnreadable = (id: string | undefined, problem: string): ToldDifference => ({
  payment_id: id ?? '',
  order_id: null,
  what: unreadableWords({ problem }).what,
  provider_amount: null,
  our_amount: null,
})

const tell = (
  their: RazorpayPayment | undefined,
  our: OurPayment | undefined,
  what: Sentence,
  orderId: number | null,
): ToldDifference => ({
  payment_id: their?.id ?? our?.id ?? '',
  order_id: orderId,
  what,
  provider_amount: their ? toRupees(their.amount) : null,
  our_amount: our ? toRupees(our.amount_paise) : null,
})
