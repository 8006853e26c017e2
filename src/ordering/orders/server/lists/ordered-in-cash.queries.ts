import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { CancelReason } from '#database/tables/orders.ts'
import { paymentMethod } from '../../rules/order-state.ts'

/** Why a cash order was cancelled that its customer did not accept. */
export const refused: CancelReason = 'refused'

/**
 * Whether a customer has ordered in cash since the given time. An order that was cancelled before it was dispatched does
 * not count.
 */
export async function hasOrderedInCash(trx: Transaction<Database>, userId: number, since: Date) {
  const found = await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('payment_method', '=', paymentMethod.cashOnDelivery)
    .where('created_at', '>=', since)
    .where((eb) => eb.or([eb('cancel_reason', 'is', null), eb('cancel_reason', '=', refused)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
