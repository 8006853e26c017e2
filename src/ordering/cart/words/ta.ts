import { inTamil } from '#words/tamil-places.ts'
import type * as en from './en.ts'

// Your Cart
export const title = 'உங்கள் கார்ட்'
// Loading your cart...
export const loading = 'உங்கள் கார்ட் வருகிறது...'
// Your cart could not be loaded.
export const notLoaded = 'உங்கள் கார்ட்டைக் காட்ட முடியவில்லை.'

export const steps = {
  // Your Cart
  cart: 'உங்கள் கார்ட்',
  // Checkout Details
  details: 'செக்அவுட் விவரங்கள்',
  // Order Complete
  complete: 'ஆர்டர் முடிந்தது',
}

// Your cart is empty.
export const empty = 'உங்கள் கார்ட் காலியாக உள்ளது.'
// Your cart is empty!
export const nothingToOrder = 'உங்கள் கார்ட் காலியாக உள்ளது!'
// Some products are short. Please take what is left, or take them out.
export const someAreShort =
  'சில பொருட்கள் அவ்வளவு இல்லை. இருப்பதை எடுத்துக்கொள்ளுங்கள், அல்லது கார்ட்டிலிருந்து எடுத்துவிடுங்கள்.'
// Proceed to Checkout
export const proceed = 'செக்அவுட் செய்'
// Return to Shop
export const returnToShop = 'கடைக்குத் திரும்பு'
// Add more...
export const addMore = 'இன்னும் சேர்...'

// Products in your cart
export const products = 'உங்கள் கார்ட்டில் உள்ள பொருட்கள்'
// ${price} each
export const each: typeof en.each = ({ price }) => `ஒன்று ${price}`
// Remove ${name}
export const remove: typeof en.remove = ({ name }) => `${name}: கார்ட்டிலிருந்து எடு`
// ${name} is not in your cart any more.
export const removed: typeof en.removed = ({ name }) => `${name} இப்போது உங்கள் கார்ட்டில் இல்லை.`
// Total of this line:
export const totalOfLine = 'இதன் மொத்தம்:'
// Take it out
export const takeItOut = 'கார்ட்டிலிருந்து எடு'
// Take the ${left} left
export const takeTheRest: typeof en.takeTheRest = ({ left }) => `இருக்கும் ${left} போதும்`

// Clear cart
export const clear = 'கார்ட்டைக் காலி செய்'
// Take everything out of your cart?
export const clearQuestion = 'கார்ட்டில் உள்ள எல்லாவற்றையும் எடுத்துவிடவா?'
// Keep it
export const keepIt = 'இருக்கட்டும்'

// Cart Totals
export const totals = 'கார்ட் மொத்தம்'
// Subtotal
export const subtotal = 'பொருட்கள்'
// Shipping to ${state}
export const shippingTo: typeof en.shippingTo = ({ state }) => `${inTamil(state)} டெலிவரி`
// Delivery
export const shipping = 'டெலிவரி'
// By PIN code
export const byPostalCode = 'பின்கோடைப் பொறுத்தது'
// Not possible
export const notThere = 'முடியாது'
// Free
export const free = 'இலவசம்'
// Delivery is free from ${sum} on.
export const freeFrom: typeof en.freeFrom = ({ sum }) => `${sum} முதல் டெலிவரி இலவசம்.`
// We deliver there from ${sum} on. Please add something to your cart.
export const atLeast: typeof en.atLeast = ({ sum }) =>
  `அங்கே ${sum} முதல் டெலிவரி செய்கிறோம். கார்ட்டில் இன்னும் ஏதாவது சேருங்கள்.`
// Paid to courier
export const paidToCourier = 'கூரியரிடம் செலுத்துங்கள்'
// Total
export const total = 'மொத்தம்'
// Shipping charges are paid directly to the courier when your parcel arrives. They are not part of this total.
export const shippingIsPaidAtTheDoor =
  'பார்சல் வரும்போது டெலிவரி கட்டணத்தை நேரடியாகக் கூரியரிடம் செலுத்துங்கள். அது இந்த மொத்தத்தில் சேராது.'

// Your cart could not be changed. Please try again.
export const notChanged = 'உங்கள் கார்ட்டை மாற்ற முடியவில்லை. மீண்டும் முயலுங்கள்.'
// This line is not in your cart.
export const noSuchLine = 'இது உங்கள் கார்ட்டில் இல்லை.'
// This product is not sold any more.
export const notSoldAnyMore = 'இந்தப் பொருள் இப்போது விற்பனையில் இல்லை.'
