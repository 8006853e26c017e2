import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { DocumentKind } from '#database/tables/documents.ts'
import { buyerName, buyerPhone } from '#ordering/buyers/server/buyer.queries.ts'
import { bundlesOfLine, couponsOfLine } from '#ordering/order-lines/server/bundles-of-line.ts'
import { listAdjustments, toPriceParts } from '#ordering/pricing/server/order-price.queries.ts'
import { taxFacts } from '../supply/taxed-goods.queries.ts'

type Trx = Transaction<Database>

/**
 * When the document before the one whose serial number this transaction has allocated was issued; undefined if there is
 * none.
 */
export async function findPreviousIssuedAt(trx: Trx, kind: DocumentKind, year: string) {
  const found = await trx
    .selectFrom('documents')
    .innerJoin('document_series', (series) =>
      series
        .onRef('document_series.kind', '=', 'documents.kind')
        .onRef('document_series.financial_year', '=', 'documents.financial_year'),
    )
    .select('issued_at')
    .where('documents.kind', '=', kind)
    .where('documents.financial_year', '=', year)
    // `next` is two after the previous number, because the allocated one lies between them.
    .whereRef('serial', '=', (eb) => eb('next', '-', 2))
    .executeTakeFirst()
  return found?.issued_at
}

/** The data of an order that its invoice needs: the buyer, the order lines, the discounts and the delivery charge. */
export async function findSale(trx: Trx, orderId: number): Promise<Sale> {
  const [order, lines, adjustments] = await Promise.all([
    findOrderOfSale(trx, orderId),
    listLinesOfSale(trx, orderId),
    listAdjustments(trx, orderId),
  ])
  return toSale(order, lines, adjustments)
}

/** As `findSale`, from what the transaction has read. */
export const toSale = (
  order: OrderOfSale,
  lines: Awaited<ReturnType<typeof listLinesOfSale>>,
  adjustments: Awaited<ReturnType<typeof listAdjustments>>,
) => ({ ...order, lines, ...toPriceParts(adjustments, lines) })

export type Sale = ReturnType<typeof toSale>
type OrderOfSale = Awaited<ReturnType<typeof findOrderOfSale>>

const findOrderOfSale = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('orders')
    .select([
      'id',
      'locale',
      'created_at',
      'total_paise',
      'payment_method',
      buyerName.as('user_name'),
      buyerPhone.as('user_phone'),
      'address',
      'gstin',
      'business_name',
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

/** The order lines, with names in the order’s language and the tax columns of `findTaxedGoods`. */
export const listLinesOfSale = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .leftJoin('packs', 'packs.id', 'order_items.pack_id')
    .leftJoin('products', 'products.id', 'packs.product_id')
    .select(['order_items.id', 'size', 'quantity', 'net_amount', 'net_unit', bundlesOfLine, couponsOfLine])
    .select('unit_price_paise as unitPaise')
    .select(taxFacts)
    .select(sql<string>`coalesce(names ->> orders.locale, order_items.name)`.as('name'))
    .where('order_id', '=', orderId)
    .orderBy('order_items.id')
    .execute()

/** Issued documents of an order, the invoice first. */
export const listIssuedDocuments = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('documents')
    .select(['kind', 'number', 'refund_id', 'issued_at', 'body'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

/**
 * Completed refunds of an order that have no credit note yet, oldest first. Without automatic refunds: they return
 * payments that did not pay for the order.
 */
export const listUncreditedRefunds = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('refunds')
    .select(['id', 'amount_paise as paise', 'delivery_paise as delivery'])
    .select([
      perOrderItem(sql`quantity`).as('units'),
      perOrderItem(sql`refund_lines.amount_paise`).as('lines'),
    ])
    .where('order_id', '=', orderId)
    .where('source', '<>', 'shop')
    .where('status', 'in', ['processed', 'by_hand'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('documents').select('id').whereRef('refund_id', '=', 'refunds.id'))),
    )
    .orderBy('id')
    .execute()

/** A value per refunded order line, as JSON by order item id. */
const perOrderItem = (what: RawBuilder<unknown>) => sql<Record<string, number>>`(
  select coalesce(jsonb_object_agg(order_item_id, ${what}), '{}') from refund_lines where refund_id = refunds.id)`
