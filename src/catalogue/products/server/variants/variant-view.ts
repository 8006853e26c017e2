import type { Selectable } from 'kysely'
import type { PacksTable } from '#database/tables/catalogue.ts'
import { toRupees } from '#values/money/money.ts'
import type { AdminVariant, Variant } from '../../variant-contract.ts'

type VariantRecord = Omit<
  Selectable<PacksTable>,
  | 'product_id'
  | 'position'
  | 'archived_at'
  | 'on_sale'
  | 'low_stock_told'
  | 'has_batches'
  | 'price_since'
  | 'price_changes_at'
> & {
  /** As JSON has them. */
  price_since: Date | string | null
  price_changes_at: Date | string | null
}

/** A variant as the API returns it, with prices in rupees. */
export const variantView = ({ label, price_paise, mrp_paise, ...row }: VariantRecord): Variant => ({
  id: row.id,
  size: label,
  net_amount: row.net_amount,
  net_unit: row.net_unit,
  price: toRupees(price_paise),
  mrp: mrp_paise === null ? null : toRupees(mrp_paise),
  sku: row.sku,
  weight_g: row.weight_g,
  stock: row.stock,
  ...periodView({ price_paise, ...row }),
})

type PeriodColumns = Pick<VariantRecord, 'price_paise' | 'regular_paise' | 'price_since' | 'price_changes_at'>

/** The running period, if there is one. It is what changes the price next, because periods don't overlap. */
const periodView = ({ price_paise, regular_paise, price_since, price_changes_at }: PeriodColumns) =>
  regular_paise === null || price_since === null
    ? {}
    : {
        period: {
          price: toRupees(price_paise),
          regular: toRupees(regular_paise),
          since: new Date(price_since).toISOString(),
          until: price_changes_at && new Date(price_changes_at).toISOString(),
        },
      }

/** The same for the back office, with the regular price, which the merchant edits, the units that are reserved and the stock level at which it counts as low. */
export const adminVariantView = (row: VariantRecord & { reserved: number }): AdminVariant => ({
  ...variantView(row),
  price: toRupees(row.regular_paise ?? row.price_paise),
  reserved: row.reserved,
  low_stock_at: row.low_stock_at,
})
