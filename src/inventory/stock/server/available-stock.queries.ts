import { sql, type Transaction } from 'kysely'
import { variantNameSql } from '#catalogue/variants/server/variant-name.ts'
import type { Database } from '#database/schema.ts'
import { isOrderOfCart } from '#ordering/buyers/server/order-owner.ts'
import { defaultLanguage } from '#words/language.ts'

// Units are available, reserved or sold. `packs.stock` is what is available, because a sale must lock and check only
// one row; `reservations` has the reserved units. Both together are what is on hand.

/** SQL for the units of a variant that are reserved; the query must have `packs`. */
export const reservedUnits = sql<number>`coalesce((
  select sum(quantity) from reservations where reservations.pack_id = packs.id
), 0)::integer`

/** SQL for the units of a variant that are on hand, available or reserved; the query must have `packs`. */
export const unitsOnHand = sql<number>`(packs.stock + ${reservedUnits})`

/**
 * SQL for the units of a variant that the owner of this cart can buy: what is available, and what their own unpaid
 * order has reserved. The query must have `packs`.
 */
export const availableUnitsFor = (owner: Parameters<typeof isOrderOfCart>[0]) =>
  sql<number>`(packs.stock + coalesce((
    select sum(quantity) from reservations join orders on orders.id = order_id
    where ${isOrderOfCart(owner)} and reservations.pack_id = packs.id
  ), 0))::integer`

/** Name and available units of a locked pack; the name is null if the pack does not exist. */
export async function findAvailableStock(trx: Transaction<Database>, packId: number) {
  const row = await trx
    .selectFrom('packs')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select(['product_id', 'stock', 'on_sale', variantNameSql(defaultLanguage).as('name')])
    .where('packs.id', '=', packId)
    .executeTakeFirst()
  return {
    productId: row?.product_id ?? null,
    name: row?.name ?? null,
    left: row?.on_sale ? row.stock : 0,
  }
}

/** Whether every variant of an order is on sale with enough available units. Nothing is reserved. */
export async function areOrderedUnitsAvailable(trx: Transaction<Database>, orderId: number) {
  const missing = await trx
    .selectFrom('order_items')
    .leftJoin('packs', (join) =>
      join
        .onRef('packs.id', '=', 'order_items.pack_id')
        .onRef('packs.stock', '>=', 'order_items.quantity')
        .on('packs.on_sale', '=', true),
    )
    .select('order_items.id')
    .where('order_items.order_id', '=', orderId)
    .where('packs.id', 'is', null)
    .executeTakeFirst()
  return missing === undefined
}
