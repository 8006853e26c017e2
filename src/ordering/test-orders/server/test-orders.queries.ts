import { variantNameSql } from '#catalogue/variants/server/variant-name.ts'
import type { Db } from '#database/connect.ts'
import { buyerEmail } from '#ordering/buyers/server/buyer.queries.ts'
import { orderStatus, paymentMethod } from '#ordering/orders/rules/order-state.ts'
import type { Language } from '#words/language.ts'

/** The cheapest variant that is on sale and in stock; undefined if everything is sold out. */
export const findCheapestInStock = (db: Db, language: Language) =>
  db
    .selectFrom('packs')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select(['packs.id as pack_id', 'packs.price_paise', 'packs.stock'])
    .select(variantNameSql(language).as('name'))
    .where('packs.on_sale', '=', true)
    .where('packs.stock', '>', 0)
    .orderBy('packs.price_paise')
    .orderBy('packs.id')
    .limit(1)
    .executeTakeFirst()

/** The last order with which somebody tried the shop. */
export const findLastTestOrder = (db: Db) =>
  db
    .selectFrom('phone_orders')
    .innerJoin('orders', 'orders.id', 'phone_orders.order_id')
    .select(['orders.id', 'orders.status', 'orders.total_paise', 'orders.created_at', 'orders.paid_at'])
    .select(buyerEmail.as('email'))
    .where('is_test', '=', true)
    .orderBy('orders.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Test orders that were paid since then and haven't been cancelled, with who placed them, if that account is still there. */
export const listPaidTestOrders = (db: Db, since: Date) =>
  db
    .selectFrom('phone_orders')
    .innerJoin('orders', 'orders.id', 'phone_orders.order_id')
    .innerJoin('order_history', (join) =>
      join.onRef('order_history.order_id', '=', 'orders.id').on('order_history.kind', '=', 'placed'),
    )
    .innerJoin('users', 'users.id', 'order_history.actor_id')
    .select(['orders.id', 'users.id as placer_id', 'users.name as placer'])
    .where('is_test', '=', true)
    .where('orders.status', '=', orderStatus.toPack)
    .where('orders.payment_method', '=', paymentMethod.online)
    .where('orders.paid_at', '>=', since)
    .orderBy('orders.id')
    .limit(20)
    .execute()

/** When the first webhook since then arrived. */
export const findFirstWebhook = async (db: Db, since: Date) =>
  (
    await db
      .selectFrom('webhook_events')
      .select('received_at')
      .where('received_at', '>=', since)
      .orderBy('received_at')
      .limit(1)
      .executeTakeFirst()
  )?.received_at

/** The email that confirms the order. */
export const findConfirmationMail = (db: Db, orderId: number) =>
  db
    .selectFrom('outbox')
    .select(['sent_at', 'last_error'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'order-confirmation')
    .executeTakeFirst()

/** The state of the order's last refund. */
export const findLastRefund = async (db: Db, orderId: number) =>
  (
    await db
      .selectFrom('refunds')
      .select('status')
      .where('order_id', '=', orderId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.status
