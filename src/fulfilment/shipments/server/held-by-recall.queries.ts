import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { isHeldByRecall } from '#database/units-recalled.ts'

/** Whether goods of a recalled batch are in it, or are to be, so that it must not leave. */
export async function holdsRecalled(trx: Transaction<Database>, orderId: number) {
  const held = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where(isHeldByRecall)
    .executeTakeFirst()
  return held !== undefined
}
