import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { tellDispatched } from '#operations/notifications/server/tell-of-parcel.ts'
import { undoUntil } from '#ordering/orders/server/lists/order-view.queries.ts'
import { findUnsentLines, type Line } from '#ordering/orders/server/lists/unsent-lines.queries.ts'
import { type LockedOrder, lockOrder } from '#ordering/orders/server/states/move-order.ts'
import type { Actor } from '#ordering/orders/server/states/record-order-event.ts'
import type { Parts } from '#parts.ts'
import { isAwaitingPayment, isCancelled, isDelivered, parcelState } from '#values/order-state.ts'
import { said } from '../../words/parcel/index.ts'
import { holdsRecalled } from '../held-by-recall.queries.ts'
import { type ParcelForm, sentBefore } from './sent-before.ts'
import { type StepRefusal, type StepTaken, takeStep } from './take-step.ts'

type Trx = Transaction<Database>

type Dispatch = ParcelForm & { by: Actor }
type Dispatching = Pick<Parts, 'db' | 'clock' | 'store' | 'settings' | 'hooks'>

/**
 * Hands a parcel to its courier. The order is dispatched once nothing of it is left to be sent; until then it stays where
 * it is, and its next parcel takes what is left.
 */
export async function dispatchOrder(parts: Dispatching, dispatch: Dispatch): Promise<StepTaken> {
  const taken = await transact(parts.db, (trx) => dispatchIn(trx, parts, dispatch))
  await parts.hooks?.at?.('parcel:sent')
  return taken
}

async function dispatchIn(
  trx: Trx,
  { clock, store, settings, hooks }: Dispatching,
  dispatch: Dispatch,
): Promise<StepTaken> {
  const order = await lockOrder(trx, dispatch.orderId)
  if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
  const before = await sentBefore(trx, dispatch)
  if (before) return before
  const unsent = await findUnsentLines(trx, order.id)
  const reason = whyNotSent(order, unsent)
  if (reason) return { ok: false, reason }
  if (await holdsRecalled(trx, order.id)) return { ok: false, reason: 'RECALLED' }
  const lines = dispatch.lines ?? unsent
  if (!areAmong(unsent, lines)) return { ok: false, reason: 'NOT_THAT_MANY' }
  const now = clock.now()
  const parcel = await send(trx, order, dispatch, { lines, whole: units(lines) === units(unsent), now })
  await hooks?.at?.('parcel:written')
  await tellDispatched(
    trx,
    order,
    {
      ...dispatch,
      id: parcel,
      rest: units(unsent) - units(lines),
      courierName: said.couriers[dispatch.courier].in(order.locale),
    },
    { store: store(), publicUrl: settings.publicUrl, now, undoUntil: undoUntil(now) },
  )
  await hooks?.at?.('parcel:told')
  return { ok: true, changed: true }
}

/** An order may count as sent because its rest was refunded: where that refund failed, the rest is still to be sent. */
function whyNotSent(order: LockedOrder, unsent: Line[]): StepRefusal | undefined {
  if (isCancelled(order)) return 'CANCELLED'
  if (isAwaitingPayment(order)) return 'UNPAID'
  if (isDelivered(order)) return 'MOVED_ON'
  if (order.parcel_state === parcelState.dispatched && unsent.length === 0) return 'MOVED_ON'
  return undefined
}

/** Whether so many of each line are there to be sent. */
function areAmong(unsent: Line[], lines: Line[]) {
  const left = new Map(unsent.map(({ orderItemId, quantity }) => [orderItemId, quantity]))
  const isTwice = new Set(lines.map(({ orderItemId }) => orderItemId)).size < lines.length
  return (
    lines.length > 0 &&
    !isTwice &&
    lines.every(({ orderItemId, quantity }) => quantity <= (left.get(orderItemId) ?? 0))
  )
}

const units = (lines: Line[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

type Sent = { lines: Line[]; whole: boolean; now: Date }

/** @returns the parcel's number */
async function send(trx: Trx, order: LockedOrder, dispatch: Dispatch, { lines, whole, now }: Sent) {
  const { courier, trackingNumber: tracking_number, formKey: form_key, by } = dispatch
  const { id: parcel } = await trx
    .insertInto('parcels')
    .values({ order_id: order.id, courier, tracking_number, form_key, dispatched_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('parcel_items')
    .values(
      lines.map(({ orderItemId, quantity }) => ({
        parcel_id: parcel,
        order_item_id: orderItemId,
        quantity,
      })),
    )
    .execute()
  const from = order.parcel_state
  const details = { from, parcel, courier, tracking_number, whole }
  const to = whole ? parcelState.dispatched : from
  await takeStep(trx, order, { to, event: { kind: parcelState.dispatched, details }, by, now })
  return parcel
}
