import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'

type Trx = Transaction<Database>

/** Whether the user has erased their account. */
export const isUserErased = async (trx: Trx, userId: number) =>
  (await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('erased_at', 'is not', null)
    .executeTakeFirst()) !== undefined
