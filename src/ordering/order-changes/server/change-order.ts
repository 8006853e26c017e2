import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transactUnlessRefused } from '#database/transact.ts'
import { lockFullDays } from '#ordering/delivery/server/full-days.queries.ts'
import {
  type Actor,
  announceOrderEvents,
  recordOrderEvent,
} from '#ordering/orders/server/states/record-order-event.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import { findOrderOfForm, lockForm } from '#ordering/phone-orders/server/phone-orders.queries.ts'
import type { Parts } from '#parts.ts'
import { refundInputOf } from '#payments/exchanges/server/quote-taken.ts'
import { refundNeedsStepUp } from '#payments/refunds/server/refund-needs-step-up.ts'
import { findPayingPayment, findRefundable } from '#payments/refunds/server/refundable.queries.ts'
import { type RequestRefund, requestRefundIn } from '#payments/refunds/server/request-refund.ts'
import type { Origin } from '#people/security/server/origin-of.ts'
import { toPaise } from '#values/money/money.ts'
import type { ChangeInput } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { type AdditionRefused, placeAddition } from './place-addition.ts'
import { type ChangeRefused, quoteChange } from './quote-change.ts'

type Trx = Transaction<Database>

type ChangeCommand = {
  orderId: number
  input: ChangeInput
  by: Actor
  from?: Origin
  /** Whether step-up authentication was completed, which a large refund requires. */
  isConfirmed: boolean
}

export type ChangeOrder =
  | {
      ok: true
      /** The order of the added items. */
      addedOrder: number | undefined
      /** Set when the refund consumed the step-up confirmation. */
      isLarge: boolean
    }
  | ChangeRefused
  | AdditionRefused
  | { ok: false; reason: 'NO_SUCH_ORDER' | 'CHANGED' }
  | { ok: false; reason: 'REFUND_REFUSED'; refused: Extract<RequestRefund, { ok: false }> }

/**
 * Changes a paid order whose units are still here, or one that is paid on delivery. Its lines and documents stay as they
 * are: what is taken out is refunded and goes back to stock, and what is added becomes an order of its own, which is sent
 * together with it. Both happen in one transaction, or, if a payment link is paid for the added items, the first with the
 * payment. The same form sent again changes nothing else.
 */
export async function changeOrder(parts: Parts, command: ChangeCommand): Promise<ChangeOrder> {
  const changed = await transactUnlessRefused(parts.db, (trx) => changeInTransaction(trx, parts, command))
  if (changed.ok) parts.catalogueVersion.stockMoved()
  return changed
}

async function changeInTransaction(trx: Trx, parts: Parts, command: ChangeCommand): Promise<ChangeOrder> {
  const { orderId, input, by } = command
  const { clock, store } = parts
  const now = clock.now()
  await lockForm(trx, input.form_key)
  const earlier = await findEarlier(trx, input.form_key)
  if (earlier) return { ok: true, addedOrder: earlier.addedOrder, isLarge: false }
  const order = await lockOrder(trx, orderId)
  if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
  const fullDays = await lockFullDays(trx, store(), now)
  const quoted = await quoteChange(trx, parts, { order, changes: input, how: input.payment.how, fullDays })
  if (!quoted.ok) return quoted
  if (!isAsShown(input, quoted)) return { ok: false, reason: 'CHANGED' }
  const { settlement, added } = quoted
  const addition =
    added &&
    (await placeAddition(trx, parts, {
      order,
      input,
      quoted: added,
      settlement,
      by,
      takesPaise: quoted.takenPaise,
    }))
  if (addition && !addition.ok) return addition
  const isTakenNow = input.take.length > 0 && !settlement.waits
  const isLarge =
    settlement.waits && (await refundNeedsStepUp(trx, orderId, { paise: quoted.takenPaise, store: store() }))
  if (isLarge && !command.isConfirmed)
    return { ok: false, reason: 'REFUND_REFUSED', refused: { ok: false, reason: 'TO_CONFIRM' } }
  const refund = isTakenNow ? await takeOut(trx, parts, command, settlement.exchanged) : undefined
  if (refund && !refund.ok) return { ok: false, reason: 'REFUND_REFUSED', refused: refund }
  if (addition) {
    await announceOrderEvents(trx, { actor: by, now })
    const text = words.addedNote({ id: addition.orderId })
    await recordOrderEvent(trx, { orderId, kind: 'note', details: { text }, actor: by, now })
  }
  return { ok: true, addedOrder: addition?.orderId, isLarge: isLarge || (refund?.isLarge ?? false) }
}

/** What this form has changed before, if its answer was lost. */
async function findEarlier(trx: Trx, formKey: string) {
  const addedOrder = await findOrderOfForm(trx, formKey)
  if (addedOrder !== undefined) return { addedOrder }
  const refund = await trx
    .selectFrom('refunds')
    .select('id')
    .where('form_key', '=', formKey)
    .executeTakeFirst()
  return refund && { addedOrder: undefined }
}

type Quoted = Extract<Awaited<ReturnType<typeof quoteChange>>, { ok: true }>

/** Whether prices, and what can be refunded, are still those on the screen. */
const isAsShown = ({ shown }: ChangeInput, { takenPaise, addedPaise, left }: Quoted) =>
  toPaise(shown.taken) === takenPaise && toPaise(shown.added) === addedPaise && toPaise(shown.left) === left

/** Refunds what is taken out, and puts it back to stock. */
async function takeOut(
  trx: Trx,
  parts: Parts,
  { orderId, input, by, from, isConfirmed }: ChangeCommand,
  exchangedPaise: number,
) {
  const order = await lockOrder(trx, orderId)
  const payment = await findPayingPayment(trx, orderId)
  if (!order || !payment) throw new Error(`order ${orderId} was locked, and paid`)
  const refundable = await findRefundable(trx, order, payment.id)
  return requestRefundIn(trx, parts, {
    orderId,
    by,
    ...(from && { from }),
    input: { ...refundInputOf(refundable, input.take), form_key: input.form_key },
    isConfirmed,
    exchangedPaise,
  })
}
