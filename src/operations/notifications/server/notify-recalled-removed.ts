import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { formatPaise } from '#values/money/money.ts'
import { formatProducts, type PricedMailOrder } from './format-order.ts'
import { type MailRecipient, notifyCustomer } from './notify-customer.ts'
import type { NotifyContext } from './notify-merchant.ts'
import { findBoughtLines } from './order-lines.queries.ts'
import { findOrderPageLink } from './order-page-link.ts'

type Addressee = MailRecipient & Omit<PricedMailOrder, 'lines'> & { user_name: string }

/**
 * Notifies the customer of a cash order that recalled units were removed from it: what is left, and what it costs now.
 * @param eventId of the removal in the order's history
 */
export async function notifyRecalledRemoved(
  trx: Transaction<Database>,
  order: Addressee,
  eventId: number,
  context: NotifyContext,
): Promise<void> {
  const { id, locale, user_name: name, total_paise } = order
  const values = {
    name,
    order_number: String(id),
    products: formatProducts(
      { language: locale, publicUrl: context.publicUrl },
      { ...order, lines: await findBoughtLines(trx, id) },
    ),
    total: formatPaise(total_paise),
    order_page: await findOrderPageLink(trx, order, context),
  }
  await notifyCustomer(
    trx,
    order,
    { kind: 'cash-order-reduced', subjectKey: String(eventId), values },
    context,
  )
}
