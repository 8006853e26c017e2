import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { sumRefundable } from '#payments/refunds/server/processing/refunded-amounts.queries.ts'
import { findPayingPayment } from '#payments/refunds/server/refundable.queries.ts'
import { requestRefundIn } from '#payments/refunds/server/request-refund.ts'
import { toRupees } from '#values/money/money.ts'
import type { ReturnStepInput } from '../contract.ts'
import { refundReasonOf } from '../rules/return.ts'
import {
  type LockedReturn,
  type StepCommand,
  type StepRefusal,
  type Taken,
  unitsToSettle,
} from './locked-return.ts'
import { findPaidOrderId } from './replacements/replacements.queries.ts'

type Trx = Transaction<Database>
type RefundCommand = StepCommand & { input: Extract<ReturnStepInput, { step: 'refund' }> }

/**
 * Requests the refund of the units that arrived, or of all if the customer keeps them. What was paid for the units of a
 * replacement was paid for the order that it replaces, so this order is refunded.
 */
export async function refundReturn(
  trx: Trx,
  parts: Parameters<typeof requestRefundIn>[1],
  { by, from, input, isConfirmed }: RefundCommand,
  { order, row, lines }: LockedReturn,
): Promise<Taken | StepRefusal> {
  const paidOrderId = await findPaidOrderId(trx, order.id)
  const payment = await findPayingPayment(trx, paidOrderId)
  if (!payment) return { ok: false, reason: 'REFUND_REFUSED' }
  const units = unitsToSettle({ row, lines })
  const paidLineOf = await findPaidLines(trx, order.id)
  const requested = await requestRefundIn(trx, parts, {
    orderId: paidOrderId,
    by,
    from,
    isConfirmed,
    isOfReplacement: paidOrderId !== order.id,
    input: {
      form_key: `return-${row.id}-of-order-${order.id}`,
      what: 'lines',
      lines: units.map((line) => ({
        item_id: paidLineOf.get(line.item_id) ?? line.item_id,
        quantity: line.units,
        restock: false,
      })),
      amount: input.amount,
      delivery: input.delivery,
      left: toRupees(await sumRefundable(trx, payment.id)),
      reason: refundReasonOf[row.reason],
      note: input.answer,
    },
  })
  if (!requested.ok)
    return { ok: false, reason: requested.reason === 'TO_CONFIRM' ? 'TO_CONFIRM' : 'REFUND_REFUSED' }
  if (requested.refund === null) return { ok: false, reason: 'REFUND_REFUSED' }
  return {
    ok: true,
    changes: { state: 'refunded', refund_id: requested.refund, answer: input.answer },
    isLarge: requested.isLarge ?? false,
  }
}

/** The paid line of each line of a replacement; empty for any other order. */
async function findPaidLines(trx: Trx, orderId: number) {
  const lines = await trx
    .selectFrom('order_items')
    .select(['id', 'replaces_item_id'])
    .where('order_id', '=', orderId)
    .execute()
  return new Map(
    lines.flatMap(({ id, replaces_item_id: paid }) => (paid === null ? [] : [[id, paid] as const])),
  )
}
