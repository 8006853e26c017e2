import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transactUnlessRefused } from '#database/transact.ts'
import {
  type RecalledLine,
  returnRecalledUnits,
} from '#inventory/batches/server/recalled/return-recalled-units.ts'
import { notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import { minTotalPaise } from '#ordering/discounts/rules/keep-discounts.ts'
import {
  isDueOnDelivery,
  isNotFullyShipped,
  paymentMethod,
  shipmentState,
} from '#ordering/orders/rules/order-state.ts'
import { hasInvoice } from '#ordering/orders/server/lists/has-invoice.queries.ts'
import { queueOrderMessages } from '#ordering/orders/server/messages/queue-order-messages.ts'
import { type Actor, recordOrderEvent } from '#ordering/orders/server/states/record-order-event.ts'
import {
  type LockedOrder,
  lockOrder,
  transitionOrder,
} from '#ordering/orders/server/states/transition-order.ts'
import { removeUnits } from '#ordering/pricing/server/remove-units.ts'
import type { Parts } from '#parts.ts'
import type { Paise } from '#values/money/money.ts'

type Trx = Transaction<Database>
type RemoveParts = Pick<Parts, 'db' | 'clock' | 'store' | 'settings' | 'catalogueVersion'>

/**
 * `NOT_DUE`: it is no cash order, or it was paid or cancelled. `INVOICED`: an invoice names the units. `NOTHING_LEFT`: the
 * order has nothing but recalled units, and `TOO_LITTLE`: it would cost less than ₹1, so it has to be cancelled.
 */
type RemoveRefusal = 'NO_SUCH_ORDER' | 'NOT_DUE' | 'DISPATCHED' | 'INVOICED' | 'NOTHING_LEFT' | 'TOO_LITTLE'
export type RemoveRecalled = { ok: true; changed: boolean } | { ok: false; reason: RemoveRefusal }

/**
 * Removes recalled units from a cash order instead of replacing them, so that the rest can be sent and the courier
 * collects less. The units return to their batches, where they stay in quarantine; a packed order has to be packed again;
 * the customer gets a mail. Idempotent: nothing changes if the order has no recalled units.
 */
export async function removeRecalled(
  parts: RemoveParts,
  { orderId, by }: { orderId: number; by: Actor },
): Promise<RemoveRecalled> {
  const removed = await transactUnlessRefused(parts.db, async (trx): Promise<RemoveRecalled> => {
    const order = await lockOrder(trx, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    const reason = await findRefusal(trx, order)
    if (reason) return { ok: false, reason }
    const now = parts.clock.now()
    const lines = await returnRecalledUnits(trx, orderId, now)
    if (lines.length === 0) return { ok: true, changed: false }
    if (!(await hasOtherUnits(trx, orderId, lines))) return { ok: false, reason: 'NOTHING_LEFT' }
    const units = new Map(lines.map((line) => [line.id, line.units]))
    const totalPaise = await removeUnits(trx, orderId, { units, minTotalPaise })
    if (totalPaise === undefined) return { ok: false, reason: 'TOO_LITTLE' }
    await recordRemoval(trx, parts, order, { lines, by, paise: order.total_paise - totalPaise })
    return { ok: true, changed: true }
  })
  parts.catalogueVersion.stockMoved()
  return removed
}

async function findRefusal(trx: Trx, order: LockedOrder): Promise<RemoveRefusal | undefined> {
  if (order.payment_method !== paymentMethod.cashOnDelivery || !isDueOnDelivery(order)) return 'NOT_DUE'
  if (!isNotFullyShipped(order.parcel_state)) return 'DISPATCHED'
  return (await hasInvoice(trx, order.id)) ? 'INVOICED' : undefined
}

/** Whether the order has units that are not recalled. */
async function hasOtherUnits(trx: Trx, orderId: number, recalled: RecalledLine[]) {
  const { units } = await trx
    .selectFrom('order_items')
    .select((eb) => eb.fn.sum<string>('quantity').as('units'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(units) > recalled.reduce((sum, line) => sum + line.units, 0)
}

type Removal = { lines: RecalledLine[]; by: Actor; paise: Paise }

/** Records the removal in the order's history, from which the mail follows, and has a packed order packed again. */
async function recordRemoval(
  trx: Trx,
  parts: RemoveParts,
  order: LockedOrder,
  { lines, by, paise }: Removal,
) {
  const { id: orderId } = order
  const now = parts.clock.now()
  const details = { paise, items: lines.map(({ name, size, units }) => ({ name, size, quantity: units })) }
  await recordOrderEvent(trx, { orderId, kind: 'recalled_removed', details, actor: by, now })
  if (order.parcel_state === shipmentState.packed) {
    const toPack = { parcel_state: shipmentState.toPack }
    await transitionOrder(trx, order, toPack, { step_id: null, stepped_at: null })
    await recordOrderEvent(trx, { orderId, kind: 'unpacked', details: {}, now })
  }
  await queueOrderMessages(trx, orderId, notifyContext(parts, now))
}
