import { wait } from '#values/words/en.ts'

export const title = 'Checkout'
export const loading = 'Loading your order...'
export const notPrepared = 'Your order could not be prepared.'

export const cartEmpty = 'Your cart is empty.'
export const returnToShop = 'Return to Shop'
export const yourOrder = 'Your order'
export const change = 'Change'
export const orderTotal = 'Order Total'

export const deliveryAddress = 'Delivery address'
export const edit = 'Edit'
export const noAddress = 'No addresses found.'
export const addAddress = 'Add Address'
/** Both are numbers of days, such as `2-3`. */
export const packedAndWithYou = <Part>({ processing, delivery }: { processing: Part; delivery: Part }) => [
  'Usually packed in ',
  processing,
  ' business days, with you ',
  delivery,
  ' business days later.',
]

/** An order that was begun and waits for its money. */
export const unpaidOrder = 'Unpaid order'
export const waitsForPayment = ({ id, total }: { id: number; total: string }) =>
  `Order ${id} of ${total} waits for its payment`
export const cancelOrder = 'Cancel order'
export const cartHasChanged = 'Your cart has changed since. Ordering it replaces this order.'
/** Of an order whose terms are not those that hold today (decision X18). */
export const keepsItsTerms =
  'Prices or delivery have changed since, but this order keeps what it was placed with. To order on today’s terms, cancel it first.'
export const goesElsewhere = 'This order goes to another address. Ordering to this one replaces it.'

export const proceed = 'Proceed to Checkout'
export const addressMissing = 'Please add a delivery address before you order.'
export const followPayment = 'Follow this payment'
export const continuePayment = 'Continue payment'
export const backToCart = 'Back to cart'
export const viewOrders = 'View Orders'
export const continueShopping = 'Continue Shopping'

/** The page after the payment. */
export const placedTitle = 'Order placed'
export const placed = 'Order Placed Successfully!'
export const placedOrder = ({ id, total }: { id: number; total: string }) => `Order ${id} of ${total}`
export const thankYou =
  'Thank you. A confirmation is on its way to your e-mail. We take you back to the shop in a moment.'
export const nothingPlaced = 'No order was placed just now'
export const ordersBefore =
  'What you have ordered before is among your orders, with what has become of its payment.'
export const notLookedUp = 'Your order could not be looked up.'

/** Why no order was made. */
export const otherState = ({ state }: { state: string }) =>
  `We may sell inside ${state} only. Please choose an address there.`
export const otherStateUnregistered = ({ state }: { state: string }) =>
  `We can sell these products only within ${state}, because our shop isn’t registered for sales to other states. Choose an address in ${state}.`
export const untaxed = ({ email }: { email: string }) =>
  `Something in your order can’t be sold at the moment. Check your cart, or write to us at ${email}.`
export const tooLarge = 'This order is larger than we can take in one payment.'
export const cartChanged = 'Your cart has changed. Please check it before you order.'
export const paidBefore = ({ id }: { id: number }) =>
  `Order ${id} has just been paid, so we didn’t replace it. Check your cart before you order again.`
export const beingPaid = ({ id }: { id: number }) =>
  `Your bank is still confirming the payment for order ${id}, so we didn’t replace it. Wait a few minutes, then check your orders.`
export const totalChanged = 'The total of your cart has changed. Please check it before you order.'
/** Of an order that waits, and costs more than the same costs today. */
export const orderWaits = ({ id, total }: { id: number; total: string }) =>
  `Order ${id} is waiting for its payment of ${total}, the total when you placed it. Pay for it, or cancel it to order at today’s total.`
export const pricesChanged = ({ names }: { names: readonly string[] }) =>
  `The price of ${names.join(' and ')} has changed. Please check your cart before you order.`
export const holdRanOut = ({ seconds }: { seconds: number }) =>
  `Your last order was kept for you but not paid, so others can have its products now. You can order again in ${wait({ seconds })}.`
export const oftenCancelled = ({ seconds }: { seconds: number }) =>
  `Several orders from this device or network were cancelled just now. You can order again in ${wait({ seconds })}.`
export const networkFull = ({ seconds }: { seconds: number }) =>
  `Several orders from your network wait for their payment just now. Please try again in ${wait({ seconds })}.`

export const noSuchOrder = 'This order does not exist.'
export const paidCannotBeCancelled = 'An order can be cancelled only before payment is confirmed.'
