export const title = 'Your Cart'
export const loading = 'Loading your cart...'
export const notLoaded = 'Your cart could not be loaded.'

/** The way from the cart to the order. */
export const steps = {
  cart: 'Your Cart',
  details: 'Checkout Details',
  complete: 'Order Complete',
}

export const empty = 'Your cart is empty.'
export const nothingToOrder = 'Your cart is empty!'
export const someAreShort = 'Some products are short. Please take what is left, or take them out.'
export const proceed = 'Proceed to Checkout'
export const returnToShop = 'Return to Shop'
export const addMore = 'Add more...'

export const products = 'Products in your cart'
export const each = ({ price }: { price: string }) => `${price} each`
export const remove = ({ name }: { name: string }) => `Remove ${name}`
export const removed = ({ name }: { name: string }) => `${name} is not in your cart any more.`
/** Before the sum, for who cannot see where it stands. */
export const totalOfLine = 'Total of this line:'
export const takeItOut = 'Take it out'
export const takeTheRest = ({ left }: { left: number }) => `Take the ${left} left`

export const clear = 'Clear cart'
export const clearQuestion = 'Take everything out of your cart?'
export const keepIt = 'Keep it'

export const totals = 'Cart Totals'
export const subtotal = 'Subtotal'
export const shippingTo = ({ state }: { state: string }) => `Shipping to ${state}`
/** Where the shop delivers to zones, and nobody has said to which. */
export const shipping = 'Delivery'
export const byPostalCode = 'By PIN code'
export const notThere = 'Not possible'
export const free = 'Free'
export const freeFrom = ({ sum }: { sum: string }) => `Delivery is free from ${sum} on.`
export const atLeast = ({ sum }: { sum: string }) =>
  `We deliver there from ${sum} on. Please add something to your cart.`
export const paidToCourier = 'Paid to courier'
export const total = 'Total'
export const shippingIsPaidAtTheDoor =
  'Shipping charges are paid directly to the courier when your parcel arrives. They are not part of this total.'

export const notChanged = 'Your cart could not be changed. Please try again.'
export const noSuchLine = 'This line is not in your cart.'
export const notSoldAnyMore = 'This product is not sold any more.'
