import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'

/**
 * Removes the bought quantities from the cart that was ordered: the customer's, the visitor's, or the one into which the
 * visitor's was merged, and the code that was used. Units added since stay. One statement updates each line once.
 */
export const removeBoughtFromCart = (trx: Transaction<Database>, orderId: number) =>
  sql`
    with bought as (select * from order_items where order_id = ${orderId}),
    cart as (
      select carts.id from carts join orders on orders.id = ${orderId} join order_buyers on order_id = orders.id
      where carts.user_id = orders.user_id or carts.user_id = cart_user_id or token_hash = cart_hash
    ),
    used as (
      delete from cart_coupons using cart
      where cart_id = cart.id and coupon_id in (
        select coupon_id from order_coupons join order_adjustments on id = discount_id where order_id = ${orderId}
      )
    ),
    gone as (
      delete from cart_items using bought, cart
      where cart_id = cart.id and cart_items.pack_id = bought.pack_id and cart_items.quantity <= bought.quantity
    )
    update cart_items set quantity = cart_items.quantity - bought.quantity from bought, cart
    where cart_id = cart.id and cart_items.pack_id = bought.pack_id and cart_items.quantity > bought.quantity`.execute(
    trx,
  )
