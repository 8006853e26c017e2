/** Next to the button, while a payment is in progress. */
export const stages = {
  idle: '',
  placing: 'We’re placing your order and reserving your items.',
  ordering: 'We’re placing your order.',
  opening: 'The payment window is about to open. You haven’t been charged yet.',
  waiting:
    'The payment service is slow right now. We’re still trying to open the payment window. You haven’t been charged yet.',
  open: 'Complete your payment in the payment window. Your items are reserved for a short time.',
  checking:
    'We’re checking your payment with the bank. You don’t need to pay again. You can wait here or close this page; your order won’t be lost.',
  unchecked:
    'We haven’t been able to confirm your payment yet. Don’t pay again. Your payment page will keep checking.',
  closing: 'We’re cancelling your order and making sure you haven’t been charged.',
}
/** `refused` is the payment provider’s sentence. */
export const tryAgainInWindow = ({ refused }: { refused: string }) =>
  `${refused} You can try again in the payment window.`
/** The description in the payment window. */
export const inWindow = ({ id }: { id: number }) => `Order #${id}`

/** At checkout, until the confirmation page has loaded. */
export const paidHere = ({ id }: { id: number }) => `Order #${id} is paid. Thank you!`
export const successful = 'Payment successful!'
export const cancelled = 'Payment cancelled. Order deleted.'
/** A paid order, in a shop whose customers may cancel it until it is packed. */
export const paidCancelled = 'Order cancelled. We’ll refund your payment.'
export const notCancelledHere =
  'Couldn’t cancel this order automatically. Ask us from the Help page, and we’ll cancel it for you.'
export const windowMissing = 'Razorpay SDK not loaded. Please check your network connection.'
export const checkoutFailed = 'Checkout failed.'
export const notVerified = 'Payment verification failed.'
export const notCancelled = 'Order cancellation failed.'

/** The page with the payment status of an order. */
export const title = 'Payment'
export const loading = 'Loading your payment...'
export const notLookedUp = 'Couldn’t load this payment. Try again.'
export const headings = {
  unpaid: 'Not paid yet',
  confirming: 'Your bank is confirming the payment',
  received: 'Payment received',
  returning: 'Your refund is on its way',
  returned: 'Payment refunded',
  cancelled: 'Order cancelled',
  handed_over: 'Delivered, not paid online',
  due_on_delivery: 'Pay on delivery',
  nothing_due: 'Nothing to pay',
}
export const checkAgain = 'Check again'
export const noAnswer = 'No update yet. We’ll keep checking.'
export const keepAsking = 'We’ll keep checking and update this page. You can close it; nothing will be lost.'
export const order = 'Order'
export const amount = 'Amount'
export const reference = 'Payment reference'
export const copy = 'Copy'
export const copied = 'Copied'
export const cannotCopy = 'Couldn’t copy the reference. Select it and copy it yourself.'

/** Why the payment could not be started. */
export const paidAlready = 'This order has already been paid.'
export const handedOverUnpaid =
  'This order was delivered without online payment. There’s nothing to pay here.'
export const orderCancelled = 'This order was cancelled. You can order again from your cart.'
export const recalled = ({ names }: { names: readonly string[] }) =>
  `We’ve recalled a batch of ${names.join(' and ')} and have no other stock. Place a new order without the recalled items.`
export const unavailable =
  'The payment service isn’t responding right now. You haven’t been charged. Try again in a moment.'
