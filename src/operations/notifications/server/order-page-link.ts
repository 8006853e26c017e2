import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { orderLinkPath } from '#ordering/buyers/rules/order-link-path.ts'
import { findOrderLinkKey } from '#ordering/buyers/server/order-link.ts'
import { type Language, pathIn } from '#words/language.ts'
import { sentences } from '../words/index.ts'
import type { NotifyContext } from './notify-merchant.ts'

/**
 * A link, as a part of a mail, to the buyer's page of the order: a guest's own link while it works, otherwise the
 * customer's page. Undefined for a guest without an account whose link has expired.
 */
export async function findOrderPageLink(
  trx: Transaction<Database>,
  { id, locale }: { id: number; locale: Language },
  { publicUrl, now }: Pick<NotifyContext, 'publicUrl' | 'now'>,
) {
  const key = await findOrderLinkKey(trx, id, now)
  if (key !== undefined)
    return { label: sentences.viewOrder.in(locale), url: publicUrl + pathIn(locale, orderLinkPath(key)) }
  const order = await trx.selectFrom('orders').select('user_id').where('id', '=', id).executeTakeFirst()
  return order?.user_id ? orderPageLink(locale, publicUrl, id) : undefined
}

/**
 * A link, as a part of a mail, to the customer's page of the order. The page requires a login; `me` in the path means
 * the signed-in user.
 */
export const orderPageLink = (language: Language, publicUrl: string, orderId: number) => ({
  label: sentences.viewOrder.in(language),
  url: `${publicUrl}${pathIn(language, '/me/orders')}?order=${orderId}`,
})
