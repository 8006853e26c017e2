/** The order with which a merchant tries the shop at the end of the setup. */
export const offer = ({ item, total }: { item: string; total: string }) =>
  `Your test order: ${item} for ${total}, with delivery.`
export const item = ({ quantity, name }: { quantity: number; name: string }) => `${quantity} × ${name}`
export const modes = {
  none: '',
  pretend: 'This shop runs with demo payments, so no real money is charged.',
  test: 'You use Razorpay’s test keys, so no real money is charged. Pay with UPI and enter success@razorpay.',
  live: 'You pay real money. Razorpay refunds it within 5 to 7 business days, but may keep its fee.',
}
export const place = 'Place test order'
export const notPlaced = 'Couldn’t place the test order. Try again.'
export const loading = 'Loading the test order...'
export const notLoaded = 'Couldn’t load the test order. Try again.'
export const notRefreshed = 'Couldn’t get the latest. Trying again...'

export const pay = ({ total }: { total: string }) => `Pay ${total}`
export const payHint = 'The order opens in another tab. Pay there, then come back.'
export const heading = ({ id }: { id: number }) => `Test order #${id}`
export const openOrder = 'Open order'

export const states = { done: 'Done', waiting: 'Waiting', problem: 'Problem' }

export const steps = {
  reserved: 'Items reserved',
  payment: 'Payment received',
  webhook: 'Webhook received from Razorpay',
  mail: 'Confirmation sent',
  undone: 'Order cancelled, items back in stock',
  refunded: 'Payment refunded',
}
export const payBy = ({ moment }: { moment: string }) => `Pay by ${moment}.`
export const sentTo = ({ to }: { to: string }) => `To ${to}`
export const serverSaid = ({ error }: { error: string }) => `The mail server said: ${error}`
export const noWebhook =
  'No webhook has arrived. The shop also asks Razorpay itself, so no payment is lost, but it notices payments later. Check the webhook’s URL and secret.'
export const openConnections = 'Open Connections'
export const refundFailed = 'Razorpay refused the refund. The order’s page shows why.'
export const ended = 'The test order wasn’t paid in time. Its items are available again.'
export const stuck = 'The shop couldn’t cancel this order by itself. Refund it on the order’s page.'
export const works = 'Your shop takes orders: you’ve paid one, and the shop has cancelled and refunded it.'

/** Of the address to which it’s sent: the shop’s. */
export const country = 'India'

/** What the staff reads in the order’s history. */
export const noteOfOrder = 'Test order. Don’t pack it: once it’s paid, the shop cancels and refunds it.'
/** What the buyer, who works in the shop, reads about the refund. */
export const noteOfRefund = 'Test order'

export const nothingInStock = 'Put a product on sale and enter its stock first.'
export const noPayments = 'Set up online payments first.'
