import type { Selectable } from 'kysely'
import type { PacksTable } from '#database/tables/catalogue.ts'
import { toRupees } from '#values/money/money.ts'
import type { AdminVariant, Variant } from '../../variant-contract.ts'

type VariantRecord = Omit<
  Selectable<PacksTable>,
  'product_id' | 'position' | 'archived_at' | 'on_sale' | 'low_stock_told' | 'has_batches'
>

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
})

/** The same for the back office, with the units that are reserved and the stock level at which it counts as low. */
export const adminVariantView = (row: VariantRecord & { reserved: number }): AdminVariant => ({
  ...variantView(row),
  reserved: row.reserved,
  low_stock_at: row.low_stock_at,
})
