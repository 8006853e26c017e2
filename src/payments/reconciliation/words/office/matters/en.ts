// Payment issues: what happened, and what the merchant can do. Shown in the Payments section and in emails.

/** Issues that are marked on the order. */
export const attention = {
  paid_after_cancel: {
    what: 'The payment for this order arrived after it was cancelled. The items were still in stock, so the order is paid again.',
    advice:
      'Pack it like any other order. If the customer has placed another order since, call them before you dispatch both.',
  },
  paid_twice: {
    what: 'This order was paid twice. The second payment is being refunded.',
    advice: 'No action needed unless the refund fails. The customer may ask about it.',
  },
  wrong_amount: {
    what: 'A payment for this order doesn’t match the order total. It doesn’t count towards the order and is being refunded.',
    advice: 'Check the payment in the Razorpay dashboard and ask the customer what happened.',
  },
  wrong_currency: {
    what: 'A payment for this order isn’t in rupees. It doesn’t count towards the order and is being refunded.',
    advice: 'Check the payment in the Razorpay dashboard. You can turn off international payments there.',
  },
  wrong_order: {
    what: 'A payment made for this order belongs to another order. It is being refunded.',
    advice: 'Check the payment in the Razorpay dashboard.',
  },
  unknown_order: {
    what: 'Razorpay has no record of this order, so it can’t say whether the order was paid. This happens when the Razorpay keys were changed, for example from test keys to live keys.',
    advice:
      'If customers could make real payments when this order was placed, look for its payment in the Razorpay account you used then. This order is no longer checked automatically.',
  },
}

/** An issue that this release doesn't know: a different release of the shop, running at the same time, may have set it. */
export const other = {
  what: 'A payment for this order needs review. The issue was found while your shop was being updated, so no details are available.',
  advice: 'Check the payment in the Razorpay dashboard and compare it with the order.',
}

export const tooLate = {
  what: 'A payment came in after this order could no longer be completed, because its products were sold out, the customer had placed a cash on delivery order, or your tax status doesn’t allow the sale. The payment is being refunded.',
  advice: 'No action needed unless the refund fails. The customer may ask about it.',
}

/** Refunds of a paid order that were made outside the shop. */
export const allReturned = {
  what: 'The payment for this order was refunded outside your shop, for example in the Razorpay dashboard. The order is now cancelled. Nothing was returned to stock.',
  advice:
    'Don’t dispatch the order unless you know why it was refunded. To return items to stock, open it and enter the units that haven’t left your shop.',
}
export const partReturned = {
  what: ({ returned, total }: { returned: string; total: string }) =>
    `${returned} of ${total} for this order was refunded outside your shop, for example in the Razorpay dashboard. The order stays paid. Nothing was returned to stock.`,
  advice:
    'Dispatch what the customer still wants. Open the order and enter any units you’re keeping to return them to stock.',
}
/** The order was already cancelled, so nothing will be dispatched. If more has to be refunded, that is another issue. */
export const cancelledPartReturned = {
  what: ({ returned, total }: { returned: string; total: string }) =>
    `${returned} of ${total} for this cancelled order was refunded outside your shop, for example in the Razorpay dashboard. Nothing was returned to stock for this refund.`,
  advice:
    'Don’t dispatch the order. Open it to see the amount left to refund. To return items to stock, enter the units that haven’t left your shop.',
}

/** `said` is Razorpay's last message about the refund; empty where there is none. */
const providerSays = (said: string) => (said === '' ? '' : ` Razorpay says: ${said}`)
export const refundFailed = {
  what: ({ said }: { said: string }) => `The refund of this payment failed.${providerSays(said)}`,
  advice:
    'Check your Razorpay balance and retry the refund, or refund the customer by bank transfer and mark it as refunded manually. If no refund is due, dismiss it.',
}
export const refundOvertaken = {
  what: ({ said }: { said: string }) =>
    `The refund of this payment failed. Another refund has since covered the same amount or products.${providerSays(said)}`,
  advice:
    'Open the order and check that everything due has been refunded. Then dismiss this refund. It won’t count as refunded.',
}
/** Part of the amount was refunded another way, so this refund can't be retried. The rest needs a new refund. */
export const restOwed = {
  what: ({ said, rest }: { said: string; rest: string }) =>
    `The refund of this cancelled order failed because part of the amount was refunded another way. ${rest} still has to be refunded.${providerSays(said)}`,
  advice: ({ rest }: { rest: string }) =>
    `Open the order and refund the ${rest} that is still owed. Then dismiss this refund.`,
}
export const refundOpen = {
  what: ({ said }: { said: string }) => `A refund of this payment is in progress.${providerSays(said)}`,
  advice: 'No action needed. The refund is retried automatically until Razorpay accepts it.',
}
export const refundsByOtherMeans =
  'This payment can’t be refunded automatically. Refund the customer in another way, then record it here.'
export const bankRefused = 'The bank didn’t accept the refund.'

export const overdue = {
  what: 'The time to pay for this order ran out, but Razorpay couldn’t be reached to check whether it was paid.',
  advice:
    'Check that your Razorpay keys are correct and that Razorpay is working. The check is retried automatically.',
}
export const unanswered = {
  what: 'Razorpay hasn’t confirmed whether this order was paid.',
  advice:
    'The order is checked again automatically, and this issue will disappear once Razorpay responds. If it doesn’t disappear, check that Razorpay is working and that your Razorpay keys are correct.',
}
export const waiting = {
  what: 'A payment for this order was authorised more than a day ago but was neither captured nor refunded.',
  advice:
    'Check the payment in the Razorpay dashboard. A payment that isn’t captured is refunded automatically.',
}
export const unreadable = {
  /** The error message from reading it. */
  what: ({ problem }: { problem: string }) => problem,
  advice:
    'Check this event in the Razorpay dashboard. If it’s a payment that doesn’t belong to an order in your shop, refund it there.',
}

/** A line in the email about payments that are waiting for confirmation. */
type Waits = { id: number | null; customer: string; what: string; advice: string }
export const waitsAbout = ({ id, customer, what, advice }: Waits) =>
  `${id === null ? 'No order in your shop' : `Order #${id} from ${customer}`}: ${what} What to do: ${advice}`
