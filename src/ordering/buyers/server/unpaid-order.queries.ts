import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { CartOwner } from '#ordering/cart/server/cart-owner.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import { deliveryPaise } from '#ordering/orders/server/lists/order-view.queries.ts'
import { isOrderOfCart } from './order-owner.ts'

export type UnpaidOrder = NonNullable<Awaited<ReturnType<typeof findUnpaidOrder>>>

/** The unpaid order of a customer or of a visitor's cart, of which there is at most one. It is not locked. */
export const findUnpaidOrder = (db: Db | Transaction<Database>, owner: CartOwner) =>
  db
    .selectFrom('orders')
    .select(['id', 'address_id', 'address', deliveryPaise])
    .where(isOrderOfCart(owner))
    .where('status', '=', orderStatus.awaitingPayment)
    .executeTakeFirst()
