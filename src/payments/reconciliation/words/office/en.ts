/** The Payments section. */
export const loading = 'Loading...'
export const needsAttention = 'Needs your attention'
export const attentionNotLoaded = 'Couldn’t load the payments that need attention. Try again.'
export const nothingNeedsAttention = 'Nothing needs your attention.'
export const everyPaymentIsSettled = 'Every payment belongs to a paid order or has been refunded.'

/** The title of each kind of payment issue. The page lists them in this order, the most urgent first. */
export const kinds = {
  refund_failed: 'Refund failed',
  wrong_amount: 'Wrong amount',
  wrong_currency: 'Wrong currency',
  wrong_order: 'Payment for another order',
  paid_twice: 'Paid twice',
  paid_after_cancel: 'Paid after cancellation',
  returned_elsewhere: 'Refunded outside your shop',
  partly_returned: 'Partly refunded outside your shop',
  no_answer: 'No answer from Razorpay',
  unknown_order: 'Not found in Razorpay',
  unreadable: 'Unreadable Razorpay event',
  other: 'Needs review',
  unsettled: 'Pending too long',
  refund_open: 'Refund in progress',
}
export const orders = ({ count }: { count: number }) => (count === 1 ? '1 order' : `${count} orders`)
export const whatToDo = 'What to do:'
export const order = ({ id }: { id: number }) => `Order #${id}`
export const nameless = 'N/A'
export const since = ({ moment }: { moment: string }) => `since ${moment}`
export const payment = 'Payment'

/** The actions for a payment issue: the button, the question before it, and what will happen. */
export const returnedByHand = 'Mark as refunded manually'
export const returnedByHandQuestion = 'Have you refunded this payment yourself?'
/** `money` is null if the amount isn’t known. */
type Refunded = { money: string | null; customer: string }
const theRefund = ({ money, customer }: Refunded) =>
  money === null ? `The refund to ${customer}` : `The refund of ${money} to ${customer}`
export const countsAsReturned = ({ money, id, customer }: Refunded & { id: number | null }) =>
  money === null
    ? `This marks the refund for order #${id} to ${customer} as completed. It won’t be retried.`
    : `This marks ${money} of order #${id} as refunded to ${customer}. The refund won’t be retried.`
export const notWanted = 'Dismiss refund'
export const notWantedQuestion = 'Dismiss this refund?'
export const countsAsNothing = (refunded: Refunded) =>
  `${theRefund(refunded)} won’t be retried and won’t count as refunded. Do this if the customer was refunded another way, or you’ve agreed something else.`
export const tryAgain = 'Retry refund'
export const tryAgainQuestion = 'Retry this refund?'
export const asksOnceMore = (refunded: Refunded) => `${theRefund(refunded)} will be sent to Razorpay again.`
export const markAsDone = 'Mark as resolved'
export const lookedUpQuestion = 'Have you checked this in the Razorpay dashboard?'
export const newsLeavesList = 'The event will be removed from this list. No order or payment will change.'
export const doneQuestion = ({ id }: { id: number }) => `Is this issue with order #${id} resolved?`
export const orderLeavesList =
  'The issue will be removed from this list. The order and its payment won’t change.'
export const didNotWork = 'Couldn’t update this issue. Try again.'

/** The results of these actions. */
export const noted = 'Payment issue resolved.'
export const returnedMeanwhile =
  'More of this order has since been refunded outside your shop, so the issue wasn’t resolved. Check the amount and try again.'
export const nothingOfThisNumber = 'Razorpay event not found.'
export const razorpayIsSilent = 'Razorpay isn’t responding. Try again in a moment.'

/** Cancelling an unpaid order, which makes its stock available again. */
export const onlyUnpaidIsReleased =
  'This order is paid or delivered. Only unpaid orders can be cancelled here.'
export const released = 'Unpaid order cancelled.'

/** The activity log: what was done, before the order's name. */
export const activity = {
  lookedAtMoney: 'resolved a payment issue with',
  lookedAtStrangePayment: 'resolved an unreadable Razorpay event for',
}

/** The answers to Razorpay's webhooks, and to a browser that comes back from Razorpay. */
export const taken = 'Webhook received.'
export const notSigned = 'Invalid webhook signature.'
export const goingOn = 'Redirecting to your order.'
