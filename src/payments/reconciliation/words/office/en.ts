/** The money page. */
export const loading = 'Loading...'
export const needsAttention = 'Needs your attention'
export const attentionNotLoaded = 'What needs attention could not be loaded.'
export const nothingNeedsAttention = 'Nothing needs your attention.'
export const everyPaymentIsSettled = 'Every payment is a paid order or has been returned.'

/** How each kind of matter is called. The page lists them in this order, the most urgent first. */
export const kinds = {
  refund_failed: 'Refund failed',
  wrong_amount: 'Wrong amount',
  wrong_currency: 'Wrong currency',
  wrong_order: 'Payment for another order',
  paid_twice: 'Paid twice',
  paid_after_cancel: 'Paid after it was cancelled',
  returned_elsewhere: 'Returned outside the shop',
  partly_returned: 'Partly returned outside the shop',
  no_answer: 'Money with no answer',
  unknown_order: 'Not known to Razorpay',
  unreadable: 'What the shop cannot read',
  other: 'Needs a look',
  unsettled: 'Not settled for long',
  refund_open: 'Refund on its way',
}
export const orders = ({ count }: { count: number }) => (count === 1 ? '1 order' : `${count} orders`)
export const whatToDo = 'What to do:'
export const order = ({ id }: { id: number }) => `Order ${id}`
export const nameless = 'N/A'
export const since = ({ moment }: { moment: string }) => `since ${moment}`
export const payment = 'Payment'

/** What can be done about a matter: its button, the question before it, and what follows. */
export const returnedByHand = 'Returned by hand'
export const returnedByHandQuestion = 'Did you return this money yourself?'
export const theMoney = 'the money'
type Refunded = { money: string; customer: string }
export const countsAsReturned = ({ money, id, customer }: Refunded & { id: number | null }) =>
  `The shop then counts ${money} of order ${id} as returned to ${customer} and does not try again.`
export const notWanted = 'Not wanted any more'
export const notWantedQuestion = 'Is this refund not wanted any more?'
export const countsAsNothing = ({ money, customer }: Refunded) =>
  `The shop does not try again to return ${money} to ${customer}, and counts nothing of it as returned. Do this where the money went back by another refund, or where you and your customer have agreed otherwise.`
export const tryAgain = 'Try again'
export const tryAgainQuestion = 'Try this refund again?'
export const asksOnceMore = ({ money, customer }: Refunded) =>
  `Razorpay is asked once more to return ${money} to ${customer}.`
export const markAsDone = 'Mark as done'
export const lookedUpQuestion = 'Have you looked this up in the Razorpay dashboard?'
export const newsLeavesList = 'It leaves this list. No order and no money changes.'
export const doneQuestion = ({ id }: { id: number }) => `Is everything done about order ${id}?`
export const orderLeavesList = 'It leaves this list. Neither the order nor its money changes.'
export const didNotWork = 'That did not work. Please try again.'

/** What came of it. */
export const noted = 'Noted.'
export const returnedMeanwhile =
  'Meanwhile more money of this order was returned outside the shop. Nothing was noted. Please look at the sum first.'
export const nothingOfThisNumber = 'There is nothing to look at of this number.'
export const razorpayIsSilent = 'Razorpay does not answer just now. Please try again in a moment.'

/** An unpaid order's stock that the merchant gives back to everyone. */
export const onlyUnpaidIsReleased = 'Only an unpaid order can be released; this one is paid or delivered.'
export const released = 'The order was released.'

/** What the activity log says was done, before the order's name. */
export const activity = {
  lookedAtMoney: 'looked at the money of',
  lookedAtStrangePayment: 'looked at a strange payment of',
}

/** What the payment provider, and a browser on the way back from it, is answered. */
export const taken = 'Taken.'
export const notSigned = 'The signature is not right.'
export const goingOn = 'Going on to your order.'
