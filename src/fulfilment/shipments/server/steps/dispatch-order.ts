import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { findCashDispatchRefusal } from '#ordering/cash-on-delivery/server/find-cash-dispatch-refusal.ts'
import { issueCashInvoice } from '#ordering/cash-on-delivery/server/issue-cash-invoice.ts'
import {
  isAwaitingPayment,
  isCancelled,
  isDelivered,
  isDueOnDelivery,
  shipmentState,
} from '#ordering/orders/rules/order-state.ts'
import { listUnsentLines, type UnsentLine } from '#ordering/orders/server/lists/unsent-lines.queries.ts'
import type { Actor } from '#ordering/orders/server/states/record-order-event.ts'
import { type LockedOrder, lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { hasRecalledUnits } from '../recalled-units.queries.ts'
import { applyStep, type StepRefusal, type StepResult } from './apply-step.ts'
import { findByIdempotencyKey, type ShipmentInput } from './find-by-idempotency-key.ts'

type Trx = Transaction<Database>

type DispatchInput = ShipmentInput & { by: Actor | undefined }
type DispatchDeps = Pick<Parts, 'db' | 'clock' | 'store' | 'settings' | 'hooks' | 'storeSettingsForDocuments'>

/**
 * Dispatches a shipment and queues a mail to the customer. The order counts as dispatched once no unit is unsent; until
 * then the next shipment takes the rest. A cash order is dispatched in one shipment, with its invoice.
 */
export async function dispatchOrder(parts: DispatchDeps, dispatch: DispatchInput): Promise<StepResult> {
  const result = await transact(parts.db, (trx) => dispatchInTransaction(trx, parts, dispatch))
  await parts.hooks?.at?.('parcel:sent')
  return result
}

async function dispatchInTransaction(
  trx: Trx,
  parts: DispatchDeps,
  dispatch: DispatchInput,
): Promise<StepResult> {
  const order = await lockOrder(trx, dispatch.orderId)
  if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
  const earlier = await findByIdempotencyKey(trx, dispatch)
  if (earlier) return earlier
  const unsent = await listUnsentLines(trx, order.id)
  const reason = findDispatchRefusal(order, unsent)
  if (reason) return { ok: false, reason }
  if (await hasRecalledUnits(trx, order.id)) return { ok: false, reason: 'RECALLED' }
  const lines = dispatch.lines ?? unsent
  if (!areAvailable(unsent, lines)) return { ok: false, reason: 'NOT_THAT_MANY' }
  const whole = countUnits(lines) === countUnits(unsent)
  const cashRefusal = isDueOnDelivery(order) && (await findCashDispatchRefusal(trx, parts, order, { whole }))
  if (cashRefusal) return { ok: false, reason: cashRefusal }
  await createShipment(trx, parts, order, dispatch, { lines, whole })
  await parts.hooks?.at?.('parcel:told')
  if (isDueOnDelivery(order)) await issueCashInvoice(trx, parts, order.id)
  return { ok: true, changed: true }
}

/**
 * Why an order cannot be dispatched; undefined if it can be. An order may count as dispatched because its rest was
 * refunded; if that refund failed, the rest must still be sent.
 */
function findDispatchRefusal(order: LockedOrder, unsent: UnsentLine[]): StepRefusal | undefined {
  if (isCancelled(order)) return 'CANCELLED'
  if (isAwaitingPayment(order)) return 'UNPAID'
  if (isDelivered(order)) return 'MOVED_ON'
  if (order.parcel_state === shipmentState.dispatched && unsent.length === 0) return 'MOVED_ON'
  return undefined
}

/** Whether there is a line, none is named twice, and none asks for more than is unsent. */
function areAvailable(unsent: UnsentLine[], lines: UnsentLine[]) {
  const left = new Map(unsent.map(({ orderItemId, quantity }) => [orderItemId, quantity]))
  const isTwice = new Set(lines.map(({ orderItemId }) => orderItemId)).size < lines.length
  return (
    lines.length > 0 &&
    !isTwice &&
    lines.every(({ orderItemId, quantity }) => quantity <= (left.get(orderItemId) ?? 0))
  )
}

const countUnits = (lines: UnsentLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

type ShipmentContent = { lines: UnsentLine[]; whole: boolean }

/** Stores the shipment and its lines, and applies the step to the order. */
async function createShipment(
  trx: Trx,
  parts: DispatchDeps,
  order: LockedOrder,
  dispatch: DispatchInput,
  { lines, whole }: ShipmentContent,
) {
  const now = parts.clock.now()
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
  await parts.hooks?.at?.('parcel:written')
  const from = order.parcel_state
  const details = { from, parcel, courier, tracking_number, whole }
  const to = whole ? shipmentState.dispatched : from
  await applyStep(trx, parts, order, { to, event: { kind: shipmentState.dispatched, details }, by, now })
}
