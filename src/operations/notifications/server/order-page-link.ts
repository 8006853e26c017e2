import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { findOrderLinkKey, orderLinkPath } from '#ordering/buyers/server/order-link.ts'
import { type Language, pathIn } from '#words/language.ts'
import { sentences } from '../words/index.ts'

/** A link, as a part of a mail, to the buyer's page of the order: a guest's own link, otherwise the customer's page. */
export async function findOrderPageLink(
  trx: Transaction<Database>,
  { id, locale }: { id: number; locale: Language },
  publicUrl: string,
) {
  const key = await findOrderLinkKey(trx, id)
  return key === undefined
    ? orderPageLink(locale, publicUrl, id)
    : { label: sentences.viewOrder.in(locale), url: publicUrl + pathIn(locale, orderLinkPath(key)) }
}

/**
 * A link, as a part of a mail, to the customer's page of the order. The page requires a login; `me` in the path means
 * the signed-in user.
 */
export const orderPageLink = (language: Language, publicUrl: string, orderId: number) => ({
  label: sentences.viewOrder.in(language),
  url: `${publicUrl}${pathIn(language, '/me/orders')}?order=${orderId}`,
})
