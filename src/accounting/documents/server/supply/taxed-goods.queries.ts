import { sql, type Transaction } from 'kysely'
import type { Exemption } from '#accounting/tax/rules/tax-class.ts'
import type { Database } from '#database/schema.ts'
import type { Paise } from '#values/money/money.ts'
import type { TaxedGoods } from './find-sale-restriction.ts'

/**
 * Tax columns of an order line: as stored with the order, or the product’s current ones if none were chosen then. For
 * queries of `order_items` joined with `products`.
 */
export const taxFacts = [
  sql<string | null>`coalesce(order_items.hsn, products.hsn)`.as('hsn'),
  sql<number | null>`coalesce(order_items.tax_rate, products.tax_rate)`.as('tax_rate'),
  sql<Exemption | null>`case when order_items.tax_rate is null then products.exemption else order_items.exemption end`.as(
    'exemption',
  ),
] as const

/**
 * The quantity, price and tax columns of each line of an order, as stored with the order; where no tax columns were
 * chosen then, those that the product has now.
 */
export const findTaxedGoods = (
  trx: Transaction<Database>,
  orderId: number,
): Promise<(TaxedGoods & { quantity: number; unitPaise: Paise })[]> =>
  trx
    .selectFrom('order_items')
    .leftJoin('packs', 'packs.id', 'order_items.pack_id')
    .leftJoin('products', 'products.id', 'packs.product_id')
    .select(['order_items.quantity', 'unit_price_paise as unitPaise'])
    .select(taxFacts)
    .where('order_items.order_id', '=', orderId)
    .orderBy('order_items.id')
    .execute()
