import type { Selectable } from 'kysely'
import type { PacksTable } from '#database/tables/catalogue.ts'
import { toRupees } from '#values/money/money.ts'
import type { KeptPack, Pack } from '../../pack-contract.ts'

type PackRow = Omit<
  Selectable<PacksTable>,
  'product_id' | 'position' | 'archived_at' | 'on_sale' | 'low_stock_told' | 'has_batches'
>

/** A size as the API answers it. */
export const packView = ({ label, price_paise, mrp_paise, ...row }: PackRow): Pack => ({
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

/** The same for the merchant, who says from how many units on it is low. */
export const keptPackView = (row: PackRow): KeptPack => ({ ...packView(row), low_stock_at: row.low_stock_at })
