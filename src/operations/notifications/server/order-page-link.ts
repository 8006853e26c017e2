import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { orderLinkPath } from '#ordering/buyers/rules/order-link-path.ts'
import { workingLinkKey } from '#ordering/buyers/server/order-link.ts'
import { type Language, pathIn } from '#words/language.ts'
import { sentences } from '../words/index.ts'
import type { MailRecipient } from './notify-customer.ts'
import type { NotifyContext } from './notify-merchant.ts'

/**
 * A link, as a part of a mail, to the buyer's page of the order: the one that opens it without a login while that works,
 * otherwise the customer's page. Undefined for a guest without an account whose link has expired.
 */
export async function findOrderPageLink(
  trx: Transaction<Database>,
  order: Omit<MailRecipient, 'email'>,
  { publicUrl, now }: Pick<NotifyContext, 'publicUrl' | 'now'>,
) {
  const { id, locale, user_id } = order
  const key = await workingLinkKey(trx, order, now)
  if (key !== undefined)
    return { label: sentences.viewOrder.in(locale), url: publicUrl + pathIn(locale, orderLinkPath(key)) }
  return user_id === null ? undefined : orderPageLink(locale, publicUrl, id)
}

/**
 * A link, as a part of a mail, to the customer's page of the order, which requires a login.
 */
export const orderPageLink = (language: Language, publicUrl: string, orderId: number) => ({
  label: sentences.viewOrder.in(language),
  url: publicUrl + pathIn(language, `/orders/${orderId}`),
})
