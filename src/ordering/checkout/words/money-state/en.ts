// How an order's money stands, as its shopper is told on the payment page and in the checkout.

export const received = 'We have received your payment. Your order is confirmed.'
export const receivedAndPartlyReturned = ({ refunded }: { refunded: string }) =>
  `${received} ${refunded} of it were returned to you; they reach your account within 5-7 working days of the day they were sent.`
export const confirming =
  'Your bank is still confirming your payment. You need not pay again; this page tells you as soon as we know.'
/** The provider could not be asked. */
export const silent =
  'We cannot reach the payment service just now. If you have paid, you need not pay again; we keep asking and tell you here.'
export const returning =
  'This order was not completed, and your payment will be returned in 5-7 working days.'
/** The bank refused the refund. */
export const stuck = ({ email }: { email: string }) =>
  `Your payment will be returned, but your bank did not take it back yet. Please write to ${email} with the payment reference.`
export const returned =
  'Your payment has been returned. It reaches your account within 5-7 working days of the day it was sent.'
export const refunded =
  'This order was paid and then cancelled. Your whole payment was returned; it reaches your account within 5-7 working days of the day it was sent.'
/** The shop cancelled it, and the money has not gone back yet. */
export const cancelledAndReturning =
  'This order was cancelled. Your payment is on its way back and reaches your account within 5-7 working days.'
export const cancelledAndPartlyReturned = ({ refunded }: { refunded: string }) =>
  `This order was cancelled. ${refunded} of your payment were returned, and the rest is on its way back; it reaches your account within 5-7 working days.`
/** The merchant kept a part of it, such as the delivery fee. */
export const cancelledAndKept = ({ refunded }: { refunded: string }) =>
  `This order was cancelled, and ${refunded} of your payment was refunded. It reaches your account within 5-7 working days of the day it was sent.`
export const cancelledByShop = 'This order was cancelled.'
/** A refund failed, or a part was returned and nothing more is on its way. */
export const cancelledAndStuck = ({ email }: { email: string }) =>
  `This order was cancelled. Your payment has not gone back yet; we are looking after it. If you have a question, please write to ${email} with the payment reference.`
export const cancelledAndPartlyStuck = ({ refunded, email }: { refunded: string; email: string }) =>
  `This order was cancelled. ${refunded} of your payment were returned. The rest has not gone back yet; we are looking after it. If you have a question, please write to ${email} with the payment reference.`
/** Why money that pays no order goes back, as its mail says it. */
export const goesBack = {
  too_late: 'Your payment came in when we could no longer complete the order',
  paid_twice: 'The order had been paid already',
  wrong_amount: 'The payment was not for the total of the order',
}
export const handedOver =
  'This order was handed over to you and was not paid online. There is nothing to pay here.'
export const cancelled =
  'This order was cancelled before it was paid. If money leaves your account after all, the order is confirmed if its products are still there; otherwise your money will be returned in 5-7 working days.'
export const unpaid = 'This order has not been paid yet.'
export const failed =
  'The last payment did not go through. You can try again. If your bank shows it as debited, we will hear of it or the money goes back by itself.'
