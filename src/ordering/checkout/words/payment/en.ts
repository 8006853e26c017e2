/** Beside the button, while a payment is under way. */
export const stages = {
  idle: '',
  placing: 'We are placing your order and holding your products for you.',
  opening: 'The payment window is about to open. Nothing has been charged yet.',
  waiting:
    'The payment service is slow just now. We keep asking for the payment window. Nothing has been charged yet.',
  open: 'The payment window is open. Finish the payment there; your products are held for you meanwhile.',
  checking:
    'We are checking your payment with the bank. It is safe to wait here, and you need not pay again. If you close this page, your order is not lost.',
  unchecked:
    'The check has not come through. You need not pay again: your payment has its own page, which goes on asking.',
  closing: 'We are closing your order and making sure that nothing was paid for it.',
}
/** `refused` is the provider's sentence. */
export const tryAgainInWindow = ({ refused }: { refused: string }) =>
  `${refused} You can try again in the payment window.`
/** What the payment window says that is paid. */
export const inWindow = ({ id }: { id: number }) => `Order ${id}`

/** At the checkout, until the page of the paid order has come. */
export const paidHere = ({ id }: { id: number }) => `Order ${id} is paid. Thank you!`
export const successful = 'Payment successful!'
export const cancelled = 'Payment cancelled. Order deleted.'
export const windowMissing = 'Razorpay SDK not loaded. Please check your network connection.'
export const checkoutFailed = 'Checkout failed.'
export const notVerified = 'Payment verification failed.'
export const notCancelled = 'Order cancellation failed.'

/** The page on which an order's money is followed. */
export const title = 'Payment'
export const loading = 'Loading your payment...'
export const notLookedUp = 'We could not look up this payment.'
export const headings = {
  unpaid: 'Not paid yet',
  confirming: 'Your bank is still confirming',
  received: 'Payment received',
  returning: 'Your money is on its way back',
  returned: 'Your money was returned',
  cancelled: 'Order cancelled',
  handed_over: 'Handed over, not paid online',
}
export const checkAgain = 'Check again'
export const noAnswer = 'No answer just now. We keep asking.'
export const keepAsking = 'We keep asking and tell you here. You may close this page; nothing is lost.'
export const order = 'Order'
export const amount = 'Amount'
export const reference = 'Payment reference'
export const copy = 'Copy'
export const copied = 'Copied'
export const cannotCopy = 'This browser does not let us copy. Please mark the reference and copy it by hand.'

/** Why no payment was started. */
export const paidAlready = 'This order has been paid already.'
export const handedOverUnpaid =
  'This order was handed over and not paid online. There is nothing to pay here.'
export const orderCancelled = 'This order was cancelled. Please order again from your cart.'
export const recalled = ({ names }: { names: readonly string[] }) =>
  `Your order holds ${names.join(' and ')} of a batch that we take back, and there is no other in stock. Please order again without it.`
export const unavailable =
  'The payment service does not answer just now. Nothing has been charged. Please try again in a moment.'
