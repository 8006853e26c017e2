// What has come up about money, and what a merchant can do about it: on the money page and in mails.

/** Marks on an order. */
export const attention = {
  paid_after_cancel: {
    what: 'This order was cancelled, and then its payment arrived. Its stock was still there, so it is paid again.',
    advice:
      'Pack it like any other order. If the customer has ordered again meanwhile, call them before you send both.',
  },
  paid_twice: {
    what: 'This order was paid twice. The second payment is being returned.',
    advice: 'Nothing to do, unless its refund fails. The customer may ask about it.',
  },
  wrong_amount: {
    what: 'A payment came in whose amount is not the total of the order. It does not pay the order and is being returned.',
    advice: 'Look the payment up in the Razorpay dashboard and ask the customer what happened.',
  },
  wrong_currency: {
    what: 'A payment came in that is not in rupees. It does not pay the order and is being returned.',
    advice: 'Look the payment up in the Razorpay dashboard. International payments can be turned off there.',
  },
  wrong_order: {
    what: 'A payment came in under this order that belongs to another order. It is being returned.',
    advice: 'Look the payment up in the Razorpay dashboard.',
  },
  unknown_order: {
    what: 'Razorpay does not know this order, so it cannot say whether money came in for it. That happens when the Razorpay keys were changed, for example from test keys to live ones.',
    advice:
      'If customers could really pay when it was placed, look in the Razorpay dashboard of that time for a payment of it. The shop does not ask about it any more.',
  },
}

/** A mark that this release has no words for: an older one, which still runs beside it, may have set it. */
export const other = {
  what: 'Something about the money of this order needs a look. The shop was being updated when it was noticed, and cannot say more.',
  advice: 'Look the payment up in the Razorpay dashboard, and compare it with the order.',
}

export const tooLate = {
  what: 'A payment came in for this order when it could no longer be completed: its products were sold, or your tax status does not allow the sale. It is being returned.',
  advice: 'Nothing to do, unless its refund fails. The customer may ask about it.',
}

/** The provider has returned money of a paid order. */
export const allReturned = {
  what: 'The payment of this order was returned outside the shop, for example in the Razorpay dashboard. The order is cancelled now. Its stock was not put back.',
  advice:
    'Do not send the order unless you know why. Open the order and say whether the goods are with you: then they go back in stock.',
}
export const partReturned = {
  what: ({ returned, total }: { returned: string; total: string }) =>
    `${returned} of ${total} of this order were returned outside the shop, for example in the Razorpay dashboard. The order stays paid. No stock was put back.`,
  advice:
    'Send what is still wanted. Open the order and say whether goods stay with you: then they go back in stock.',
}
/** It was cancelled before: nothing of it is sent, and another matter says what of its money is still owed, if any. */
export const cancelledPartReturned = {
  what: ({ returned, total }: { returned: string; total: string }) =>
    `${returned} of ${total} of this cancelled order was refunded outside the shop, for example in the Razorpay dashboard. This refund put nothing back in stock.`,
  advice:
    'Don’t send the order. Open it to see what still has to be refunded, and say whether the goods are with you: then they go back in stock.',
}

/** `said` is what the provider said last of it, in its own words; nothing where it said nothing. */
const providerSays = (said: string) => (said === '' ? '' : ` The provider says: ${said}`)
export const refundFailed = {
  what: ({ said }: { said: string }) => `The refund of this payment failed.${providerSays(said)}`,
  advice:
    'Check the balance of your Razorpay account and try again, or return the money by bank transfer and mark it as returned by hand. If it is not to go back after all, mark it as not wanted any more.',
}
export const refundOvertaken = {
  what: ({ said }: { said: string }) =>
    `The refund of this payment failed, and meanwhile its money or a product of it went back by another refund.${providerSays(said)}`,
  advice:
    'Open the order and see whether all that is to go back has gone. Then mark this refund as not wanted any more: nothing of it counts as returned.',
}
/** A part of it went back another way, so it can't be tried again; what is left is another refund. */
export const restOwed = {
  what: ({ said, rest }: { said: string; rest: string }) =>
    `The refund of this cancelled order failed because a part of its money was refunded another way. ${rest} still has to go back.${providerSays(said)}`,
  advice: ({ rest }: { rest: string }) =>
    `Open the order and refund ${rest}, which is still owed. Then mark this refund as not wanted any more.`,
}
export const refundOpen = {
  what: ({ said }: { said: string }) => `A refund of this payment is on its way.${providerSays(said)}`,
  advice: 'Nothing to do. It is asked for again until the provider has taken it.',
}
export const bankRefused = 'The bank did not take the money back.'

export const overdue = {
  what: 'The hold of this order ran out, but the provider could not be asked whether it was paid.',
  advice: 'Check that the Razorpay keys are right and that Razorpay works. The shop keeps asking.',
}
export const unanswered = {
  what: 'Razorpay does not answer whether money came in for this order.',
  advice:
    'The shop keeps asking, and this goes away by itself once there is an answer. If it stays, check that Razorpay works and that the Razorpay keys are right.',
}
export const waiting = {
  what: 'A payment of this order was authorised more than a day ago, but neither taken nor returned.',
  advice: 'Look the payment up in the Razorpay dashboard. Money that is not taken goes back by itself.',
}
export const unreadable = {
  /** In the words of whoever tried to read it. */
  what: ({ problem }: { problem: string }) => problem,
  advice:
    'Look it up in the Razorpay dashboard. If money came in there for something that is no order here, return it there.',
}

/** The mail of money that has waited for an answer. */
type Waits = { id: number | null; customer: string; what: string; advice: string }
export const waitsAbout = ({ id, customer, what, advice }: Waits) =>
  `${id === null ? 'No order of this shop' : `Order ${id} of ${customer}`}: ${what} What to do: ${advice}`
