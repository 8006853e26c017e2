import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import * as words from '../words/office/merchant/en.ts'
import { arrivalFields } from './delivery-fields.ts'
import { formatDeliveryAddress, formatProducts, type MailOrder } from './format-order.ts'
import { type MailRecipient, notifyCustomer } from './notify-customer.ts'
import { type NotifyContext, notifyMerchant } from './notify-merchant.ts'
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

type Replacement = MailOrder &
  MailRecipient & {
    promised_by: string | null
    commits_to_date: boolean
    /** The paid order whose items are replaced. */
    replacedOrder: number
    /** The shop's own words; empty without any. */
    answer: string
  }

/** Notifies the customer of the order that replaces returned items. */
export async function notifyReplacement(
  trx: Transaction<Database>,
  order: Replacement,
  context: NotifyContext,
) {
  const { locale } = order
  await notifyCustomer(
    trx,
    order,
    {
      kind: 'replacement-confirmation',
      subjectKey: String(order.id),
      values: {
        name: order.user_name,
        order_number: String(order.id),
        replaced_order: String(order.replacedOrder),
        shop_answer: order.answer,
        products: formatProducts({ language: locale, publicUrl: context.publicUrl }, order),
        delivery_address: formatDeliveryAddress(locale, order),
        order_page: await findOrderPageLink(trx, order, context),
        ...arrivalFields(locale, order.promised_by, order.commits_to_date),
      },
    },
    context,
  )
}

type RequestedReturn = {
  eventId: number
  items: string
  /** In the back office's language. */
  reason: string
  /** The customer's own words; empty without any. */
  note: string
}

/** Notifies the merchant of a return that a customer requests. */
export const notifyReturnRequested = (
  trx: Transaction<Database>,
  order: Addressee,
  { eventId, items, reason, note }: RequestedReturn,
  context: NotifyContext,
) =>
  notifyMerchant(
    trx,
    {
      kind: 'return-to-decide',
      subjectKey: String(eventId),
      orderId: order.id,
      values: {
        name: order.user_name,
        order_number: String(order.id),
        returned_items: items,
        return_reason: reason,
        return_note: note,
        returns_link: { label: words.openReturns, url: `${context.publicUrl}/admin?section=returns` },
      },
    },
    context,
  )
