import type { Selectable, Transaction, Updateable } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { WrittenOrderEvent } from '#database/tables/order-history.ts'
import type { ReturnsTable } from '#database/tables/returns.ts'
import type { LockedOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Origin } from '#people/security/server/origin-of.ts'
import type { ReturnStepInput } from '../contract.ts'
import type { ReplacementRefusal } from './replacements/place-replacement.ts'

type Refusal =
  | 'NO_SUCH_RETURN'
  | 'RETURN_CHANGED'
  | 'NOT_NOW'
  | 'LAW_GIVES_RETURN'
  | 'ANSWER_NEEDED'
  | 'UNITS'
  | 'GOODS_GONE'
  | 'REFUND_REFUSED'
  | 'TO_CONFIRM'
export type StepRefusal = { ok: false } & ({ reason: Refusal } | ReplacementRefusal)

export type StepCommand = {
  returnId: number
  by: { id: number; name: string }
  from: Origin
  input: ReturnStepInput
  /** Whether step-up authentication was completed, which a large refund requires. */
  isConfirmed: boolean
}

type Line = { order_item_id: number; quantity: number; received: number | null }

/** A return that takes a step, with its order, both locked. */
export type LockedReturn = { order: LockedOrder; row: Selectable<ReturnsTable>; lines: Line[]; now: Date }

/** What a step changes besides the version, and its event; a refund records its own. */
export type Taken = {
  ok: true
  changes: Updateable<Database['returns']>
  event?: WrittenOrderEvent
  isLarge?: boolean
}

/** The return; its order must be locked. */
export const lockReturn = (trx: Transaction<Database>, returnId: number) =>
  trx.selectFrom('returns').selectAll().where('id', '=', returnId).forUpdate().executeTakeFirst()

export const listReturnLines = (trx: Transaction<Database>, returnId: number): Promise<Line[]> =>
  trx
    .selectFrom('return_lines')
    .select(['order_item_id', 'quantity', 'received'])
    .where('return_id', '=', returnId)
    .orderBy('order_item_id')
    .execute()

/** The units that are refunded or replaced: those that arrived, or all if the customer keeps them. */
export const unitsToSettle = ({ row, lines }: Pick<LockedReturn, 'row' | 'lines'>) =>
  lines.flatMap(({ order_item_id, quantity, received }) => {
    const units = row.send_back ? (received ?? 0) : quantity
    return units > 0 ? [{ item_id: order_item_id, units }] : []
  })
