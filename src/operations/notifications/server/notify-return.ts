import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { type MailRecipient, notifyCustomer } from './notify-customer.ts'
import type { NotifyContext } from './notify-merchant.ts'
import { findOrderPageLink } from './order-page-link.ts'

type Addressee = MailRecipient & { user_name: string }
type ReturnStep = {
  /** The event in the order's history. */
  eventId: number
  /** In the customer's language. */
  status: string
  items: string
  /** The shop's own words; empty without any. */
  answer: string
}

/** Notifies the customer of a step of a return. */
export const notifyReturn = async (
  trx: Transaction<Database>,
  order: Addressee,
  { eventId, status, items, answer }: ReturnStep,
  context: NotifyContext,
) =>
  notifyCustomer(
    trx,
    order,
    {
      kind: 'order-return',
      subjectKey: String(eventId),
      values: {
        name: order.user_name,
        order_number: String(order.id),
        return_status: status,
        returned_items: items,
        shop_answer: answer,
        order_page: await findOrderPageLink(trx, order, context),
      },
    },
    context,
  )
