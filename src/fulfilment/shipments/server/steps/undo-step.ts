import type { Transaction } from 'kysely'
import { isReturning } from '#database/refunds-that-return.ts'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { takeBackDelivered, takeBackDispatched } from '#operations/notifications/server/tell-of-parcel.ts'
import { undoUntil } from '#ordering/orders/server/lists/order-view.queries.ts'
import { type LockedOrder, lockOrder, moveOrder } from '#ordering/orders/server/states/move-order.ts'
import { canBecome } from '#ordering/orders/server/states/order-steps.ts'
import { recordOrderActivity } from '#ordering/orders/server/states/record-order-activity.ts'
import { type Actor, recordOrderEvent } from '#ordering/orders/server/states/record-order-event.ts'
import * as words from '#ordering/orders/words/office/en.ts'
import type { Parts } from '#parts.ts'
import { lockUser } from '#people/accounts/server/lock-user.queries.ts'
import { isCancelled, orderStatus, parcelState, paymentState } from '#values/order-state.ts'
import { findStep, type StepEvent, takeBackParcels, wasTakenBack } from '../taken-back.queries.ts'
import type { StepTaken } from './take-step.ts'

type Trx = Transaction<Database>

/** Which step is meant: the one that somebody saw, by its number, or a delivery. */
type Undo = { orderId: number; by: Actor; step: number | 'delivery' }

/**
 * Takes the last step of a parcel back that was a slip of the finger, within a minute: the order is where it was before,
 * waiting for its payment where it had not been paid for. Undoing twice is a success and changes nothing; an order that is
 * cancelled, or whose whole money goes back, has no step to undo.
 */
export const undoStep = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { orderId, by, step }: Undo,
): Promise<StepTaken> =>
  transact(db, async (trx): Promise<StepTaken> => {
    // Lock order: the customer first, as when an order is placed. Otherwise one customer could get two unpaid orders.
    const owner = await findOwner(trx, orderId)
    if (owner) await lockUser(trx, owner.user_id)
    const order = await lockOrder(trx, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (isCancelled(order) || (await isGivenBack(trx, order))) return { ok: false, reason: 'MOVED_ON' }
    if (!isLastStep(order, step))
      return order.step_id === null && (await wasTakenBack(trx, orderId, step))
        ? { ok: true, changed: false }
        : { ok: false, reason: step === 'delivery' ? 'NOT_DELIVERED' : 'MOVED_ON' }
    const now = clock.now()
    const taken = await findStep(trx, order.step_id)
    if (!taken || now > undoUntil(taken.happened_at)) return { ok: false, reason: 'TOO_LATE' }
    if (!canBecome(order, { ...order, parcel_state: taken.details.from }))
      return { ok: false, reason: 'MOVED_ON' }
    // A shopper has one unpaid order at a time.
    if (isUnpaid(order) && (await hasUnpaidOrder(trx, order))) return { ok: false, reason: 'ORDERED_AGAIN' }
    if (!(await takeBackMail(trx, orderId, taken))) return { ok: false, reason: 'TOO_LATE' }
    await takeBack(trx, order, taken, { by, now })
    return { ok: true, changed: true }
  })

/** Its whole money is on its way back, or has gone back: nothing of it is to be packed again. */
async function isGivenBack(trx: Trx, { id, total_paise }: LockedOrder) {
  const { paise } = await trx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select((eb) => eb.fn.sum<number | null>('refunds.amount_paise').as('paise'))
    .where('refunds.order_id', '=', id)
    .where('payments.pays_order', '=', true)
    .where(isReturning)
    .executeTakeFirstOrThrow()
  return Number(paise ?? 0) >= total_paise
}

const findOwner = (trx: Trx, orderId: number) =>
  trx.selectFrom('orders').select('user_id').where('id', '=', orderId).executeTakeFirst()

const isLastStep = (order: LockedOrder, step: Undo['step']) =>
  step === 'delivery' ? order.parcel_state === parcelState.delivered : order.step_id === step

const isUnpaid = (order: LockedOrder) => order.payment_state === paymentState.unpaid

const hasUnpaidOrder = (trx: Trx, { user_id }: LockedOrder) =>
  trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', user_id)
    .where('status', '=', orderStatus.awaitingPayment)
    .executeTakeFirst()

/** @returns whether its customer has not been told yet, and will not be: who has been told of a step keeps it */
async function takeBackMail(trx: Trx, orderId: number, { kind, details }: StepEvent) {
  if (kind === parcelState.dispatched) return takeBackDispatched(trx, orderId, details.parcel)
  if (kind === parcelState.delivered) return takeBackDelivered(trx, orderId)
  return true
}

async function takeBack(
  trx: Trx,
  order: LockedOrder,
  taken: StepEvent,
  { by, now }: { by: Actor; now: Date },
) {
  await takeBackParcels(trx, taken)
  // A delivered order is not watched for its payment: put it back into the queue of orders to ask the provider about.
  const asked = isUnpaid(order) ? { ask_at: now } : {}
  const undone = { delivered_at: null, step_id: null, stepped_at: null, ...asked }
  await moveOrder(trx, order, { parcel_state: taken.details.from }, undone)
  await recordOrderEvent(trx, {
    orderId: order.id,
    kind: 'step_taken_back',
    details: { step: taken.kind },
    actor: by,
    now,
  })
  const action = words.activity.tookBack[taken.kind]
  await recordOrderActivity(trx, { actor: by, orderId: order.id, action, now })
}
