import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { formatPaise, type Paise } from '#values/money/money.ts'
import * as words from '../words/office/merchant/en.ts'
import { adminOrderUrl, type NotifyContext, notifyMerchant } from './notify-merchant.ts'

/** A payment issue for the merchant. */
export type PaymentIssueNotice = {
  orderId: number
  customer: string
  /** Identifies the issue of this order, for example `paid_twice pay_1`. */
  key: string
  /** What happened, and what to do. */
  what: string
  advice: string
  /** Null if the amount is not in rupees. */
  amount_paise: Paise | null
}

/** Notifies the merchant of a payment issue, with the back office's text. */
export function notifyPaymentIssue(
  trx: Transaction<Database>,
  { orderId, customer, key, what, advice, amount_paise }: PaymentIssueNotice,
  context: NotifyContext,
) {
  const amount = amount_paise === null ? null : formatPaise(amount_paise)
  return notifyMerchant(
    trx,
    {
      kind: 'money-matter',
      subjectKey: `${orderId}-${key}`,
      orderId,
      values: {
        about_the_order: words.aboutOrder({ id: orderId, name: customer, amount }),
        what_happened: what,
        what_to_do: advice,
        order_number: String(orderId),
        order_link: { label: words.openOrder, url: adminOrderUrl(context.publicUrl, orderId) },
      },
    },
    context,
  )
}
