import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { orderStatus, paymentMethod } from '#ordering/orders/rules/order-state.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'

/**
 * Attaches the paid or delivered orders that guests placed with an account's e-mail address to the account, if its owner
 * has set the pin or logged in with a mailed link or code. Nothing else is a proof: anybody can register with any address
 * and make its owner click a link. A phone number is never confirmed, so no order is attached because of it. An unpaid
 * order stays with the guest who is paying it, until the account's owner logs in after that. Links to the orders keep
 * working.
 */
export async function attachGuestOrders(
  trx: Transaction<Database>,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    update orders set user_id = users.id
    from order_buyers join users on users.email = order_buyers.email
    where users.id = ${userId} and users.role = 'customer' and users.erased_at is null
      and users.email_proved_at is not null and order_buyers.link_hash is not null
      and order_buyers.order_id = orders.id and orders.user_id is null
      and (orders.paid_at is not null or orders.payment_method = ${paymentMethod.none} or orders.status = ${orderStatus.delivered})
    returning users.name`.execute(trx)
  const [first] = rows
  if (!first) return
  const user = { id: userId, name: first.name }
  await recordSecurity(trx, { event: 'guest orders attached', user, details: { orders: rows.length }, now })
}
