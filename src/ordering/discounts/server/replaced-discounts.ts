import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { hasSameLines } from '#ordering/order-lines/rules/has-same-lines.ts'
import { recordOrderEvent } from '#ordering/orders/server/states/record-order-event.ts'
import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import {
  findPriceParts,
  insertDiscount,
  listLinesToPrice,
} from '#ordering/pricing/server/order-price.queries.ts'
import type { Paise } from '#values/money/money.ts'
import { keepDiscounts, sumOfDiscounts } from '../rules/keep-discounts.ts'

type Trx = Transaction<Database>

/** A discount of an unpaid order. `by`: the name of the person who gave it. */
type GivenDiscount = { label: string; paise: Paise; by: string | null }

/** What becomes of an unpaid order's discounts when another order replaces it. */
export type ReplacedDiscounts = { kept: GivenDiscount[]; lost: GivenDiscount[] }

type ReplacedOrder = { id: number; items: readonly { pack_id: number | null; quantity: number }[] }
type NewCart = {
  lines: readonly { pack_id: number; quantity: number }[]
  /** What the cart costs with delivery and the savings of its bundles, before the discounts that somebody gave. */
  fullPaise: Paise
}

/**
 * Splits the discounts of an unpaid order into those that an order of this cart would keep and those that it would lose.
 * They were given for the lines of that order, so a cart with other lines keeps none.
 * @returns also `totalPaise`, what the cart costs after the discounts that it keeps
 */
export async function splitDiscounts(
  db: Db | Trx,
  unpaid: ReplacedOrder | undefined,
  { lines, fullPaise }: NewCart,
): Promise<ReplacedDiscounts & { totalPaise: Paise }> {
  const given = unpaid ? await listGivenDiscounts(db, unpaid.id) : []
  if (!unpaid || !hasSameLines(unpaid.items, lines)) return { kept: [], lost: given, totalPaise: fullPaise }
  const kept = keepDiscounts(given, fullPaise)
  return { kept, lost: [], totalPaise: fullPaise - sumOfDiscounts(kept) }
}

/**
 * The discounts that somebody gave on an order, oldest first, with the person whom its history names for each. The new
 * order has its own savings of bundles.
 */
const listGivenDiscounts = (db: Db | Trx, orderId: number): Promise<GivenDiscount[]> =>
  db
    .selectFrom('order_adjustments')
    .select(['label', sql<Paise>`-amount_paise`.as('paise')])
    .select(
      sql<string | null>`(
        select coalesce(actor_name, details ->> 'by') from order_history
        where order_history.order_id = order_adjustments.order_id and order_history.kind in ('discounted', 'discount_kept')
          and details ->> 'label' = label and (details ->> 'paise')::integer = -amount_paise
        order by order_history.id desc limit 1
      )`.as('by'),
    )
    .where('order_id', '=', orderId)
    .where('kind', '=', 'discount')
    .where((eb) =>
      eb.not(eb('id', 'in', eb.selectFrom('order_discounts').select('id').where('source', '<>', 'merchant'))),
    )
    .orderBy('order_adjustments.id')
    .execute()

type Replacement = ReplacedDiscounts & { orderId: number; replacedId: number; now: Date }

/**
 * Stores the kept discounts of a replaced order in the order that replaces it, and records in its history which were
 * kept and which were lost. The new order's total must already include the kept ones.
 */
export async function replaceDiscounts(trx: Trx, { orderId, replacedId, kept, lost, now }: Replacement) {
  if (kept.length > 0) {
    const lines = await listLinesToPrice(trx, orderId)
    const { delivery, discounts } = await findPriceParts(trx, orderId, lines)
    const priced = priceOrder({
      lines,
      delivery,
      discounts: [...discounts, ...kept.map(({ paise }) => ({ paise }))],
    })
    for (const [at, { label, paise, by }] of kept.entries()) {
      const shares = priced.discounts[discounts.length + at]?.shares
      if (shares) await insertDiscount(trx, orderId, { label, paise, shares, lines })
      const details = { label, paise, by, order: replacedId }
      await recordOrderEvent(trx, { orderId, kind: 'discount_kept', details, now })
    }
  }
  for (const { label, paise } of lost) {
    const details = { label, paise, order: replacedId }
    await recordOrderEvent(trx, { orderId, kind: 'discount_lost', details, now })
  }
}
