import { sql } from 'kysely'
import { variantNameSql } from '#catalogue/variants/server/variant-name.ts'
import type { Db } from '#database/connect.ts'
import { readBatchRules } from '#inventory/batches/server/batch-rules.queries.ts'
import { isSellable, lastSaleDay } from '#inventory/batches/server/last-sale-day.ts'
import { reservedUnits } from '#inventory/stock/server/available-stock.queries.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import { region } from '#values/region.ts'
import { defaultLanguage } from '#words/language.ts'
import { forecastDays, historyDays } from '../rules/forecast-stock.ts'

/** Of a shop with more variants, the report considers those that sell most. */
const maxVariants = 1000

/**
 * The variants on sale with their stock, and the units sold until the day before `today`, with those that were sent again as
 * replacements: they are no sale, but they have to be produced as well.
 */
export const listVariantsWithSales = (db: Db, today: string) =>
  db
    .with('sales', (cte) =>
      cte
        .selectFrom('daily_variant_sales')
        .select([
          'pack_id',
          sql<number>`(coalesce(sum(units) filter (where day >= ${today}::date - ${sql.lit(forecastDays)}), 0))::integer`.as(
            'sold',
          ),
          sql<number>`${today}::date - min(day)`.as('days'),
        ])
        .where(sql<boolean>`day between ${today}::date - ${sql.lit(historyDays)} and ${today}::date - 1`)
        .where('pack_id', 'is not', null)
        .groupBy('pack_id'),
    )
    .with('replaced', (cte) =>
      cte
        .selectFrom('order_items')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .select(['pack_id', sql<number>`sum(quantity)::integer`.as('units')])
        .where('replaces_item_id', 'is not', null)
        .where('orders.status', '<>', orderStatus.cancelled)
        .where(
          sql<boolean>`(orders.created_at at time zone ${region.timeZone})::date
            between ${today}::date - ${sql.lit(forecastDays)} and ${today}::date - 1`,
        )
        .groupBy('pack_id'),
    )
    .selectFrom('packs')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .leftJoin('sales', 'sales.pack_id', 'packs.id')
    .leftJoin('replaced', 'replaced.pack_id', 'packs.id')
    .select([
      'packs.id',
      'packs.product_id',
      variantNameSql(defaultLanguage).as('name'),
      'packs.stock',
      reservedUnits.as('reserved'),
      sql<number>`coalesce(sales.sold, 0) + coalesce(replaced.units, 0)`.as('sold'),
      sql<number | null>`sales.days`.as('daysSinceFirstSale'),
    ])
    .where('packs.on_sale', '=', true)
    .orderBy('sold', 'desc')
    .orderBy('packs.id')
    .limit(maxVariants)
    .execute()

/** The batches of these variants that may still be sold, in the order in which they are. */
export async function listSellableBatches(db: Db, packs: number[], today: string) {
  const rules = await readBatchRules(db)
  return db
    .selectFrom('batches')
    .select([
      'pack_id',
      'left_units as left',
      sql<number>`${lastSaleDay(rules)} - ${today}::date + 1`.as('daysLeft'),
    ])
    .where('pack_id', 'in', packs)
    .where('left_units', '>', 0)
    .where(isSellable(rules, today))
    .orderBy('best_before')
    .orderBy('id')
    .execute()
}

/** For how many days each variant's newest batch could be sold when it was packed. */
export async function listDaysOfNewBatches(db: Db, packs: number[]) {
  const rules = await readBatchRules(db)
  const rows = await db
    .selectFrom('batches')
    .distinctOn('pack_id')
    .select(['pack_id', sql<number>`${lastSaleDay(rules)} - packed_on + 1`.as('days')])
    .where('pack_id', 'in', packs)
    .orderBy('pack_id')
    .orderBy('packed_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ pack_id, days }) => [pack_id, days]))
}
