import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'

type Trx = Transaction<Database>

/** Whether the buyer has erased their account: then no mail may be sent about the order. */
export const isBuyerErased = async (trx: Trx, orderId: number) =>
  (await trx
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select('users.id')
    .where('orders.id', '=', orderId)
    .where('users.erased_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/** Whether the user has erased their account. */
export const isUserErased = async (trx: Trx, userId: number) =>
  (await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('erased_at', 'is not', null)
    .executeTakeFirst()) !== undefined
