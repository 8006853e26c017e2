import type { RefundStatus } from '#database/tables/payments.ts'
import { isAwaitingPayment, isCancelled } from '#ordering/orders/rules/order-state.ts'
import { canPayOnline } from '#ordering/phone-orders/server/place-phone-order.ts'
import { readPaymentLink } from '#ordering/phone-orders/server/read-payment-link.ts'
import { refusePhoneOrder } from '#ordering/phone-orders/server/refuse-phone-order.ts'
import type { Parts } from '#parts.ts'
import { toRupees } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'
import type { TestOrder, TestOrders } from '../contract.ts'
import { officeSentences as sentences } from '../words/index.ts'
import { buildTestOrder } from './build-test-order.ts'
import {
  findConfirmationMail,
  findFirstWebhook,
  findLastRefund,
  findLastTestOrder,
} from './test-orders.queries.ts'
import { undoWithinMs } from './undo-test-orders.ts'

/** What a test order would cost now, or why none can be placed, and how far the last one is. */
export async function readTestOrders(parts: Parts, language: Language): Promise<TestOrders> {
  const order = await readLastTestOrder(parts)
  const built = await buildTestOrder(parts.db, parts, language)
  if (!built.ok) {
    const sentence =
      built.reason === 'NOTHING_IN_STOCK' ? sentences.nothingInStock : refusePhoneOrder(built).sentence
    return { offer: null, refusal: sentence.in(language), order }
  }
  if (!canPayOnline(parts)) return { offer: null, refusal: sentences.noPayments.in(language), order }
  const { name, quantity, totalPaise } = built
  return { offer: { name, quantity, total: toRupees(totalPaise) }, refusal: null, order }
}

async function readLastTestOrder(parts: Parts): Promise<TestOrder | null> {
  const { db, clock } = parts
  const order = await findLastTestOrder(db)
  if (!order) return null
  const [link, webhook, mail, refund] = await Promise.all([
    readPaymentLink(parts, order.id),
    findFirstWebhook(db, order.created_at),
    findConfirmationMail(db, order.id),
    findLastRefund(db, order.id),
  ])
  return {
    id: order.id,
    total: toRupees(order.total_paise),
    state: stateOf(order, clock.now()),
    payment: link ? { url: link.url, expires_at: link.expires_at } : null,
    paid_at: order.paid_at?.toISOString() ?? null,
    webhook_at: webhook?.toISOString() ?? null,
    mail: order.email
      ? { to: order.email, sent_at: mail?.sent_at?.toISOString() ?? null, error: mail?.last_error ?? null }
      : null,
    refund: refund ? refundStateOf[refund] : 'none',
  }
}

type LastTestOrder = NonNullable<Awaited<ReturnType<typeof findLastTestOrder>>>

function stateOf({ status, paid_at }: LastTestOrder, now: Date): TestOrder['state'] {
  if (isAwaitingPayment({ status })) return 'open'
  if (isCancelled({ status })) return paid_at ? 'undone' : 'ended'
  return paid_at && now.getTime() - paid_at.getTime() < undoWithinMs ? 'to_undo' : 'stuck'
}

const refundStateOf: Record<RefundStatus, TestOrder['refund']> = {
  wanted: 'requested',
  pending: 'requested',
  processed: 'done',
  by_hand: 'done',
  failed: 'failed',
  not_wanted: 'failed',
}
