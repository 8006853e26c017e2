import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { formatPaise, type Paise } from '#values/money/money.ts'
import * as words from '../words/office/merchant/en.ts'
import { adminOrderUrl, type NotifyContext, notifyMerchant } from './notify-merchant.ts'

/** Something about an order's money that the merchant should know. */
export type PaymentIssueNotice = {
  orderId: number
  customer: string
  /** Which matter of this order it is, such as `paid_twice pay_1`. */
  key: string
  /** What happened, and what to do about it, as sentences. */
  what: string
  advice: string
  /** Nothing where it is not in rupees. */
  amount_paise: Paise | null
}

/** A matter of money has come up: the merchant reads what happened and what to do, as the back office says it. */
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
