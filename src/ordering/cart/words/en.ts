export const title = 'Your Cart'
export const loading = 'Loading your cart...'
export const notLoaded = 'Couldn’t load your cart. Try again.'

/** The steps from the cart to the order. */
export const steps = {
  cart: 'Your Cart',
  details: 'Checkout Details',
  complete: 'Order Complete',
}

export const empty = 'Your cart is empty.'
export const nothingToOrder = 'Your cart is empty!'
export const someAreShort = 'There isn’t enough stock for some items. Reduce the quantity or remove them.'
export const proceed = 'Proceed to Checkout'
export const proceedAsGuest = 'Check out as guest'
/** The bar at the lower edge of pages with products, and the drawer that it opens. */
export const itemCount = ({ count }: { count: number }) => (count === 1 ? '1 item' : `${count} items`)
export const viewCart = 'View cart'
export const checkOut = 'Checkout'
export const deliveryAtCheckout = 'You’ll see the delivery charge at checkout.'
export const openCartPage = 'Open cart page'
export const returnToShop = 'Return to Shop'
export const addMore = 'Add more...'

export const products = 'Products in your cart'
export const each = ({ price }: { price: string }) => `${price} each`
export const remove = ({ name }: { name: string }) => `Remove ${name}`
export const removed = ({ name }: { name: string }) => `${name} removed from your cart.`
/** For screen readers, before the total of an item. */
export const totalOfLine = 'Item total:'
export const takeItOut = 'Remove'
export const takeTheRest = ({ left }: { left: number }) => `Update to ${left}`

export const clear = 'Clear cart'
export const clearQuestion = 'Empty your cart?'
export const keepIt = 'Keep it'

export const totals = 'Cart Totals'
export const subtotal = 'Subtotal'
export const discountFor = ({ reason }: { reason: string }) => `Discount: ${reason}`
export const shippingTo = ({ state }: { state: string }) => `Shipping to ${state}`
/** When the shop delivers to zones and the PIN code is not known yet. */
export const shipping = 'Delivery'
export const byPostalCode = 'Depends on PIN code'
export const notThere = 'Not available'
export const free = 'Free'
export const freeFrom = ({ sum }: { sum: string }) => `Free delivery on orders of ${sum} or more.`
export const atLeast = ({ sum }: { sum: string }) =>
  `The minimum order for this PIN code is ${sum}. Add more items to check out.`
export const paidToCourier = 'Paid to courier'
export const total = 'Total'
export const shippingIsPaidAtTheDoor =
  'You pay the delivery charge directly to the courier when your parcel arrives. It isn’t included in this total.'

export const notChanged = 'Couldn’t update your cart. Try again.'
/** Changes that could not be sent. */
export const keptForLater = 'You’re offline. We’ll save this when you’re back online.'
export const waitingChanges = 'Changes to your cart that we’ll save when you’re back online:'
export const waitingForLogin = 'Log in to save these changes to your cart:'
export const waitingChange = ({ name, by }: { name: string; by: number }) =>
  `${name}: ${by > 0 ? '+' : '−'}${Math.abs(by)}`
export const waitingRemoval = ({ name }: { name: string }) => `${name}: remove`
export const changesSaved = 'You’re back online. Your cart is up to date.'
export const changeRefused = ({ name, reason }: { name: string; reason: string }) =>
  reason.startsWith(name) ? reason : `${name}: ${reason}`
export const priceChanged = ({ name, price }: { name: string; price: string }) =>
  `The price of ${name} is now ${price}.`
export const otherAccount = 'This change was made for another account, so it wasn’t saved.'

export const noSuchLine = 'This item isn’t in your cart.'
export const notSoldAnyMore = 'This product is no longer available.'

type Named = { name: string }
/** A bundle in the cart. */
export const partsOf = ({ name }: Named) => `In ${name}`
export const partsAlone = 'Price one by one'
export const removePart = 'Remove'
/** For screen readers, after `Remove`: one part of a bundle. */
export const partFrom = ({ name, bundle }: Named & { bundle: string }) => `${name} from ${bundle}`
/** After a part of a bundle was removed. */
export const bundleBroken = ({ name, bundle }: Named & { bundle: string }) =>
  `${name} removed. The other products of ${bundle} now cost their usual prices.`
