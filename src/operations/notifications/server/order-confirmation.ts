import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { formatPaise } from '#values/money/money.ts'
import { formatDateTime } from '#values/time/format-date-time.ts'
import { localeOf } from '#words/language.ts'
import { sentences } from '../words/index.ts'
import { type DeliveryPromise, deliveryFields } from './delivery-fields.ts'
import { formatDeliveryAddress, formatProducts, type MailOrder } from './format-order.ts'
import { type MailRecipient, notifyCustomer } from './notify-customer.ts'
import type { NotifyContext } from './notify-merchant.ts'
import { findOrderPageLink } from './order-page-link.ts'
import type { ValuesOf } from './templates/render-template.ts'

type ConfirmedOrder = MailOrder &
  MailRecipient &
  DeliveryPromise & {
    /** What the mail says about the order to which these items were added; empty for other orders. */
    addedTo: string
  }

/**
 * Writes the confirmation of a paid order into the outbox, in the transaction of the payment.
 * @param paymentReference the payment's id, by which the customer and the provider find it; empty if it is unknown
 */
export const writeOrderConfirmation = async (
  trx: Transaction<Database>,
  order: ConfirmedOrder,
  paymentReference: string,
  context: NotifyContext,
) =>
  notifyCustomer(
    trx,
    order,
    {
      kind: 'order-confirmation',
      subjectKey: String(order.id),
      values: { ...(await confirmationFields(trx, order, context)), payment_reference: paymentReference },
    },
    context,
  )

/** Writes the confirmation of a cash order, with the amount to pay, in the transaction that places it. */
export const writeCashOrderConfirmation = async (
  trx: Transaction<Database>,
  order: ConfirmedOrder,
  context: NotifyContext,
) =>
  notifyCustomer(
    trx,
    order,
    {
      kind: 'cash-order-confirmation',
      subjectKey: String(order.id),
      values: await confirmationFields(trx, order, context),
    },
    context,
  )

/**
 * Writes the mail with which a customer pays an order that the shop has placed for them, in the transaction that places it.
 * @param order.hold_expires_at until when its units are reserved
 */
export async function writePaymentLink(
  trx: Transaction<Database>,
  order: ConfirmedOrder & { hold_expires_at: Date },
  context: NotifyContext,
) {
  const { id, locale, user_name: name, total_paise } = order
  const total = formatPaise(total_paise)
  const page = await findOrderPageLink(trx, order, context)
  await notifyCustomer(
    trx,
    order,
    {
      kind: 'order-to-pay',
      subjectKey: String(id),
      values: {
        name,
        order_number: String(id),
        total,
        products: formatProducts({ language: locale, publicUrl: context.publicUrl }, order),
        added_to: order.addedTo,
        delivery_address: formatDeliveryAddress(locale, order),
        pay_by: formatDateTime(localeOf[locale], order.hold_expires_at),
        payment_link: page && { ...page, label: sentences.payOrder({ total }).in(locale) },
      },
    },
    context,
  )
}

/** The fields of both confirmations. */
async function confirmationFields(
  trx: Transaction<Database>,
  order: ConfirmedOrder,
  context: NotifyContext,
): Promise<ValuesOf<'cash-order-confirmation'>> {
  const { id, locale, user_name: name, total_paise } = order
  return {
    name,
    order_number: String(id),
    total: formatPaise(total_paise),
    products: formatProducts({ language: locale, publicUrl: context.publicUrl }, order),
    added_to: order.addedTo,
    delivery_address: formatDeliveryAddress(locale, order),
    order_page: await findOrderPageLink(trx, order, context),
    ...deliveryFields(order, context.store),
  }
}
