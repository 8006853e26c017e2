import type { Db } from '#database/connect.ts'

/** Whether the merchant has published a refund policy of their own in any language. */
export async function hasOwnRefundPolicy(db: Db) {
  const published = await db
    .selectFrom('page_texts')
    .distinctOn('language')
    .select('texts')
    .where('page', '=', 'refund-policy')
    .where('state', '=', 'published')
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute()
  return published.some(({ texts }) => texts !== null)
}
