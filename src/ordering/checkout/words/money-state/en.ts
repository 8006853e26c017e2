// The payment status of an order, shown to the shopper on the payment page and at checkout.

export const received = 'We’ve received your payment. Your order is confirmed.'
export const receivedAndPartlyReturned = ({ refunded }: { refunded: string }) =>
  `${received} We’ve refunded ${refunded}. It should reach your account within 5 to 7 business days of the refund.`
export const confirming =
  'Your bank is still confirming your payment. You don’t need to pay again. This page will update as soon as we know.'
/** The payment provider did not answer. */
export const silent =
  'We can’t reach the payment service right now. If you’ve paid, you don’t need to pay again. We’ll keep checking and update this page.'
export const returning = 'This order wasn’t completed. We’ll refund your payment within 5 to 7 business days.'
/** The bank refused the refund. */
export const stuck = ({ email }: { email: string }) =>
  `Your bank hasn’t accepted your refund yet. Email ${email} with your payment reference.`
export const returned =
  'We’ve refunded your payment. It should reach your account within 5 to 7 business days of the refund.'
export const refunded =
  'This order was paid and then cancelled. We’ve refunded your payment in full. It should reach your account within 5 to 7 business days of the refund.'
/** The merchant cancelled the order, and the refund is on its way. */
export const cancelledAndReturning =
  'This order was cancelled. Your refund is on its way and should reach your account within 5 to 7 business days.'
export const cancelledAndPartlyReturned = ({ refunded }: { refunded: string }) =>
  `This order was cancelled. We’ve refunded ${refunded} of your payment, and the rest is on its way. It should reach your account within 5 to 7 business days.`
/** The merchant kept part of the payment, such as the delivery charge. */
export const cancelledAndKept = ({ refunded }: { refunded: string }) =>
  `This order was cancelled, and we’ve refunded ${refunded} of your payment. It should reach your account within 5 to 7 business days of the refund.`
export const cancelledByShop = 'This order was cancelled.'
/** A refund failed, or only part was refunded and nothing more is on its way. */
export const cancelledAndStuck = ({ email }: { email: string }) =>
  `This order was cancelled. Your refund hasn’t gone through yet; we’re working on it. If you have a question, email ${email} with your payment reference.`
export const cancelledAndPartlyStuck = ({ refunded, email }: { refunded: string; email: string }) =>
  `This order was cancelled. We’ve refunded ${refunded} of your payment. The rest of your refund hasn’t gone through yet; we’re working on it. If you have a question, email ${email} with your payment reference.`
/** Why a payment that pays for no order is refunded, as the email says it. */
export const goesBack = {
  too_late: 'Your payment arrived after we could no longer complete the order',
  paid_twice: 'The order had already been paid',
  wrong_amount: 'The payment didn’t match the order total',
}
export const handedOver = 'This order was delivered without online payment. There’s nothing to pay here.'
export const cancelled =
  'This order was cancelled before payment. If your account is debited later, we’ll confirm the order if the items are still in stock; otherwise we’ll refund you within 5 to 7 business days.'
export const unpaid = 'This order hasn’t been paid yet.'
export const failed =
  'Your last payment didn’t go through. You can try again. If your account was debited, we’ll either confirm the order or refund you automatically.'

/** `id`: the order of which this one replaces items. */
export const nothingDue = ({ id }: { id: number }) =>
  `This order replaces items from order #${id}. There’s nothing to pay.`
export const dueOnDelivery = ({ total }: { total: string }) =>
  `Your order is confirmed. Pay ${total} in cash when it’s delivered.`
