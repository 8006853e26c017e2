import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'

type Trx = Transaction<Database>

/** Whether the buyer's data has been erased: then no mail may be sent about the order. */
export const isBuyerErased = async (trx: Trx, orderId: number) =>
  (await trx
    .selectFrom('order_buyers')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('email', '=', '')
    .executeTakeFirst()) !== undefined

/** Whether the user has erased their account. */
export const isUserErased = async (trx: Trx, userId: number) =>
  (await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('erased_at', 'is not', null)
    .executeTakeFirst()) !== undefined
