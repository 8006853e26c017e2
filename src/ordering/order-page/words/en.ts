/** The page of an order. */
export const title = ({ id }: { id: number }) => `Order #${id}`
export const order = 'Your order'
export const loading = 'Loading your order...'
export const notLoaded = 'Couldn’t load your order. Try again.'
export const noSuchOrder = 'Order not found.'
export const noSuchOrderHint =
  'It may belong to another account. Log in with that account, or see your orders.'
export const allOrders = 'All orders'
/** A link that opens no order. */
export const unknown = 'This link doesn’t work'
export const unknownHint =
  'It may be incomplete or expired. Open the link in our latest email about your order, or contact us.'
export const contact = 'Contact'
/** Below the status of a guest’s order. */
export const keepLink =
  'Keep this page’s link to follow your order. We’ll also email it to you once you’ve paid.'
/** For an order without an email address. */
export const keepLinkOnly = 'Keep this page’s link to follow your order.'
export const linkInEmails = 'The link to this page is also in our emails about the order.'
export const linkedHint = 'Log in to change this order or see your other orders.'
export const login = 'Login'
export const accountOffer = 'Want to see all your orders in one place?'
export const accountHint =
  'Create an account with this order’s email address, then set a new pin with “Forgot Password?” on the login page. Once you’ve logged in with it, you’ll see your paid orders with this address in your account.'
export const createAccount = 'Create an account'

export const orderedOn = ({ day }: { day: string }) => `Ordered on ${day}`

/** The parts of the page. */
export const items = 'Items'
export const subtotal = 'Subtotal'
export const delivery = 'Delivery'
export const total = 'Total'
export const address = 'Delivery address'
export const payment = 'Payment'
export const paidBy = 'Paid with'
export const paymentMethods: Record<string, string> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
  paylater: 'Pay later',
  cash: 'Cash',
  bank_transfer: 'Bank transfer',
  exchange: 'Exchange',
}
export const cashOnDelivery = 'Cash on delivery'
export const paymentReference = 'Payment reference'
export const timeline = 'Timeline'
export const steps = {
  placed: 'Ordered',
  paid: 'Paid',
  packed: 'Packed',
  dispatched: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}
export const refundStep = ({ amount }: { amount: string }) => `Refund of ${amount}`
export const withCourier = ({ courier }: { courier: string }) => `With ${courier}`
/** A step of one of several parcels. */
export const ofParcel = ({ step, number, count }: { step: string; number: number; count: number }) =>
  `${step} (parcel ${number} of ${count})`
export const stillToCome = 'Still to come'

/** Until when an unpaid order’s items are reserved. */
export const payBy = ({ moment }: { moment: string }) =>
  `Your items are reserved for you until ${moment}. Pay by then.`

/** What the customer can do. */
export const payNow = ({ amount }: { amount: string }) => `Pay ${amount}`
export const checkAgain = 'Check again'
export const cancelOrder = 'Cancel order'
export const keepOrder = 'Keep order'
export const cancelQuestion = ({ id }: { id: number }) => `Cancel order #${id}?`
export const cancelPaidQuestion = ({ id, amount }: { id: number; amount: string }) =>
  `Cancel order #${id}? ${amount} will be refunded to you.`
export const cancelled = 'Order cancelled.'
export const notCancelled = 'Couldn’t cancel the order. Try again.'
export const requestCancellation = 'Request cancellation'
export const help = 'Help with this order'
export const buyAgain = 'Buy again'
export const viewCart = 'View cart'
export const addedToCart = ({ count }: { count: number }) =>
  count === 1
    ? '1 item added to your cart, at today’s price.'
    : `${count} items added to your cart, at today’s prices.`
export const nothingAdded = 'Nothing was added to your cart.'
/** Names of products that could not be added. */
export const goneFromShop = ({ names }: { names: string }) => `No longer sold: ${names}.`
export const outOfStock = ({ names }: { names: string }) => `Not enough in stock: ${names}.`
export const aboveLimit = ({ names }: { names: string }) => `More than one order can contain: ${names}.`
export const notAdded = 'Couldn’t add the items to your cart. Try again.'
export const changeAddress = 'Change address'
export const saveAddress = 'Deliver here'
export const addAddress = 'Add an address'
export const addressChanged = 'Address changed.'
export const addressNotChanged = 'Couldn’t change the address. Try again.'
export const addressFixed = 'This order’s address can’t be changed any more. Write to us from Help.'
export const addressesNotLoaded = 'Couldn’t load your addresses. Try again.'
export const loadingAddresses = 'Loading your addresses...'

/** Items were added to an order, as an order of their own. */
export const addedTo = ({ id }: { id: number }) => `Added to your order #${id}`
export const wasAdded = ({ id }: { id: number }) => `Items were added to this order: order #${id}`
export const waitsForPayment = ({ id }: { id: number }) =>
  `Items are waiting to be added to this order. Pay for order #${id}`
