import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { heldMailDueAt, releaseMail, withdrawMail } from '#operations/outbox/server/write-mail.ts'
import { formatPaise, type Paise } from '#values/money/money.ts'
import { sentences } from '../words/index.ts'
import { formatProducts, type PricedMailOrder } from './format-order.ts'
import { type MailRecipient, notifyCustomer } from './notify-customer.ts'
import type { NotifyContext } from './notify-merchant.ts'
import { findBoughtLines } from './order-lines.queries.ts'
import { findOrderPageLink } from './order-page-link.ts'

type Trx = Transaction<Database>
type Addressee = MailRecipient & Omit<PricedMailOrder, 'lines'> & { user_name: string }

type RefundFacts = {
  /** Identifies the refund of this order. */
  key: string
  paise: Paise
  /** In the customer's language; empty if none was given. */
  reason: string
  /** The refunded products, delivery or goodwill, in the customer's language; absent if unknown. */
  refundedFor?: string
}

/** Notifies the customer of a refund: how much, why, and when it arrives. */
export const notifyRefunded = (trx: Trx, order: Addressee, refund: RefundFacts, context: NotifyContext) =>
  writeRefundMail(trx, order, refund, context)

/** Like `notifyRefunded`, before the provider has refunded: the mail is held until `releaseRefundMail`. */
export const prepareRefundMail = (trx: Trx, order: Addressee, refund: RefundFacts, context: NotifyContext) =>
  writeRefundMail(trx, order, refund, { ...context, dueAt: heldMailDueAt })

/** Releases the prepared mail after the refund. @param key from `refundMailKey` */
export const releaseRefundMail = (trx: Trx, key: string, now: Date) =>
  releaseMail(trx, 'order-refunded', key, now)

/** Withdraws the prepared mail of a refund that will not happen. @returns whether it will not be sent */
export const withdrawRefundMail = (trx: Trx, key: string) => withdrawMail(trx, 'order-refunded', key)

/** Notifies the customer of a refund made by hand (bank transfer, cash). This mail replaces the prepared one. */
export async function notifyRefundedByHand(
  trx: Trx,
  order: Addressee,
  { key, paise, reason, refundedFor = '' }: RefundFacts,
  context: NotifyContext,
) {
  await withdrawRefundMail(trx, key)
  await notifyCustomer(
    trx,
    order,
    {
      kind: 'order-refunded-by-hand',
      subjectKey: key,
      values: { ...(await refundFields(trx, order, { paise, reason }, context)), refunded_for: refundedFor },
    },
    context,
  )
}

/** Notifies the customer that items were exchanged: the amount isn't refunded but pays for another order. */
export const notifyExchanged = async (
  trx: Trx,
  order: Addressee,
  {
    key,
    paise,
    refundedFor,
    newOrder,
  }: Pick<RefundFacts, 'key' | 'paise'> & { refundedFor: string; newOrder: number },
  context: NotifyContext,
) =>
  notifyCustomer(
    trx,
    order,
    {
      kind: 'order-exchanged',
      subjectKey: key,
      values: {
        name: order.user_name,
        order_number: String(order.id),
        amount: formatPaise(paise),
        refunded_for: refundedFor,
        new_order_number: String(newOrder),
        order_page: await findOrderPageLink(trx, order, context),
      },
    },
    context,
  )

/** The fields of every refund mail. */
const refundFields = async (
  trx: Trx,
  order: Addressee,
  { paise, reason }: Pick<RefundFacts, 'paise' | 'reason'>,
  context: Pick<NotifyContext, 'publicUrl' | 'now'>,
) => ({
  name: order.user_name,
  order_number: String(order.id),
  amount: formatPaise(paise),
  reason,
  total: formatPaise(order.total_paise),
  order_page: await findOrderPageLink(trx, order, context),
})

/** The key of a refund's mail, by which it is released or withdrawn. */
export const refundMailKey = (refundId: number) => `refund-${refundId}`

/** Queues the mail about a refund; it is held until `dueAt`, if given. */
const writeRefundMail = async (
  trx: Trx,
  order: Addressee,
  { key, paise, reason, refundedFor = '' }: RefundFacts,
  { dueAt, ...context }: NotifyContext & { dueAt?: Date },
) =>
  notifyCustomer(
    trx,
    order,
    {
      kind: 'order-refunded',
      subjectKey: key,
      values: {
        ...(await refundFields(trx, order, { paise, reason }, context)),
        refunded_for: refundedFor,
        refund_days: sentences.refundDays.in(order.locale),
      },
      dueAt,
    },
    context,
  )

/** Notifies the customer that the merchant cancelled a paid order; without a refund if `paise` is 0. */
export const notifyCancelled = async (
  trx: Trx,
  order: Addressee,
  { paise, reason }: Pick<RefundFacts, 'paise' | 'reason'>,
  context: NotifyContext,
) =>
  notifyCustomer(
    trx,
    order,
    {
      kind: 'order-cancelled',
      subjectKey: String(order.id),
      values: {
        ...(await refundFields(trx, order, { paise, reason }, context)),
        amount: paise === 0 ? '' : formatPaise(paise),
        products: formatProducts(
          { language: order.locale, publicUrl: context.publicUrl },
          {
            ...order,
            lines: await findBoughtLines(trx, order.id),
          },
        ),
      },
    },
    context,
  )
