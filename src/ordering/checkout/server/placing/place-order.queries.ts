import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { type CartOwner, isOrderOfCart } from '#ordering/buyers/server/order-owner.ts'
import { cashProvider, withoutPrice } from '#ordering/cash-on-delivery/rules/cash-payment.ts'
import { listCouponsOfOrder } from '#ordering/coupons/server/coupon-uses.queries.ts'
import * as deliveryWords from '#ordering/delivery/words/en.ts'
import { isHeldByRecall } from '#ordering/order-lines/server/units-recalled.ts'
import {
  paymentMethod as methods,
  orderStatus,
  type PaymentMethod,
  paymentState,
} from '#ordering/orders/rules/order-state.ts'
import {
  countUnits,
  deliveryPaise,
  orderColumns,
  toOrder,
} from '#ordering/orders/server/lists/order-view.queries.ts'
import { newReceipt } from '#ordering/orders/server/new-receipt.ts'
import {
  type DeliveryPromise,
  deliveryPromiseColumns,
} from '#ordering/orders/server/states/delivery-promise.ts'
import { announceOrderEvents } from '#ordering/orders/server/states/record-order-event.ts'
import type { Destination } from '#ordering/orders/server/states/update-order-address.ts'
import { sumBundleSavings } from '#ordering/pricing/server/order-bundles.queries.ts'
import type { OrderOrigin } from '#ordering/reservations/server/cancelled-reservations.ts'
import {
  extendReservation,
  reservedSince,
  reservedUntil,
} from '#ordering/reservations/server/reservations.queries.ts'
import type { Paise } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'

type Trx = Transaction<Database>

/** What an order copies of its buyer; `id` is null without an account. */
type OrderBuyer = {
  id: number | null
  name: string
  phone: string
  gstin: string | null
  business_name: string | null
}

export type PendingOrder = NonNullable<Awaited<ReturnType<typeof lockPendingOrder>>>

/** The unpaid order of the customer or of the visitor's cart, locked, with its lines. There is at most one. */
export async function lockPendingOrder(trx: Trx, owner: CartOwner) {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'payment_state', 'parcel_state', 'provider_order_id'])
    .select(['total_paise', 'address', reservedSince, reservedUntil, deliveryPaise])
    .select(isHeldByRecall.as('is_held'))
    .where(isOrderOfCart(owner))
    .where('status', '=', orderStatus.awaitingPayment)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!order) return undefined
  const items = await trx
    .selectFrom('order_items')
    .select(['pack_id', 'quantity', 'unit_price_paise'])
    .where('order_id', '=', order.id)
    .execute()
  return {
    ...order,
    items,
    bundlesPaise: await sumBundleSavings(trx, order.id),
    coupons: await listCouponsOfOrder(trx, order.id),
  }
}

type Line = {
  product_id: number
  pack_id: number
  size: string
  quantity: number
  unitPaise: Paise
}

/** Before discounts. */
type Price = { lines: Line[]; delivery: { paise: Paise } }

type NewOrder = {
  buyer: OrderBuyer
  to: Destination
  quote: DeliveryPromise & { price: Price }
  /** After discounts, whose rows the caller inserts in the same transaction. */
  totalPaise: Paise
  /** `from` is absent if the shop places the order, whose network and device say nothing about the customer. */
  reservation: { heldSince: Date; holdExpiresAt: Date; from?: OrderOrigin }
  language: Language
  paymentMethod: PaymentMethod
  now: Date
}

/**
 * Inserts an order with its lines and delivery charge in one statement. Names, prices, taxes and address are copied, so
 * that later changes do not affect the order. Reserves no stock.
 */
export async function insertOrder(
  trx: Trx,
  { buyer, to, quote, totalPaise, reservation, language, paymentMethod, now }: NewOrder,
) {
  const { lines, delivery } = quote.price
  const made = await trx
    .with('made', (db) =>
      db
        .insertInto('orders')
        .values({
          user_id: buyer.id,
          user_name: buyer.name,
          user_phone: buyer.phone,
          gstin: buyer.gstin,
          business_name: buyer.business_name,
          locale: language,
          total_paise: totalPaise,
          receipt: newReceipt(),
          address: JSON.stringify(to.copy),
          address_id: to.id,
          ...deliveryPromiseColumns(quote),
          hold_expires_at: reservation.holdExpiresAt,
          held_since: reservation.heldSince,
          ...paymentColumns(paymentMethod, reservation),
          created_at: now,
        })
        .returning(orderColumns),
    )
    .with('lines', (db) =>
      db
        .insertInto('order_items')
        .columns([
          'order_id',
          'pack_id',
          'name',
          'names',
          'size',
          'quantity',
          'unit_price_paise',
          'picture_id',
          'hsn',
          'tax_rate',
          'exemption',
        ])
        .expression(
          db
            .selectFrom(['made', rowsOf(lines)])
            .select([
              'made.id',
              'pack_id',
              selectProductName('line.product_id'),
              selectProductNames('line.product_id'),
              'size',
              'quantity',
              'unitPaise',
            ])
            .select(selectCoverPictureId('line.product_id'))
            .select(taxColumns.map((column) => taxColumn(column, 'line.product_id'))),
        ),
    )
    .with('adjusted', (db) =>
      db
        .insertInto('order_adjustments')
        .columns(['order_id', 'kind', 'label', 'amount_paise'])
        .expression(
          db
            .selectFrom(['made', adjustmentRowsOf(delivery)])
            .select(['made.id', 'kind', 'label', 'adjustment.paise']),
        ),
    )
    .selectFrom('made')
    .selectAll()
    .executeTakeFirstOrThrow()
  // The statement does not see the rows that it adds itself.
  const added = { user_name: buyer.name, user_phone: buyer.phone, delivery_paise: delivery.paise }
  return toOrder({ ...made, ...added, items_count: countUnits(lines) })
}

const paymentColumns = (method: PaymentMethod, reservation: NewOrder['reservation']) =>
  ({
    [methods.online]: reservedUntilPaid(reservation),
    [methods.cashOnDelivery]: dueOnDelivery,
    [methods.direct]: paidDirectly,
    [methods.none]: { ...dueOnDelivery, ...withoutPrice },
    [methods.exchange]: paidByExchange,
  })[method]

/** The columns of an order that reserves its stock until it is paid online, when the provider is asked about it. */
const reservedUntilPaid = ({ from, holdExpiresAt }: NewOrder['reservation']) => ({
  client_network: from?.network ?? null,
  client_device: from?.device ?? null,
  ask_at: holdExpiresAt,
})

/** The columns of a cash order: its stock is sold, and there is nothing to ask the provider. */
const dueOnDelivery = {
  provider: cashProvider,
  payment_method: methods.cashOnDelivery,
  payment_state: paymentState.dueOnDelivery,
  client_network: null,
  client_device: null,
  ask_at: null,
}

/** The columns of an order that was paid to the shop: the caller records its payment in the same transaction. */
const paidDirectly = { ...dueOnDelivery, payment_method: methods.direct, payment_state: paymentState.unpaid }

/** The same for an order that is paid with what was taken out of another one. */
const paidByExchange = { ...paidDirectly, payment_method: methods.exchange }

/** Lines as a row set whose SQL text does not depend on their number. */
const rowsOf = (lines: Line[]) =>
  sql<Line>`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)`.as<'line'>(
    sql`line (product_id integer, pack_id integer, size text, quantity integer, "unitPaise" integer)`,
  )
type Adjustment = { kind: 'delivery'; label: string; paise: Paise }
/** The delivery charge as a row that a statement can select from; none if the courier is paid on delivery. */
const adjustmentRowsOf = ({ paise }: Price['delivery']) => {
  const charges: Adjustment[] =
    paise === 0 ? [] : [{ kind: 'delivery', label: deliveryWords.delivery, paise }]
  return sql<Adjustment>`jsonb_to_recordset(${JSON.stringify(charges)}::jsonb)`.as<'adjustment'>(
    sql`adjustment (kind text, label text, paise integer)`,
  )
}

/** The product's name as column `name`. @param productIdColumn such as 'line.product_id' */
const selectProductName = (productIdColumn: string) =>
  sql<string>`(select name from products where id = ${sql.ref(productIdColumn)})`.as('name')

/** The product's translated names as column `names`. */
const selectProductNames = (productIdColumn: string) =>
  sql<string>`(
    select coalesce(jsonb_object_agg(language, texts -> 'name') filter (where texts ->> 'name' is not null), '{}')
    from products, jsonb_each(translations) as one (language, texts) where products.id = ${sql.ref(productIdColumn)}
  )`.as('names')

/** The tax columns that an invoice needs. */
const taxColumns = ['hsn', 'tax_rate', 'exemption'] as const
/** A tax column of the product, which the order line keeps. */
const taxColumn = (column: (typeof taxColumns)[number], productIdColumn: string) =>
  sql<never>`(select ${sql.ref(column)} from products where id = ${sql.ref(productIdColumn)})`.as(column)

const selectCoverPictureId = (productId: string) =>
  sql<number | null>`(
    select picture_id from product_pictures where product_id = ${sql.ref(productId)} and position = 1
  )`.as('picture_id')

type PendingOrderUpdate = Pick<NewOrder, 'to' | 'language' | 'now'> & {
  /** The new promise, if the order was quoted again; otherwise its terms stay. */
  quote?: DeliveryPromise
  holdExpiresAt: Date
}

/** Updates a pending order that is ordered again: address, language and the end of its reservation. */
export async function updatePendingOrder(
  trx: Trx,
  { id, items }: PendingOrder,
  { to, quote, holdExpiresAt, language, now }: PendingOrderUpdate,
) {
  await extendReservation(trx, id, holdExpiresAt)
  await announceOrderEvents(trx, { now })
  const row = await trx
    .updateTable('orders')
    .set({
      address: JSON.stringify(to.copy),
      address_id: to.id,
      ...(quote && deliveryPromiseColumns(quote)),
      hold_expires_at: holdExpiresAt,
      locale: language,
    })
    .where('id', '=', id)
    .returning(orderColumns)
    .executeTakeFirstOrThrow()
  return toOrder({ ...row, items_count: countUnits(items) })
}
