import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Exemption } from '#values/tax/tax-class.ts'
import type { TaxedGoods } from './why-not-sold.ts'

/**
 * What a line of an order is to the law: as when it was placed, or, where nobody had chosen by then, as the merchant has chosen
 * since. For a query of `order_items` with the `products` that they are of.
 */
export const taxFacts = [
  sql<string | null>`coalesce(order_items.hsn, products.hsn)`.as('hsn'),
  sql<number | null>`coalesce(order_items.tax_rate, products.tax_rate)`.as('tax_rate'),
  sql<Exemption | null>`case when order_items.tax_rate is null then products.exemption else order_items.exemption end`.as(
    'exemption',
  ),
] as const

export const findTaxedGoods = (trx: Transaction<Database>, orderId: number): Promise<TaxedGoods[]> =>
  trx
    .selectFrom('order_items')
    .leftJoin('packs', 'packs.id', 'order_items.pack_id')
    .leftJoin('products', 'products.id', 'packs.product_id')
    .select(taxFacts)
    .where('order_items.order_id', '=', orderId)
    .orderBy('order_items.id')
    .execute()
