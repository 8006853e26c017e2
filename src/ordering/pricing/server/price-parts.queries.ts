import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { Paise } from '#values/money/money.ts'
import type { Discount } from '../rules/price-order.ts'

/** What an order stores besides its lines about its price: its discounts, oldest first, and the delivery charge. */
export async function findPriceParts(
  db: Db | Transaction<Database>,
  orderId: number,
): Promise<{ discounts: Discount[]; delivery: Paise }> {
  const adjustments = await db
    .selectFrom('order_adjustments')
    .select(['kind', 'amount_paise'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  const amountsOf = (wanted: 'delivery' | 'discount') =>
    adjustments.flatMap(({ kind, amount_paise }) => (kind === wanted ? [amount_paise] : []))
  return {
    discounts: amountsOf('discount').map((paise) => ({ paise: -paise })),
    delivery: amountsOf('delivery').reduce((sum, paise) => sum + paise, 0),
  }
}
