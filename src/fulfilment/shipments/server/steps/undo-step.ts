import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transactUnlessRefused } from '#database/transact.ts'
import type { CartOwner } from '#ordering/buyers/server/order-owner.ts'
import { lockOrderedCart } from '#ordering/cart/server/visitor-carts/visitor-carts.queries.ts'
import { deleteCashPayment } from '#ordering/cash-on-delivery/server/collect-cash.ts'
import { isActiveRefund } from '#ordering/order-lines/server/active-refund.ts'
import {
  isCancelled,
  paymentMethod,
  paymentState,
  shipmentState,
} from '#ordering/orders/rules/order-state.ts'
import { undoUntil } from '#ordering/orders/server/lists/order-view.queries.ts'
import { withdrawStepMail } from '#ordering/orders/server/messages/shipment-messages.ts'
import { withdrawStepWhatsapp } from '#ordering/orders/server/messages/whatsapp-messages.ts'
import { canTransition } from '#ordering/orders/server/states/order-transitions.ts'
import { type Actor, recordOrderEvent } from '#ordering/orders/server/states/record-order-event.ts'
import {
  type LockedOrder,
  lockOrder,
  transitionOrder,
} from '#ordering/orders/server/states/transition-order.ts'
import { findUnpaidOrder } from '#ordering/orders/server/unpaid-order.queries.ts'
import type { Parts } from '#parts.ts'
import { lockUser } from '#people/accounts/server/lock-user.queries.ts'
import { findStep, isStepUndone, type StepEvent, undoShipments } from '../undone-steps.queries.ts'
import type { StepResult } from './apply-step.ts'

type Trx = Transaction<Database>

/** The step to undo: its event id, or the delivery. */
type UndoInput = { orderId: number; by: Actor; step: number | 'delivery' }

/**
 * Undoes the last fulfilment step within a minute; an order that was unpaid before awaits payment again, and a cash order
 * that was delivered is to be paid on delivery again. Undoing twice is a success and changes nothing; cancelled or fully
 * refunded orders have no step to undo.
 */
export const undoStep = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { orderId, by, step }: UndoInput,
): Promise<StepResult> =>
  transactUnlessRefused(db, async (trx): Promise<StepResult> => {
    // Lock order: the customer or guest first, as when an order is placed. Otherwise they could get two unpaid orders.
    const owner = await findCartOwner(trx, orderId)
    if (owner)
      await (owner.userId === null ? lockOrderedCart(trx, owner.tokenHash) : lockUser(trx, owner.userId))
    const order = await lockOrder(trx, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (isCancelled(order) || (await isWholeOrderRefunded(trx, order)))
      return { ok: false, reason: 'MOVED_ON' }
    if (!isLastStep(order, step))
      return order.step_id === null && (await isStepUndone(trx, orderId, step))
        ? { ok: true, changed: false }
        : { ok: false, reason: step === 'delivery' ? 'NOT_DELIVERED' : 'MOVED_ON' }
    const now = clock.now()
    const lastStep = await findStep(trx, order.step_id)
    if (!lastStep || now > undoUntil(lastStep.happened_at)) return { ok: false, reason: 'TOO_LATE' }
    if (!canTransition(order, statesBefore(order, lastStep))) return { ok: false, reason: 'MOVED_ON' }
    // A customer may have only one unpaid order, and so may the cart of a guest.
    if (isUnpaid(order) && owner && (await findUnpaidOrder(trx, owner)))
      return { ok: false, reason: 'ORDERED_AGAIN' }
    // What the first one has withdrawn is rolled back if the second one is being sent.
    const isUnsent =
      (await withdrawStepWhatsapp(trx, orderId, lastStep)) && (await withdrawStepMail(trx, orderId, lastStep))
    if (!isUnsent) return { ok: false, reason: 'TOO_LATE' }
    await revertStep(trx, order, lastStep, { by, now })
    return { ok: true, changed: true }
  })

/** Whether the whole amount is refunded or being refunded: then nothing may be packed again. */
async function isWholeOrderRefunded(trx: Trx, { id, total_paise }: LockedOrder) {
  const { paise } = await trx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select((eb) => eb.fn.sum<number | null>('refunds.amount_paise').as('paise'))
    .where('refunds.order_id', '=', id)
    .where('payments.pays_order', '=', true)
    .where(isActiveRefund)
    .executeTakeFirstOrThrow()
  return total_paise > 0 && Number(paise ?? 0) >= total_paise
}

/** Whose cart was ordered; undefined if there is no such order, or the guest who placed it was erased. */
async function findCartOwner(trx: Trx, orderId: number): Promise<CartOwner | undefined> {
  const order = await trx
    .selectFrom('orders')
    .innerJoin('order_buyers', 'order_id', 'orders.id')
    .select(['user_id as userId', 'cart_hash as tokenHash'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return undefined
  const { userId, tokenHash } = order
  if (userId !== null) return { userId }
  return tokenHash === null ? undefined : { userId, tokenHash }
}

/** Whether this step brought the order into its current state, so that it can be undone. */
const isLastStep = (order: LockedOrder, step: UndoInput['step']) =>
  step === 'delivery' ? order.parcel_state === shipmentState.delivered : order.step_id === step

const isUnpaid = (order: LockedOrder) => order.payment_state === paymentState.unpaid

/** Whether this step also recorded a cash payment, which undoing the step deletes. */
const isPaidOnDelivery = ({ payment_method, payment_state }: LockedOrder, { kind }: StepEvent) =>
  kind === shipmentState.delivered &&
  payment_method === paymentMethod.cashOnDelivery &&
  payment_state === paymentState.paid

/** The states to which the undo of a step returns the order. */
const statesBefore = (order: LockedOrder, step: StepEvent) => ({
  payment_state: isPaidOnDelivery(order, step) ? paymentState.dueOnDelivery : order.payment_state,
  parcel_state: step.details.from,
})

/** Returns the order and its shipments to the state before the step, and records that. */
async function revertStep(
  trx: Trx,
  order: LockedOrder,
  lastStep: StepEvent,
  { by, now }: { by: Actor; now: Date },
) {
  await undoShipments(trx, lastStep)
  // A delivered order is not watched for its payment: put it back into the queue of orders to ask the provider about.
  const pollAgain = isUnpaid(order) ? { ask_at: now } : {}
  const undone = { delivered_at: null, step_id: null, stepped_at: null, ...pollAgain }
  const isCashReturned = isPaidOnDelivery(order, lastStep)
  const unpaid = isCashReturned ? { paid_at: null, sold_on: null } : {}
  if (isCashReturned) await deleteCashPayment(trx, order.id)
  await transitionOrder(trx, order, statesBefore(order, lastStep), { ...undone, ...unpaid })
  await recordOrderEvent(trx, {
    orderId: order.id,
    kind: 'step_taken_back',
    details: { step: lastStep.kind },
    actor: by,
    now,
  })
}
