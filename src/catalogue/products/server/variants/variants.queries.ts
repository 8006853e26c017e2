import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'

/** The columns of a variant that API answers need. */
export const variantColumns = [
  'packs.id',
  'packs.label',
  'packs.net_amount',
  'packs.net_unit',
  'packs.price_paise',
  'packs.regular_paise',
  'packs.price_since',
  'packs.price_changes_at',
  'packs.mrp_paise',
  'packs.sku',
  'packs.weight_g',
  'packs.stock',
  'packs.low_stock_at',
] as const

/** Locks a product's variants by id, in the same order as a sale, to avoid deadlocks. */
export const lockVariants = (trx: Transaction<Database>, productId: number) =>
  trx.selectFrom('packs').select('id').where('product_id', '=', productId).orderBy('id').forUpdate().execute()
