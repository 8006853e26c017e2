import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { RefundInput } from '../contract.ts'
import type { RefundBreakdown } from './quote-refund.ts'

type Trx = Transaction<Database>

type NewRefund = {
  order: { id: number }
  payment: { id: string }
  breakdown: RefundBreakdown
  input: Pick<RefundInput, 'form_key' | 'note'> & { reason: string }
  by: { id: number; name: string }
  key: string
  now: Date
}

/**
 * Inserts a refund that the merchant has requested, with its lines. The job then sends it to the provider.
 * @param refund `key`: the idempotency key for the provider
 * @returns its id
 */
export async function insertRefund(trx: Trx, { order, payment, breakdown, input, by, key, now }: NewRefund) {
  const { id } = await trx
    .insertInto('refunds')
    .values({
      payment_id: payment.id,
      order_id: order.id,
      amount_paise: breakdown.paise,
      delivery_paise: breakdown.delivery,
      reason: input.reason,
      note: input.note,
      idempotency_key: key,
      source: 'merchant',
      form_key: input.form_key,
      wanted_by: by.id,
      wanted_by_name: by.name,
      status: 'wanted',
      next_attempt_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = breakdown.lines.map(({ line, quantity, paise, restock }) => ({
    refund_id: id,
    order_item_id: line.id,
    quantity,
    amount_paise: paise,
    restocked: restock,
  }))
  if (lines.length > 0) await trx.insertInto('refund_lines').values(lines).execute()
  return id
}
