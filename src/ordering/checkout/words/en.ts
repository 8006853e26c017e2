import { wait } from '#values/words/en.ts'

export const title = 'Checkout'
export const loading = 'Loading your order...'
export const notPrepared = 'Couldn’t load your order. Try again.'

export const cartEmpty = 'Your cart is empty.'
export const returnToShop = 'Return to Shop'
export const yourOrder = 'Your order'
export const change = 'Change'
export const orderTotal = 'Order Total'

/** The first step: name and phone number. */
export const yourDetails = 'Your details'
export const detailsMissing = 'Fill in your details first.'

export const deliveryAddress = 'Delivery address'
export const edit = 'Edit'
export const noAddress = 'No addresses found.'
/** Both values are numbers of days, such as `2-3`. */
export const packedAndWithYou = <Part>({ processing, delivery }: { processing: Part; delivery: Part }) => [
  'Usually packed in ',
  processing,
  ' business days and delivered ',
  delivery,
  ' business days later.',
]

/** An order that is waiting for payment. */
export const unpaidOrder = 'Unpaid order'
export const waitsForPayment = ({ id, total }: { id: number; total: string }) =>
  `Order #${id} for ${total} is waiting for payment`
export const cancelOrder = 'Cancel order'
export const cartHasChanged =
  'Your cart has changed since this order. If you place a new order, this unpaid one will be cancelled.'
/** When the terms of the order differ from today’s terms (decision X18). */
export const keepsItsTerms =
  'Prices or delivery terms have changed, but this order isn’t affected. To get today’s terms, cancel it and order again.'
export const goesElsewhere =
  'This unpaid order is for a different address. If you place a new order for this address, the unpaid one will be cancelled.'

/** Below `cartHasChanged`: only the unpaid order has the discount. */
export const discountStays = ({ amount }: { amount: string }) =>
  `Your discount of ${amount} applies only to the items of the unpaid order, so the new order won’t include it.`

export const proceed = 'Proceed to Checkout'
/** The third step. */
export const payment = 'Payment'
export const addressNotSaved = 'Save the address before you pay.'
export const chooseOtherAddress = 'Choose an address that we deliver to.'
export const addressMissing = 'Add a delivery address to place your order.'
export const followPayment = 'Check payment status'
export const continuePayment = 'Continue payment'
export const backToCart = 'Back to cart'
export const viewOrders = 'View Orders'
/** Opens the page of the order that was just placed. */
export const followOrder = 'View this order'
export const continueShopping = 'Continue Shopping'

/** The page after the payment. */
export const placedTitle = 'Order placed'
export const placed = 'Order Placed Successfully!'
export const placedOrder = ({ id, total }: { id: number; total: string }) => `Order #${id} for ${total}`
export const thankYou =
  'Thank you! We’ll email you a confirmation. You’ll be taken back to the shop in a moment.'
export const nothingPlaced = 'No new order found'
export const ordersBefore = 'Your earlier orders and their payment status are in My Orders.'
export const notLookedUp = 'Couldn’t load your order. Try again.'

/** Why no order was placed. */
export const otherState = ({ state }: { state: string }) =>
  `We can only sell within ${state}. Choose an address in ${state}.`
export const otherStateUnregistered = ({ state }: { state: string }) =>
  `We’re not registered to sell these products outside ${state}. Choose an address in ${state}.`
export const untaxed = ({ email }: { email: string }) =>
  `We can’t sell one of the items in your order at the moment. Check your cart, or email us at ${email}.`
export const tooLarge =
  'This order’s total is too high for a single payment. Remove some items and try again.'
export const cartChanged = 'Your cart has changed. Check it before you order.'
export const paidBefore = ({ id }: { id: number }) =>
  `We’ve just received your payment for order #${id}, so your new order wasn’t placed. Check your cart before you order again.`
export const beingPaid = ({ id }: { id: number }) =>
  `Your bank is still confirming the payment for order #${id}, so your new order wasn’t placed. Wait a few minutes, then check My Orders.`
export const totalChanged = 'Your cart total has changed. Check it before you order.'
/** For an unpaid order that costs more than the same items cost today. */
export const orderWaits = ({ id, total }: { id: number; total: string }) =>
  `Order #${id} is still waiting for payment. Its total was ${total} when you placed it. Pay that amount, or cancel the order and buy at today’s prices.`
/** The cart has changed, and the unpaid order that would be replaced has a discount. */
export const discountLost = ({ id, amount }: { id: number; amount: string }) =>
  `Order #${id} has a discount of ${amount}, which applies only to the items in that order. You can pay for that order, or place this one without the discount.`
export const pricesChanged = ({ names }: { names: readonly string[] }) =>
  `The price of ${names.join(' and ')} has changed. Check your cart before you order.`
export const holdRanOut = ({ seconds }: { seconds: number }) =>
  `The time to pay for your last order has run out, so its items are available to others again. You can order again in ${wait({ seconds })}.`
export const oftenCancelled = ({ seconds }: { seconds: number }) =>
  `Several orders from this device or internet connection were cancelled recently. You can order again in ${wait({ seconds })}.`
export const networkFull = ({ seconds }: { seconds: number }) =>
  `There are too many unpaid orders from your internet connection. You can order again in ${wait({ seconds })}.`
/** For a guest. */
export const phoneFull = ({ seconds }: { seconds: number }) =>
  `An order with this phone number hasn’t been paid for yet. You can order again in ${wait({ seconds })}.`

export const paidCannotBeCancelled = 'An order can be cancelled only before payment is confirmed.'
