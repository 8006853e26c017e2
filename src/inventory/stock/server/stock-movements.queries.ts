import { sql } from 'kysely'
import { variantNameSql } from '#catalogue/variants/server/variant-name.ts'
import type { Db } from '#database/connect.ts'
import { cutPage, idBelowCursor, type Page } from '#http/calls/paging.ts'
import { batchName } from '#inventory/batches/server/batch-name.ts'
import { type PaymentMethod, paymentMethod } from '#ordering/orders/rules/order-state.ts'
import { countLimits } from '#values/count-limits.ts'
import { defaultLanguage } from '#words/language.ts'
import type { StockMovement } from '../contract.ts'

type MovementListInput = {
  limit?: number | undefined
  cursor?: string | undefined
  product_id?: number | undefined
}

const defaultPageSize = 20
/** The stock ledger, newest first: of one product, or of all. */
export async function listStockMovements(
  db: Db,
  { limit = defaultPageSize, cursor, product_id }: MovementListInput,
): Promise<Page<StockMovement>> {
  const before = idBelowCursor(cursor)
  // Limited before the joins, so that only one page is joined.
  const page = selectMovements(db, product_id)
    .selectAll()
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit + 1)
  const rows = await db
    .selectFrom(page.as('moved'))
    .innerJoin('packs', 'packs.id', 'moved.pack_id')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .leftJoin('batches', 'batches.id', 'moved.batch_id')
    .leftJoin('orders', 'orders.id', 'moved.order_id')
    .select([
      'moved.id',
      'moved.pack_id',
      'packs.product_id',
      variantNameSql(defaultLanguage).as('name'),
      'delta',
      'reason',
      batchName.as('batch'),
      'order_id',
      'actor_name as actor',
      'moved.note',
      'moved_at',
      'orders.paid_at',
      'orders.payment_method',
    ])
    .orderBy('moved.id', 'desc')
    .execute()
  const { items, next } = cutPage(rows, limit, ({ id }) => [id])
  return {
    items: items.map(toStockMovement),
    next,
    total: await countStockMovements(db, product_id),
  }
}

const selectMovements = (db: Db, productId: number | undefined) =>
  db
    .selectFrom('stock_moves')
    .where((eb) =>
      productId === undefined
        ? eb.lit(true)
        : eb('pack_id', 'in', eb.selectFrom('packs').select('packs.id').where('product_id', '=', productId)),
    )

type MovementRow = Omit<StockMovement, 'at' | 'reason'> & {
  reason: Exclude<StockMovement['reason'], 'sale'>
  moved_at: Date
  paid_at: Date | null
  /** Null for a movement without an order. */
  payment_method: PaymentMethod | null
}

const isSoldAtOnce = (method: PaymentMethod | null) =>
  method === paymentMethod.cashOnDelivery || method === paymentMethod.none

/**
 * A stock movement as the API returns it: units of a paid order or of a cash order are a sale, and those of a replacement
 * left in the same way.
 */
const toStockMovement = ({
  moved_at,
  paid_at,
  payment_method,
  reason,
  ...move
}: MovementRow): StockMovement => ({
  ...move,
  reason: reason === 'hold' && (paid_at || isSoldAtOnce(payment_method)) ? 'sale' : reason,
  at: moved_at.toISOString(),
})

/** The number of movements, counted up to a limit. */
async function countStockMovements(db: Db, productId: number | undefined) {
  const { count } = await db
    .selectFrom(selectMovements(db, productId).select('id').limit(countLimits.stockMoves).as('counted'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
