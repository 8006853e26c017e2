import type { Db } from '../../../database/connect.ts'
import type { Parts } from '../../../parts.ts'
import { store } from '../../../store.ts'
import type { Order } from '../../orders/contract.ts'
import { findOwnOrder } from '../../orders/server/order-view.queries.ts'
import type { PaymentState } from '../contract.ts'
import type { KnownPayment } from './judge-payments.ts'
import { findPayments } from './payments.queries.ts'
import { settleOrder } from './settle-order.ts'

type State = PaymentState['state']
type ToldOrder = Pick<Order, 'id' | 'status' | 'total_price' | 'paid_at'>

const sentences: Record<State | 'failed' | 'silent' | 'stuck', string> = {
  received: 'We have received your payment. Your order is confirmed.',
  confirming:
    'Your bank is still confirming your payment. You need not pay again; this page tells you as soon as we know.',
  silent:
    'We cannot reach the payment service just now. If you have paid, you need not pay again; we keep asking and tell you here.',
  returning: 'This order was not completed, and your payment will be returned in 5-7 working days.',
  stuck: `Your payment will be returned, but your bank did not take it back yet. Please write to ${store.email} with the payment reference.`,
  returned:
    'Your payment has been returned. It reaches your account within 5-7 working days of the day it was sent.',
  cancelled:
    'This order was cancelled before it was paid. If money leaves your account after all, the order is confirmed if its products are still there; otherwise your money will be returned in 5-7 working days.',
  unpaid: 'This order has not been paid yet.',
  failed:
    'The last payment did not go through. You can try again. If your bank shows it as debited, we will hear of it or the money goes back by itself.',
}

/** How a customer's order stands with its money, after asking the provider if anything is open. */
export async function tellPaymentState(
  parts: Parts,
  { userId, orderId }: { userId: number; orderId: number },
): Promise<PaymentState | undefined> {
  const before = await readState(parts.db, userId, orderId)
  if (!before || isSettled(before)) return before
  const asked = await findAskedOrder(parts.db, orderId)
  const { answer } = await settleOrder(parts, asked)
  const after = await readState(parts.db, userId, orderId)
  if (answer === 'no-answer' && after?.state === 'unpaid')
    return { ...after, state: 'confirming', message: sentences.silent }
  return after
}

/** For a payment that is known to be genuine and that the provider could not tell us of yet. */
export const stillConfirming = (state: PaymentState, paymentId: string): PaymentState => ({
  ...state,
  state: 'confirming',
  message: sentences.silent,
  payment_id: paymentId,
})

const isSettled = ({ state }: PaymentState) => state === 'received' || state === 'returned'

async function readState(db: Db, userId: number, orderId: number) {
  const order = await findOwnOrder(db, userId, orderId)
  return order && stateOf(order, await findPayments(db, orderId))
}

const findAskedOrder = (db: Db, orderId: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'provider_order_id'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

/** The state that an order and its payments amount to. */
export function stateOf(order: ToldOrder, payments: KnownPayment[]): PaymentState {
  const [what, payment] = judge(order, payments)
  return {
    order_id: order.id,
    state: what === 'failed' || what === 'silent' ? 'unpaid' : what === 'stuck' ? 'returning' : what,
    message: sentences[what],
    total_price: order.total_price,
    payment_id: payment?.id ?? null,
  }
}

function judge(
  order: ToldOrder,
  payments: KnownPayment[],
): [keyof typeof sentences, KnownPayment | undefined] {
  const last = (fits: (payment: KnownPayment) => boolean) => payments.findLast(fits)
  if (order.paid_at) return ['received', last((payment) => payment.pays_order)]
  const failedRefund = last(({ refund }) => refund === 'failed')
  if (failedRefund) return ['stuck', failedRefund]
  const openRefund = last(({ refund }) => refund === 'open')
  if (openRefund) return ['returning', openRefund]
  const authorized = last(({ status }) => status === 'authorized')
  if (authorized) {
    const isLetGo = order.status === 'cancelled' || authorized.problem !== null
    return [isLetGo ? 'returning' : 'confirming', authorized]
  }
  const underWay = last(({ status }) => status === 'created')
  if (underWay && order.status === 'pending') return ['confirming', underWay]
  const returned = last(({ status, refund }) => status === 'refunded' || refund === 'processed')
  if (returned && order.status === 'cancelled') return ['returned', returned]
  if (order.status === 'cancelled') return ['cancelled', last(() => true)]
  const failed = last(({ status }) => status === 'failed')
  return failed ? ['failed', failed] : ['unpaid', last(() => true)]
}
