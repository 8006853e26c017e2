import { listOrderDocuments } from '#accounting/documents/server/printing/list-order-documents.ts'
import { listOrderItems } from '#ordering/orders/server/lists/order-items.queries.ts'
import { findOwnOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import { readOrderFulfilment } from '#ordering/orders/server/timeline/order-fulfilment.queries.ts'
import type { Parts } from '#parts.ts'
import { readStoredState } from '#payments/processing/server/payment-state.ts'
import { listCustomerRefunds } from '#payments/refunds/server/order-refunds.queries.ts'
import type { Language } from '#words/language.ts'
import type { LinkedOrder } from '../contract.ts'

/** Everything that the page of a guest's order shows; undefined if it is not the owner's. */
export async function readLinkedOrder(
  parts: Parts,
  own: { orderId: number; linkHash: string },
  language: Language,
): Promise<LinkedOrder | undefined> {
  const { db } = parts
  const { orderId } = own
  const order = await findOwnOrder(db, own, orderId)
  const state = order && (await readStoredState(parts, own, orderId))
  if (!order || !state) return undefined
  const [items, delivery, refunds, documents] = await Promise.all([
    listOrderItems(db, orderId, language),
    readOrderFulfilment(db, orderId),
    listCustomerRefunds(db, { ...own, language }),
    listOrderDocuments(db, orderId),
  ])
  const { sentence, ...payment } = state
  return {
    order,
    items,
    payment: { ...payment, message: sentence.in(language) },
    delivery,
    refunds: refunds ?? [],
    documents,
  }
}
