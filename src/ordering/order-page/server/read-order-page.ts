import { listOrderDocuments } from '#accounting/documents/server/printing/list-order-documents.ts'
import { findOrderConsent } from '#operations/whatsapp/server/consents.ts'
import type { OrderOwner } from '#ordering/buyers/server/order-owner.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { listOrderItems } from '#ordering/orders/server/lists/order-items.queries.ts'
import { findOwnOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import { readOrderFulfilment } from '#ordering/orders/server/timeline/order-fulfilment.queries.ts'
import { findPhoneOrder } from '#ordering/phone-orders/server/phone-orders.queries.ts'
import type { Parts } from '#parts.ts'
import { readStoredState } from '#payments/processing/server/payment-state.ts'
import { listCustomerRefunds } from '#payments/refunds/server/order-refunds.queries.ts'
import { formatDateTime } from '#values/time/format-date-time.ts'
import { type Language, localeOf } from '#words/language.ts'
import type { OrderPage } from '../contract.ts'
import { canCancel } from './can-cancel.ts'
import { listOrderSteps, readMoments } from './list-order-steps.ts'
import { listOrdersTogether } from './list-orders-together.ts'

type Reader = {
  language: Language
  /** Has nothing but the link of a customer's order, which may have been forwarded with its mail. */
  isLinkReader?: boolean
  /** The account that reads it, if somebody is logged in. */
  userId?: number | undefined
}

/** Everything that the page of an order shows, in one answer; undefined if it is not the owner's. */
export async function readOrderPage(
  parts: Parts,
  own: OrderOwner & { orderId: number },
  { language, isLinkReader = false, userId }: Reader,
): Promise<OrderPage | undefined> {
  const { db } = parts
  const { orderId } = own
  const order = await findOwnOrder(db, own, orderId)
  const state = order && (await readStoredState(parts, own, orderId))
  if (!order || !state) return undefined
  const [items, delivery, refunds = [], documents, moments, whatsapp, phoneOrder, together] =
    await Promise.all([
      listOrderItems(db, orderId, language),
      readOrderFulfilment(db, orderId),
      listCustomerRefunds(db, { ...own, language }),
      listOrderDocuments(db, orderId),
      readMoments(db, orderId),
      findOrderConsent(db, { id: orderId, user_id: order.User.id }),
      findPhoneOrder(db, orderId),
      listOrdersTogether(db, orderId, { owner: own, isLinkReader, now: parts.clock.now() }),
    ])
  const { sentence, ...payment } = state
  return {
    order: isLinkReader ? withoutAccountData(order) : order,
    items,
    payment: { ...payment, message: sentence.in(language) },
    pay_by: phoneOrder?.payBy ? formatDateTime(localeOf[language], phoneOrder.payBy) : null,
    paid_by: order.paid_at ? moments.paid_by : null,
    delivery,
    refunds,
    documents,
    together,
    steps: listOrderSteps({ order, delivery, refunds, moments }),
    can_cancel: canCancel(parts, { order, delivery, hasAccountOf: !isLinkReader && 'userId' in own }),
    by_guest: 'linkHash' in own,
    has_email: phoneOrder?.hasEmail ?? true,
    whatsapp_to: whatsapp ? whatsapp.phone.slice(-4) : null,
    is_own: userId !== undefined && order.User.id === userId,
  }
}

/** An order for somebody who has only its link: what its mails contain, and nothing else of the account. */
export const withoutAccountData = (order: Order): Order => ({
  ...order,
  User: { ...order.User, id: null, phone: '' },
  address_id: null,
  gst: null,
})
