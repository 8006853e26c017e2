import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { formatPaise } from '#values/money/money.ts'
import { type DeliveryPromise, deliveryFields } from './delivery-fields.ts'
import { formatDeliveryAddress, formatProducts, type MailOrder } from './format-order.ts'
import { type MailRecipient, notifyCustomer } from './notify-customer.ts'
import type { NotifyContext } from './notify-merchant.ts'
import { findOrderPageLink } from './order-page-link.ts'

type ConfirmedOrder = MailOrder & MailRecipient & DeliveryPromise

/** Writes the confirmation of a paid order into the outbox, in the transaction of the payment. */
export const writeOrderConfirmation = (
  trx: Transaction<Database>,
  order: ConfirmedOrder,
  context: NotifyContext,
) => confirmOrder(trx, 'order-confirmation', order, context)

/** Writes the confirmation of a cash order, with the amount to pay, in the transaction that places it. */
export const writeCashOrderConfirmation = (
  trx: Transaction<Database>,
  order: ConfirmedOrder,
  context: NotifyContext,
) => confirmOrder(trx, 'cash-order-confirmation', order, context)

async function confirmOrder(
  trx: Transaction<Database>,
  kind: 'order-confirmation' | 'cash-order-confirmation',
  order: ConfirmedOrder,
  context: NotifyContext,
) {
  const { id, locale, user_name: name, total_paise } = order
  return notifyCustomer(
    trx,
    order,
    {
      kind,
      subjectKey: String(id),
      values: {
        name,
        order_number: String(id),
        total: formatPaise(total_paise),
        products: formatProducts(locale, order),
        delivery_address: formatDeliveryAddress(locale, order),
        order_page: await findOrderPageLink(trx, order, context),
        ...deliveryFields(order, context.store),
      },
    },
    context,
  )
}
