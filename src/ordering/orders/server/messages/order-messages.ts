import type { OrderEventKind } from '#database/tables/order-history.ts'
import { orderCancelled } from './cancellation-messages.ts'
import type { Message } from './message.ts'
import {
  automaticRefundAlert,
  paidAfterCancelAlert,
  refundAtProviderAlert,
  refundFailedAlert,
} from './payment-alerts.ts'
import { pushDelivered, pushDispatched, pushPaid } from './push-messages.ts'
import {
  orderRefundedAtProvider,
  orderRefundedByHand,
  preparedRefundMail,
  refundMailReleased,
  refundMailWithdrawn,
} from './refund-messages.ts'
import { replacementConfirmation, returnUpdated } from './return-messages.ts'
import {
  cashOrderConfirmation,
  cashOrderToPack,
  orderConfirmation,
  orderToPack,
  phoneOrderToPay,
  recalledRemoved,
} from './sale-messages.ts'
import { orderDelivered, orderDispatched } from './shipment-messages.ts'
import {
  cashOrderOnWhatsapp,
  deliveryOnWhatsapp,
  dispatchOnWhatsapp,
  orderOnWhatsapp,
  phoneOrderOnWhatsapp,
} from './whatsapp-messages.ts'

/**
 * The messages that follow from each event of an order: mails and WhatsApp messages to its customer and alerts to the merchant, in the order in
 * which they are queued. Nothing else queues mails about an order's events. A message may decide that its event needs
 * none, such as `cashOrderConfirmation` for an order that is paid online.
 */
export const orderMessages: { readonly [Kind in OrderEventKind]: readonly Message<Kind>[] } = {
  placed: [
    phoneOrderToPay,
    replacementConfirmation,
    cashOrderConfirmation,
    cashOrderToPack,
    phoneOrderOnWhatsapp,
    cashOrderOnWhatsapp,
  ],
  paid: [orderConfirmation, orderToPack, paidAfterCancelAlert, orderOnWhatsapp, pushPaid],
  payment_failed: [],
  payment_not_counted: [],
  cancelled: [orderCancelled],
  address_changed: [],
  refund_requested: [preparedRefundMail, automaticRefundAlert],
  refund_processed: [refundMailReleased],
  refund_failed: [refundFailedAlert],
  refund_retried: [],
  refund_by_hand: [orderRefundedByHand],
  refund_dismissed: [refundMailWithdrawn],
  refunded_at_provider: [refundAtProviderAlert, orderRefundedAtProvider],
  document_issued: [],
  earlier_action: [],
  packed: [],
  unpacked: [],
  dispatched: [orderDispatched, dispatchOnWhatsapp, pushDispatched],
  parcel_arrived: [],
  delivered: [orderDelivered, deliveryOnWhatsapp, pushDelivered],
  // Their mails were withdrawn before, because a mail that is being sent forbids to undo the step (`withdrawStepMail`).
  step_taken_back: [],
  discounted: [],
  discount_removed: [],
  discount_kept: [],
  discount_lost: [],
  note: [],
  note_to_customer: [],
  note_removed: [],
  recalled_removed: [recalledRemoved],
  items_restocked: [],
  items_not_restocked: [],
  return_requested: [returnUpdated],
  return_approved: [returnUpdated],
  return_declined: [returnUpdated],
  return_received: [returnUpdated],
  return_inspected: [],
  // The replacement has a mail of its own, and so has its cancellation.
  return_replaced: [],
  return_reopened: [],
  return_closed: [returnUpdated],
  payment_issue_resolved: [],
  unreadable_event_resolved: [],
}
