import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transactUnlessRefused } from '#database/transact.ts'
import { moveStock } from '#inventory/stock/server/move-stock.ts'
import { notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import { queueOrderMessages } from '#ordering/orders/server/messages/queue-order-messages.ts'
import { recordOrderEvent } from '#ordering/orders/server/states/record-order-event.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import { findRefundableLines } from '#payments/refunds/server/refundable.queries.ts'
import type { requestRefundIn } from '#payments/refunds/server/request-refund.ts'
import { canStep, mayDecline } from '../rules/return.ts'
import {
  type LockedReturn,
  listReturnLines,
  lockReturn,
  type StepCommand,
  type StepRefusal,
  type Taken,
  unitsToSettle,
} from './locked-return.ts'
import { refundReturn } from './refund-return.ts'
import { placeReplacement } from './replacements/place-replacement.ts'

type Trx = Transaction<Database>
type StepParts = Parameters<typeof requestRefundIn>[1]
export type StepReturn = { ok: true; isLarge?: boolean } | StepRefusal

/**
 * Takes the next step of a return: the decision, the arrival, the inspection, which alone returns goods to stock, and the
 * refund, which is requested like any other and restocks nothing, or the replacement, which is an order of its own.
 */
export async function stepReturn(parts: StepParts, command: StepCommand): Promise<StepReturn> {
  const stepped = await transactUnlessRefused(parts.db, async (trx): Promise<StepReturn> => {
    const { returnId, input } = command
    const found = await trx
      .selectFrom('returns')
      .select('order_id')
      .where('id', '=', returnId)
      .executeTakeFirst()
    const order = found && (await lockOrder(trx, found.order_id))
    const row = order && (await lockReturn(trx, returnId))
    if (!row) return { ok: false, reason: 'NO_SUCH_RETURN' }
    if (row.version !== input.version) return { ok: false, reason: 'RETURN_CHANGED' }
    if (!canStep(row, input.step)) return { ok: false, reason: 'NOT_NOW' }
    const now = parts.clock.now()
    const taken = await takeStep(trx, parts, command, {
      order,
      row,
      lines: await listReturnLines(trx, returnId),
      now,
    })
    if (!taken.ok) return taken
    await trx
      .updateTable('returns')
      .set({ ...taken.changes, version: row.version + 1, changed_at: now })
      .where('id', '=', returnId)
      .execute()
    if (taken.event)
      await recordOrderEvent(trx, { orderId: order.id, ...taken.event, actor: command.by, now })
    const { replacement_id: replacement } = taken.changes
    if (replacement) await queueOrderMessages(trx, replacement, notifyContext(parts, now))
    await queueOrderMessages(trx, order.id, notifyContext(parts, now))
    return { ok: true, isLarge: taken.isLarge ?? false }
  })
  parts.catalogueVersion.stockMoved()
  return stepped
}

async function takeStep(
  trx: Trx,
  parts: StepParts,
  command: StepCommand,
  locked: LockedReturn,
): Promise<Taken | StepRefusal> {
  const { input } = command
  const { row } = locked
  const details = { return: row.id }
  switch (input.step) {
    case 'approve':
      return {
        ok: true,
        changes: { state: 'approved', send_back: input.send_back, answer: input.answer },
        event: { kind: 'return_approved', details },
      }
    case 'decline':
      if (!mayDecline(row.reason, input.reason)) return { ok: false, reason: 'LAW_GIVES_RETURN' }
      if (input.answer === '' && input.reason === 'other') return { ok: false, reason: 'ANSWER_NEEDED' }
      return {
        ok: true,
        changes: { state: 'declined', decline_reason: input.reason, answer: input.answer },
        event: { kind: 'return_declined', details },
      }
    case 'receive':
      return (await receive(trx, locked, input.lines))
        ? { ok: true, changes: { state: 'received' }, event: { kind: 'return_received', details } }
        : { ok: false, reason: 'UNITS' }
    case 'inspect': {
      const refused = await inspect(trx, command, locked, input.lines)
      if (refused) return { ok: false, reason: refused }
      const restocked = input.lines.reduce((sum, { restock }) => sum + restock, 0)
      const wasted = input.lines.reduce((sum, { waste }) => sum + waste, 0)
      return {
        ok: true,
        changes: { state: 'inspected' },
        event: { kind: 'return_inspected', details: { ...details, restocked, wasted } },
      }
    }
    case 'refund':
      return refundReturn(trx, parts, { ...command, input }, locked)
    case 'replace': {
      const lines = unitsToSettle(locked)
      const placed = await placeReplacement(trx, parts, { order: locked.order, lines, by: command.by })
      if (!placed.ok) return placed
      return {
        ok: true,
        changes: { state: 'replaced', replacement_id: placed.orderId, answer: input.answer },
        event: { kind: 'return_replaced', details: { ...details, order: placed.orderId } },
      }
    }
    case 'close':
      if (input.answer === '') return { ok: false, reason: 'ANSWER_NEEDED' }
      return {
        ok: true,
        changes: { state: 'closed', answer: input.answer },
        event: { kind: 'return_closed', details },
      }
  }
}

/** Stores how many units of each line arrived. @returns false if the units don't fit the return */
async function receive(
  trx: Trx,
  { row, lines }: LockedReturn,
  arrived: { item_id: number; units: number }[],
) {
  const unitsOf = (id: number) => arrived.find(({ item_id }) => item_id === id)?.units ?? 0
  const isKnown = arrived.every(({ item_id }) => lines.some(({ order_item_id }) => order_item_id === item_id))
  const isWithin = lines.every(({ order_item_id, quantity }) => unitsOf(order_item_id) <= quantity)
  if (!isKnown || !isWithin || !arrived.some(({ units }) => units > 0)) return false
  for (const { order_item_id } of lines)
    await trx
      .updateTable('return_lines')
      .set({ received: unitsOf(order_item_id) })
      .where('return_id', '=', row.id)
      .where('order_item_id', '=', order_item_id)
      .execute()
  return true
}

type Inspected = { item_id: number; restock: number; waste: number }

/** Every unit that arrived is either restocked or waste. @returns why it is refused */
async function inspect(
  trx: Trx,
  { by }: StepCommand,
  { order, row, lines, now }: LockedReturn,
  inspected: Inspected[],
): Promise<'UNITS' | 'GOODS_GONE' | undefined> {
  const resultOf = (id: number) => inspected.find(({ item_id }) => item_id === id) ?? { restock: 0, waste: 0 }
  const isComplete = lines.every(({ order_item_id, received }) => {
    const { restock, waste } = resultOf(order_item_id)
    return restock + waste === received
  })
  const isKnown = inspected.every(({ item_id }) =>
    lines.some(({ order_item_id }) => order_item_id === item_id),
  )
  if (!isComplete || !isKnown || new Set(inspected.map(({ item_id }) => item_id)).size < inspected.length)
    return 'UNITS'
  const sold = await findRefundableLines(trx, order.id)
  const changes = []
  for (const { item_id, restock } of inspected) {
    if (restock === 0) continue
    const line = sold.find(({ id }) => id === item_id)
    if (!line?.packId || restock > line.quantity - line.putBack) return 'GOODS_GONE'
    changes.push({
      packId: line.packId,
      by: restock,
      reason: 'returned' as const,
      orderId: order.id,
      actor: by,
    })
  }
  if (!(await moveStock(trx, changes, now)).ok) return 'GOODS_GONE'
  for (const { item_id, restock, waste } of inspected)
    await trx
      .updateTable('return_lines')
      .set({ restocked: restock, wasted: waste })
      .where('return_id', '=', row.id)
      .where('order_item_id', '=', item_id)
      .execute()
  return undefined
}
