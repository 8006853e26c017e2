import type { OrderEvent, OrderEventKind } from '#database/tables/order-history.ts'
import * as moneyWords from '#payments/reconciliation/words/office/en.ts'
import * as refundWords from '#payments/refunds/words/office/en.ts'
import { shipmentState } from '../../rules/order-state.ts'
import { activity as words } from '../../words/office/en.ts'

const { packed, dispatched, delivered, cancelled } = shipmentState
const { activity: money } = moneyWords
const { activity: refunds } = refundWords

/** The kinds of events whose action depends on their details. */
type Dependent = 'step_taken_back' | 'earlier_action' | typeof shipmentState.cancelled

/** What was done, in the activity log's words, which stand before the order's name. A new kind needs an entry here. */
const actions: Record<Exclude<OrderEventKind, Dependent>, string> = {
  placed: words.placed,
  address_changed: words.changedAddress,
  paid: words.receivedPayment,
  payment_failed: words.receivedPayment,
  payment_not_counted: words.receivedPayment,
  refund_requested: refunds.refunded,
  refund_processed: words.processedRefund,
  refund_failed: words.processedRefund,
  refunded_at_provider: words.processedRefund,
  refund_retried: refunds.triedRefundAgain,
  refund_by_hand: refunds.returnedByHand,
  refund_dismissed: refunds.droppedRefund,
  document_issued: words.issuedDocument,
  [packed]: packed,
  unpacked: words.unpacked,
  [dispatched]: dispatched,
  parcel_arrived: words.deliveredParcel,
  [delivered]: delivered,
  discounted: words.gaveDiscount,
  discount_removed: words.removedDiscount,
  recalled_removed: words.removedRecalled,
  discount_kept: words.gaveDiscount,
  discount_lost: words.removedDiscount,
  note: words.wroteNote,
  note_to_customer: words.wroteNote,
  note_removed: words.removedNote,
  items_restocked: words.restocked,
  items_not_restocked: words.notRestocked,
  return_requested: words.requestedReturn,
  return_approved: words.approvedReturn,
  return_declined: words.declinedReturn,
  return_received: words.receivedReturn,
  return_inspected: words.inspectedReturn,
  return_replaced: words.replacedReturn,
  return_reopened: words.reopenedReturn,
  return_closed: words.closedReturn,
  payment_issue_resolved: money.lookedAtMoney,
  unreadable_event_resolved: money.lookedAtStrangePayment,
}

/** The words for a kind that only a newer release knows. */
export const nameOfKind = (kind: string) => kind.replaceAll('_', ' ')

/** What a person did to an order, as the activity log says it, such as `packed`. */
export function auditActionOf(event: OrderEvent): string {
  switch (event.kind) {
    case 'step_taken_back':
      return words.tookBack[event.details.step]
    case 'earlier_action':
      return event.details.action
    case cancelled:
      return event.details.reason === 'refused' ? words.refused : cancelled
    default:
      return actions[event.kind] ?? nameOfKind(event.kind)
  }
}
