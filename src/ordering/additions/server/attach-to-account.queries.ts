import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'

/**
 * An order with added items belongs to the account of the order that they were added to, if there is one and it wasn't
 * erased. Not before it is paid, because an account has at most one unpaid order: until then it is reached with its link.
 */
export const attachToAccount = (
  trx: Transaction<Database>,
  { order_id, added_to }: { order_id: number; added_to: number },
) =>
  sql`update orders set user_id = users.id
    from orders as original join users on users.id = original.user_id
    where orders.id = ${order_id} and orders.user_id is null and original.id = ${added_to} and users.erased_at is null`.execute(
    trx,
  )
