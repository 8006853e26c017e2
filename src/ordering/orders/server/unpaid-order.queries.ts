import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { type CartOwner, isOrderOfCart } from '#ordering/buyers/server/order-owner.ts'
import { orderStatus } from '../rules/order-state.ts'
import { deliveryPaise } from './lists/order-view.queries.ts'

export type UnpaidOrder = NonNullable<Awaited<ReturnType<typeof findUnpaidOrder>>>

/** The unpaid order of a customer or of a visitor's cart, of which there is at most one. It is not locked. */
export const findUnpaidOrder = (db: Db | Transaction<Database>, owner: CartOwner) =>
  db
    .selectFrom('orders')
    .select(['id', 'address_id', 'address', deliveryPaise])
    .where(isOrderOfCart(owner))
    .where('status', '=', orderStatus.awaitingPayment)
    .executeTakeFirst()
