import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { formatPaise } from '#values/money/money.ts'
import { defaultLanguage } from '#words/language.ts'
import * as words from '../words/office/merchant/en.ts'
import { addressLines, formatProducts, type MailOrder, withHeading } from './format-order.ts'
import { adminOrderUrl, type NotifyContext, notifyMerchant } from './notify-merchant.ts'

/** An order was paid: notifies the merchant of the products and the address. */
export const notifyOrderPaid = (trx: Transaction<Database>, order: MailOrder, context: NotifyContext) =>
  notifyOrderToPack(trx, 'order-to-pack', order, context)

/** A cash order was placed: notifies the merchant of the products, the address and the amount to collect. */
export const notifyCashOrder = (trx: Transaction<Database>, order: MailOrder, context: NotifyContext) =>
  notifyOrderToPack(trx, 'cash-order-to-pack', order, context)

const notifyOrderToPack = (
  trx: Transaction<Database>,
  kind: 'order-to-pack' | 'cash-order-to-pack',
  order: MailOrder,
  context: NotifyContext,
) =>
  notifyMerchant(
    trx,
    {
      kind,
      subjectKey: String(order.id),
      orderId: order.id,
      values: {
        name: order.user_name,
        order_number: String(order.id),
        total: formatPaise(order.total_paise),
        products: formatProducts({ language: defaultLanguage, publicUrl: context.publicUrl }, order),
        delivery_address: withHeading(words.deliverTo, addressLines(order)),
        order_link: { label: words.openOrder, url: adminOrderUrl(context.publicUrl, order.id) },
      },
    },
    context,
  )
