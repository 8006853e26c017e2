import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database, Row } from '#database/schema.ts'
import type { Paise } from '#values/money/money.ts'
import type { Discount, DiscountShares } from '../rules/price-order.ts'

/** A discount as an order stores it. `label` is the reason that the customer sees. */
type StoredDiscount = Discount & { id: number; label: string }

/**
 * What an order stores about its price besides its lines: its discounts, oldest first, and the delivery charge in
 * paise.
 * @param lines all lines of the order, in the order in which they will be priced
 */
export async function findPriceParts(
  db: Db | Transaction<Database>,
  orderId: number,
  lines: readonly { id: number }[],
): Promise<PriceParts> {
  return toPriceParts(await listAdjustments(db, orderId), lines)
}

type PriceParts = { discounts: StoredDiscount[]; delivery: Paise }

/** The discounts and charges of an order as they are stored. `toPriceParts` reads them. */
export const listAdjustments = (db: Db | Transaction<Database>, orderId: number) =>
  db
    .selectFrom('order_adjustments')
    .leftJoin('order_discounts', 'order_discounts.id', 'order_adjustments.id')
    .select(['order_adjustments.id', 'kind', 'label', 'amount_paise', 'delivery_paise'])
    .select(
      sql<Record<string, Paise>>`(
        select coalesce(jsonb_object_agg(order_item_id, order_line_discounts.amount_paise), '{}')
        from order_line_discounts where discount_id = order_adjustments.id
      )`.as('line_shares'),
    )
    .where('order_id', '=', orderId)
    .orderBy('order_adjustments.id')
    .execute()

/** @param lines all lines of the order, in the order in which they will be priced */
export function toPriceParts(
  adjustments: Awaited<ReturnType<typeof listAdjustments>>,
  lines: readonly { id: number }[],
): PriceParts {
  const charges = adjustments.filter(({ kind }) => kind === 'delivery')
  return {
    delivery: charges.reduce((sum, { amount_paise }) => sum + amount_paise, 0),
    discounts: adjustments
      .filter(({ kind }) => kind === 'discount')
      .map(({ id, label, amount_paise, delivery_paise, line_shares }) => ({
        id,
        label,
        paise: -amount_paise,
        // A discount without shares is older than they are; it is spread as a new one would be.
        ...(delivery_paise !== null && {
          shares: {
            lines: lines.map((line) => line_shares[String(line.id)] ?? 0),
            delivery: delivery_paise,
          },
        }),
      })),
  }
}

/** The lines of an order as `priceOrder` takes them, each with its variant (`pack_id`, null if it was deleted). */
export const listLinesToPrice = (db: Db | Transaction<Database>, orderId: number) =>
  db
    .selectFrom('order_items')
    .select(['id', 'pack_id', 'quantity', 'unit_price_paise as unitPaise'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

type NewDiscount = {
  /** `merchant` if absent. */
  source?: Row<'order_discounts'>['source']
  label: string
  paise: Paise
  shares: DiscountShares
  /** The order's lines, in the order of the shares. */
  lines: readonly { id: number }[]
}

/**
 * Stores a discount with its shares; the caller updates the order's total in the same transaction.
 * @returns its id
 */
export async function insertDiscount(
  trx: Transaction<Database>,
  orderId: number,
  { source = 'merchant', label, paise, shares, lines }: NewDiscount,
): Promise<number> {
  const { id } = await trx
    .insertInto('order_adjustments')
    .values({ order_id: orderId, kind: 'discount', label, amount_paise: -paise })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.insertInto('order_discounts').values({ id, source, delivery_paise: shares.delivery }).execute()
  const lineDiscounts = lines.flatMap((line, at) => {
    const amount_paise = shares.lines[at] ?? 0
    return amount_paise > 0 ? [{ discount_id: id, order_item_id: line.id, amount_paise }] : []
  })
  if (lineDiscounts.length > 0) await trx.insertInto('order_line_discounts').values(lineDiscounts).execute()
  return id
}

/**
 * Deletes a discount that somebody gave, with its shares; undefined if the order has no such discount. The saving of a
 * bundle stays, because the customer bought at that price.
 */
export const deleteDiscount = (trx: Transaction<Database>, orderId: number, discountId: number) =>
  trx
    .deleteFrom('order_adjustments')
    .where('id', '=', discountId)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'discount')
    .where((eb) =>
      eb.not(eb('id', 'in', eb.selectFrom('order_discounts').select('id').where('source', '<>', 'merchant'))),
    )
    .returning(['label', 'amount_paise'])
    .executeTakeFirst()

/** Stores an order's total in paise, which must be the sum of its lines and adjustments. */
export const updateTotal = (trx: Transaction<Database>, orderId: number, totalPaise: Paise) =>
  trx.updateTable('orders').set({ total_paise: totalPaise }).where('id', '=', orderId).execute()
