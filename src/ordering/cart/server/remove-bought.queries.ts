import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { BoughtLine } from '#operations/notifications/server/format-order.ts'

/**
 * Removes the bought quantities from the buyer's cart, the customer's or the visitor's; units added since stay. One
 * statement updates each line once.
 * @returns the lines of the order
 */
export async function removeBoughtFromCart(
  trx: Transaction<Database>,
  orderId: number,
): Promise<BoughtLine[]> {
  const { rows } = await sql<BoughtLine>`
    with bought as (select * from order_items where order_id = ${orderId}),
    cart as (
      select id from carts where user_id = (select user_id from orders where id = ${orderId})
        or token_hash = (select cart_hash from order_buyers where order_id = ${orderId})
    ),
    gone as (
      delete from cart_items using bought, cart
      where cart_id = cart.id and cart_items.pack_id = bought.pack_id and cart_items.quantity <= bought.quantity
    ), fewer as (
      update cart_items set quantity = cart_items.quantity - bought.quantity from bought, cart
      where cart_id = cart.id and cart_items.pack_id = bought.pack_id and cart_items.quantity > bought.quantity
    )
    select name, names, size, quantity, unit_price_paise from bought order by id`.execute(trx)
  return rows
}
