import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { sentences } from '#payments/refunds/words/index.ts'
import type { Language } from '#words/language.ts'

/**
 * The contents of a refund in the customer's language: `2 × Idli Podi 200 g, delivery charge`. Empty if they are
 * unknown.
 */
export async function describeRefundContents(
  trx: Transaction<Database>,
  refundId: number,
  language: Language,
): Promise<string> {
  const lines = await trx
    .selectFrom('refund_lines')
    .innerJoin('order_items', 'order_items.id', 'order_item_id')
    .select(['refund_lines.quantity', 'size'])
    .select(sql<string>`coalesce(names ->> ${language}::text, name)`.as('name'))
    .where('refund_id', '=', refundId)
    .orderBy('order_items.id')
    .execute()
  const { delivery_paise } = await trx
    .selectFrom('refunds')
    .select('delivery_paise')
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow()
  const products = lines.map(({ quantity, name, size }) =>
    sentences.unitsOf({ quantity, name: `${name} ${size}` }),
  )
  return [...products, ...((delivery_paise ?? 0) > 0 ? [sentences.delivery] : [])]
    .map((each) => each.in(language))
    .join(', ')
}
