import type { Db } from '#database/connect.ts'
import type { OrderOwner } from '#ordering/buyers/server/order-owner.ts'
import type { PaymentState } from '#ordering/checkout/contract.ts'
import { moneyStateSentences as sentences } from '#ordering/checkout/words/index.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { isAwaitingPayment, isCancelled, isDelivered } from '#ordering/orders/rules/order-state.ts'
import { findOwnOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import type { Parts } from '#parts.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { formatRupees, toPaise, toRupees } from '#values/money/money.ts'
import type { Sentence } from '#words/sentences.ts'
import { confirmPayment } from './confirm-payment.ts'
import type { KnownPayment } from './judge-payments.ts'
import { findPayments, sumExchangedRefunds, sumPendingRefunds } from './payments.queries.ts'

type State = PaymentState['state']
type OrderMoney = Pick<Order, 'id' | 'status' | 'total_price' | 'paid_at' | 'refunded'> & {
  /** Rupees that the courier still has to collect for a cash order. */
  to_collect?: number
  /** The paid order of which a replacement, which has no price, sends units again. */
  replaces?: number | null
  /** Rupees of merchant refunds that the provider has not processed yet. */
  on_its_way?: number
  /** Rupees that the merchant deliberately did not refund when cancelling. */
  kept?: number
  /** Rupees of `refunded` that pay another order because of an exchange, and don't go back to the customer. */
  exchanged?: number
}

/** The contract's answer before its message is translated; only the route knows the language. */
export type UntranslatedState = Omit<PaymentState, 'message'> & { sentence: Sentence }

type StateMessage =
  | State
  | 'failed'
  | 'silent'
  | 'stuck'
  | 'refunded'
  | 'cancelledAndReturning'
  | 'cancelledAndStuck'
  | 'cancelledAndKept'
  | 'cancelledReplacement'

/**
 * The payment state of the owner's order; undefined if they have none with this id. If the recorded state is not
 * final, the provider is polled first.
 */
export async function refreshPaymentState(
  parts: Parts,
  owner: OrderOwner & { orderId: number },
): Promise<UntranslatedState | undefined> {
  const { orderId } = owner
  const before = await readStoredState(parts, owner, orderId)
  if (!before || isFinal(before)) return before
  const { answer } = await confirmPayment(parts, { id: orderId })
  const after = await readStoredState(parts, owner, orderId)
  if ((answer === 'no-answer' || answer === 'refused') && after?.state === 'unpaid')
    return { ...after, state: 'confirming', sentence: sentences.silent }
  return after
}

/** The state of an order whose payment has a valid signature but is not reported by the provider yet. */
export const toConfirmingState = (state: UntranslatedState, paymentId: string): UntranslatedState => ({
  ...state,
  state: 'confirming',
  sentence: sentences.silent,
  payment_id: paymentId,
})

const isFinal = ({ state }: UntranslatedState) =>
  state === 'received' || state === 'returned' || state === 'due_on_delivery' || state === 'nothing_due'

/** The payment state as recorded, without asking the provider; undefined if the order is not theirs. */
export async function readStoredState({ db, store }: Parts, owner: OrderOwner, orderId: number) {
  const order = await findOwnOrder(db, owner, orderId)
  if (!order) return undefined
  const on_its_way = toRupees(await sumPendingRefunds(db, orderId))
  const kept = toRupees(await findKeptPaise(db, orderId))
  const exchanged = toRupees(await sumExchangedRefunds(db, orderId))
  return toPaymentState(store(), { ...order, on_its_way, kept, exchanged }, await findPayments(db, orderId))
}

/** What the merchant keeps on purpose of a cancelled order. */
async function findKeptPaise(db: Db, orderId: number) {
  const order = db.selectFrom('orders').select('kept_paise').where('id', '=', orderId)
  return (await order.executeTakeFirstOrThrow()).kept_paise
}

/** Several messages may describe one state. */
const stateOfMessage: Record<StateMessage, State> = {
  received: 'received',
  confirming: 'confirming',
  silent: 'unpaid',
  returning: 'returning',
  stuck: 'returning',
  returned: 'returned',
  refunded: 'returned',
  cancelledAndReturning: 'returning',
  cancelledAndStuck: 'returning',
  cancelledAndKept: 'returned',
  handed_over: 'handed_over',
  due_on_delivery: 'due_on_delivery',
  nothing_due: 'nothing_due',
  cancelledReplacement: 'cancelled',
  cancelled: 'cancelled',
  unpaid: 'unpaid',
  failed: 'unpaid',
}

function paymentSentenceOf(
  { email }: StoreSettings,
  stateMessage: StateMessage,
  order: OrderMoney,
): Sentence {
  const refunded = toRupees(toPaise(order.refunded) - toPaise(order.exchanged ?? 0))
  const returned = formatRupees(refunded, { decimals: 'always' })
  switch (stateMessage) {
    case 'received':
      return refunded > 0 ? sentences.receivedAndPartlyReturned({ refunded: returned }) : sentences.received
    case 'cancelledAndReturning':
      return refunded > 0
        ? sentences.cancelledAndPartlyReturned({ refunded: returned })
        : sentences.cancelledAndReturning
    case 'cancelledAndStuck':
      return refunded > 0
        ? sentences.cancelledAndPartlyStuck({ refunded: returned, email })
        : sentences.cancelledAndStuck({ email })
    case 'cancelledAndKept':
      return refunded > 0 ? sentences.cancelledAndKept({ refunded: returned }) : sentences.cancelledByShop
    case 'stuck':
      return sentences.stuck({ email })
    case 'due_on_delivery':
      return sentences.dueOnDelivery({ total: formatRupees(order.total_price, { decimals: 'always' }) })
    case 'nothing_due':
      return sentences.nothingDue({ id: order.replaces ?? 0 })
    case 'cancelledReplacement':
      return sentences.cancelledByShop
    case 'handed_over':
      return sentences.handedOver
    default:
      return sentences[stateMessage]
  }
}

/** Derives the payment state from an order and its recorded payments. */
export function toPaymentState(
  store: StoreSettings,
  order: OrderMoney,
  payments: KnownPayment[],
): UntranslatedState {
  const [stateMessage, payment] = chooseMessage(order, payments)
  return {
    order_id: order.id,
    state: stateOfMessage[stateMessage],
    sentence: paymentSentenceOf(store, stateMessage, order),
    total_price: order.total_price,
    payment_id: payment?.id ?? null,
  }
}

/** The message that describes the payment of an order, and the payment that it is about, if any. */
function chooseMessage(
  order: OrderMoney,
  payments: KnownPayment[],
): [StateMessage, KnownPayment | undefined] {
  const last = (fits: (payment: KnownPayment) => boolean) => payments.findLast(fits)
  if (order.paid_at) return [paidOrderMessage(order), last((payment) => payment.pays_order)]
  if (order.replaces) return [isCancelled(order) ? 'cancelledReplacement' : 'nothing_due', undefined]
  if (order.to_collect) return ['due_on_delivery', undefined]
  const failedRefund = last(({ refund }) => refund === 'failed')
  if (failedRefund) return ['stuck', failedRefund]
  const openRefund = last(({ refund }) => refund === 'open')
  if (openRefund) return ['returning', openRefund]
  const authorized = last(({ status }) => status === 'authorized')
  if (authorized) {
    const isReturnedByProvider = isCancelled(order) || authorized.problem !== null
    return [isReturnedByProvider ? 'returning' : 'confirming', authorized]
  }
  const underWay = last(({ status }) => status === 'created')
  if (underWay && isAwaitingPayment(order)) return ['confirming', underWay]
  const returned = last(({ status, refund }) => status === 'refunded' || refund === 'processed')
  if (returned && isCancelled(order)) return ['returned', returned]
  if (isCancelled(order)) return ['cancelled', last(() => true)]
  if (isDelivered(order)) return ['handed_over', last(() => true)]
  const failed = last(({ status }) => status === 'failed')
  return failed ? ['failed', failed] : ['unpaid', last(() => true)]
}

/**
 * The message for a paid order: received or, once cancelled, whether its money was refunded, kept, is on its way or
 * stuck.
 */
function paidOrderMessage(order: OrderMoney): StateMessage {
  if (!isCancelled(order)) return 'received'
  if (order.refunded === order.total_price) return order.exchanged ? 'cancelledAndKept' : 'refunded'
  const settledPaise = toPaise(order.refunded) + toPaise(order.kept ?? 0)
  if (settledPaise >= toPaise(order.total_price)) return 'cancelledAndKept'
  // If a refund failed, or a part was refunded in the provider's dashboard, the rest is not on its way.
  const isRestOnItsWay = settledPaise + toPaise(order.on_its_way ?? 0) >= toPaise(order.total_price)
  return isRestOnItsWay ? 'cancelledAndReturning' : 'cancelledAndStuck'
}
