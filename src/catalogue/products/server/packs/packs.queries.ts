import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'

/** What an answer shows of a size. */
export const packColumns = [
  'packs.id',
  'packs.label',
  'packs.net_amount',
  'packs.net_unit',
  'packs.price_paise',
  'packs.mrp_paise',
  'packs.sku',
  'packs.weight_g',
  'packs.stock',
  'packs.low_stock_at',
] as const

/** Locks a product's packs in the order of their ids, as a sale does. */
export const lockPacks = (trx: Transaction<Database>, productId: number) =>
  trx.selectFrom('packs').select('id').where('product_id', '=', productId).orderBy('id').forUpdate().execute()
