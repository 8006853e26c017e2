import type { Db } from '#database/connect.ts'
import type { PaymentState } from '#ordering/checkout/contract.ts'
import { said } from '#ordering/checkout/words/money-state/index.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { findOwnOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import type { Parts } from '#parts.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { formatRupees, toPaise, toRupees } from '#values/money/money.ts'
import { isAwaitingPayment, isCancelled, isDelivered } from '#values/order-state.ts'
import type { Sentence } from '#words/sentences.ts'
import type { KnownPayment } from './judge-payments.ts'
import { findPayments, sumOnItsWay } from './payments.queries.ts'
import { settleOrder } from './settle-order.ts'

type State = PaymentState['state']
type ToldOrder = Pick<Order, 'id' | 'status' | 'total_price' | 'paid_at' | 'refunded'> & {
  /** What of its money the provider is returning just now. */
  on_its_way?: number
  /** What the merchant kept of it when they cancelled. */
  kept?: number
}

/** As the contract has it, but for its sentence: which language it is said in is known at the door. */
export type ToldState = Omit<PaymentState, 'message'> & { sentence: Sentence }

type What =
  | State
  | 'failed'
  | 'silent'
  | 'stuck'
  | 'refunded'
  | 'cancelledAndReturning'
  | 'cancelledAndStuck'
  | 'cancelledAndKept'

/** How a customer's order stands with its money, after asking the provider if anything is open. */
export async function tellPaymentState(
  parts: Parts,
  { userId, orderId }: { userId: number; orderId: number },
): Promise<ToldState | undefined> {
  const before = await readState(parts, userId, orderId)
  if (!before || isSettled(before)) return before
  const asked = await findAskedOrder(parts.db, orderId)
  const { answer } = await settleOrder(parts, asked)
  const after = await readState(parts, userId, orderId)
  if ((answer === 'no-answer' || answer === 'refused') && after?.state === 'unpaid')
    return { ...after, state: 'confirming', sentence: said.silent }
  return after
}

/** For a payment that is known to be genuine and that the provider could not tell us of yet. */
export const stillConfirming = (state: ToldState, paymentId: string): ToldState => ({
  ...state,
  state: 'confirming',
  sentence: said.silent,
  payment_id: paymentId,
})

const isSettled = ({ state }: ToldState) => state === 'received' || state === 'returned'

async function readState({ db, store }: Parts, userId: number, orderId: number) {
  const order = await findOwnOrder(db, userId, orderId)
  if (!order) return undefined
  const on_its_way = toRupees(await sumOnItsWay(db, orderId))
  const kept = toRupees(await findKept(db, orderId))
  return stateOf(store(), { ...order, on_its_way, kept }, await findPayments(db, orderId))
}

async function findKept(db: Db, orderId: number) {
  const order = db.selectFrom('orders').select('kept_paise').where('id', '=', orderId)
  return (await order.executeTakeFirstOrThrow()).kept_paise
}

const findAskedOrder = (db: Db, orderId: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'provider_order_id'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

/** Several sentences may tell of one state. */
const stateToShow: Record<What, State> = {
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
  cancelled: 'cancelled',
  unpaid: 'unpaid',
  failed: 'unpaid',
}

function sentenceOf({ email }: StoreFacts, what: What, { refunded }: ToldOrder): Sentence {
  const returned = formatRupees(refunded, { decimals: 'always' })
  switch (what) {
    case 'received':
      return refunded > 0 ? said.receivedAndPartlyReturned({ refunded: returned }) : said.received
    case 'cancelledAndReturning':
      return refunded > 0
        ? said.cancelledAndPartlyReturned({ refunded: returned })
        : said.cancelledAndReturning
    case 'cancelledAndStuck':
      return refunded > 0
        ? said.cancelledAndPartlyStuck({ refunded: returned, email })
        : said.cancelledAndStuck({ email })
    case 'cancelledAndKept':
      return refunded > 0 ? said.cancelledAndKept({ refunded: returned }) : said.cancelledByShop
    case 'stuck':
      return said.stuck({ email })
    case 'handed_over':
      return said.handedOver
    default:
      return said[what]
  }
}

/** The state that an order and its payments amount to. */
export function stateOf(store: StoreFacts, order: ToldOrder, payments: KnownPayment[]): ToldState {
  const [what, payment] = judge(order, payments)
  return {
    order_id: order.id,
    state: stateToShow[what],
    sentence: sentenceOf(store, what, order),
    total_price: order.total_price,
    payment_id: payment?.id ?? null,
  }
}

function judge(order: ToldOrder, payments: KnownPayment[]): [What, KnownPayment | undefined] {
  const last = (fits: (payment: KnownPayment) => boolean) => payments.findLast(fits)
  if (order.paid_at) return [paidState(order), last((payment) => payment.pays_order)]
  const failedRefund = last(({ refund }) => refund === 'failed')
  if (failedRefund) return ['stuck', failedRefund]
  const openRefund = last(({ refund }) => refund === 'open')
  if (openRefund) return ['returning', openRefund]
  const authorized = last(({ status }) => status === 'authorized')
  if (authorized) {
    const isLetGo = isCancelled(order) || authorized.problem !== null
    return [isLetGo ? 'returning' : 'confirming', authorized]
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

function paidState(order: ToldOrder): What {
  if (!isCancelled(order)) return 'received'
  if (order.refunded === order.total_price) return 'refunded'
  const settled = toPaise(order.refunded) + toPaise(order.kept ?? 0)
  if (settled >= toPaise(order.total_price)) return 'cancelledAndKept'
  // A refund may have failed, or the provider's dashboard have returned a part: then nobody returns the rest just now.
  const isRestOnItsWay = settled + toPaise(order.on_its_way ?? 0) >= toPaise(order.total_price)
  return isRestOnItsWay ? 'cancelledAndReturning' : 'cancelledAndStuck'
}
