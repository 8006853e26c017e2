import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Paise } from '#values/money/money.ts'
import type { BundleDiscount, BundleOffer } from '../rules/bundle-discounts.ts'
import { insertDiscount, listLinesToPrice } from './order-price.queries.ts'

type Trx = Transaction<Database>
type Saving = BundleDiscount<BundleOffer & { name: string }>

/** What an order saves with bundles, in paise. */
export async function sumBundleSavings(trx: Trx, orderId: number): Promise<Paise> {
  const { paise } = await trx
    .selectFrom('order_bundles')
    .innerJoin('order_adjustments', 'order_adjustments.id', 'discount_id')
    .select(sql<Paise>`coalesce(-sum(amount_paise), 0)::integer`.as('paise'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return paise
}

/**
 * Stores the savings of an order's bundles as its first discounts; the order's total must already include them. A
 * discount is named like its bundle, in the customer's language.
 * @param cart the lines that the savings were calculated for, in their order
 */
export async function storeBundleSavings(
  trx: Trx,
  orderId: number,
  { savings, cart }: { savings: readonly Saving[]; cart: readonly { pack_id: number }[] },
) {
  if (savings.length === 0) return
  const lines = await listLinesToPrice(trx, orderId)
  for (const { bundle, quantity, paise, shares } of savings) {
    const shareOf = new Map(cart.map(({ pack_id }, at) => [pack_id, shares.lines[at] ?? 0]))
    const ordered = lines.map(({ pack_id }) => (pack_id === null ? 0 : (shareOf.get(pack_id) ?? 0)))
    const discountId = await insertDiscount(trx, orderId, {
      source: 'bundle',
      label: quantity === 1 ? bundle.name : `${bundle.name} × ${quantity}`,
      paise,
      shares: { lines: ordered, delivery: 0 },
      lines,
    })
    await trx
      .insertInto('order_bundles')
      .values({
        discount_id: discountId,
        bundle_id: bundle.id,
        quantity,
        parts: JSON.stringify(bundle.parts),
      })
      .execute()
  }
}
