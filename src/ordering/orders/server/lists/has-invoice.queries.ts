import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'

/** Whether an invoice was issued for an order. */
export async function hasInvoice(trx: Transaction<Database>, orderId: number) {
  const found = await trx
    .selectFrom('documents')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '<>', 'credit_note')
    .executeTakeFirst()
  return found !== undefined
}
