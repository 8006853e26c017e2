import { sql, type Transaction } from 'kysely'

import { productNameSql, variantNameSql } from '#catalogue/variants/server/variant-name.ts'
import type { Db } from '#database/connect.ts'
import type { Database, NewRow } from '#database/schema.ts'
import { buyerEmail } from '#ordering/buyers/server/buyer.queries.ts'
import { isAwaitingPayment } from '#ordering/orders/rules/order-state.ts'
import { reservedUntil } from '#ordering/reservations/server/reservations.queries.ts'
import type { Language } from '#words/language.ts'
import type { PhoneOrderInput } from '../contract.ts'

type Trx = Transaction<Database>

/** A form that is sent twice at the same time makes its orders one after another, until the transaction ends. */
export const lockForm = (trx: Trx, formKey: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`phone order ${formKey}`}, 0))`.execute(trx)

/** The id of the order that this form has made; undefined if there is none. */
export const findOrderOfForm = async (db: Db | Trx, formKey: string) =>
  (await db.selectFrom('phone_orders').select('order_id').where('form_key', '=', formKey).executeTakeFirst())
    ?.order_id

export const insertPhoneOrder = (trx: Trx, order: NewRow<'phone_orders'>) =>
  trx.insertInto('phone_orders').values(order).execute()

/** These variants with their current prices, as far as they are on sale, with the ordered quantities. */
export async function listLinesToSell(db: Db | Trx, items: PhoneOrderInput['items'], language: Language) {
  const quantities = new Map(items.map(({ pack_id, quantity }) => [pack_id, quantity]))
  const rows = await db
    .selectFrom('packs')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select([
      'packs.id as pack_id',
      'packs.product_id',
      'packs.label as size',
      'packs.price_paise as unitPaise',
      'products.hsn',
      'products.tax_rate',
      'products.exemption',
      productNameSql(language).as('name'),
      variantNameSql(language).as('pack_name'),
    ])
    .where('packs.id', 'in', [...quantities.keys()])
    .where('packs.on_sale', '=', true)
    .orderBy('packs.id')
    .execute()
  return rows.map((row) => ({ ...row, quantity: quantities.get(row.pack_id) ?? 0 }))
}

/** What is different about an order that the shop has placed; undefined for other orders. */
export async function findPhoneOrder(db: Db, orderId: number) {
  const order = await db
    .selectFrom('orders')
    .innerJoin('phone_orders', 'phone_orders.order_id', 'orders.id')
    .select(['status', reservedUntil, buyerEmail.as('email')])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  return (
    order && {
      /** Until when it can be paid; undefined unless it awaits its payment. */
      payBy: isAwaitingPayment(order) ? order.hold_expires_at : undefined,
      hasEmail: order.email !== '',
    }
  )
}
