import { tamilPlace } from '#words/tamil-places.ts'
import type * as en from './en.ts'

// Your Cart
export const title = 'உங்கள் கார்ட்'
// Loading your cart...
export const loading = 'உங்கள் கார்ட் வருகிறது...'
// Couldn’t load your cart. Try again.
export const notLoaded = 'உங்கள் கார்ட்டைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'

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
// There isn’t enough stock for some items. Reduce the quantity or remove them.
export const someAreShort =
  'சில பொருட்களுக்குப் போதுமான ஸ்டாக் இல்லை. எண்ணிக்கையைக் குறையுங்கள், அல்லது கார்ட்டிலிருந்து எடுத்துவிடுங்கள்.'
// Proceed to Checkout
export const proceed = 'செக்அவுட் செய்'
// Check out as guest
export const proceedAsGuest = 'கணக்கு இல்லாமல் செக்அவுட் செய்'
// (count === 1 ? '1 item' : `${count} items`)
export const itemCount: typeof en.itemCount = ({ count }) => `${count} பொருள்`
// View cart
export const viewCart = 'கார்ட்டைப் பார்'
// Checkout
export const checkOut = 'செக்அவுட்'
// You’ll see the delivery charge at checkout.
export const deliveryAtCheckout = 'டெலிவரி கட்டணம் செக்அவுட்டில் தெரியும்.'
// Open cart page
export const openCartPage = 'கார்ட் பக்கத்தைத் திற'
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
// ${name} removed from your cart.
export const removed: typeof en.removed = ({ name }) => `${name}: கார்ட்டிலிருந்து எடுத்துவிட்டோம்.`
// Item total:
export const totalOfLine = 'இதன் மொத்தம்:'
// Remove
export const takeItOut = 'கார்ட்டிலிருந்து எடு'
// Update to ${left}
export const takeTheRest: typeof en.takeTheRest = ({ left }) => `இருக்கும் ${left} போதும்`

// Clear cart
export const clear = 'கார்ட்டைக் காலி செய்'
// Empty your cart?
export const clearQuestion = 'கார்ட்டைக் காலி செய்யவா?'
// Keep it
export const keepIt = 'இருக்கட்டும்'

// Cart Totals
export const totals = 'கார்ட் மொத்தம்'
// Subtotal
export const subtotal = 'பொருட்கள்'
// Discount: ${reason}
export const discountFor: typeof en.discountFor = ({ reason }) => `தள்ளுபடி: ${reason}`
// Shipping to ${state}
export const shippingTo: typeof en.shippingTo = ({ state }) => `${tamilPlace(state)} டெலிவரி`
// Delivery
export const shipping = 'டெலிவரி'
// Depends on PIN code
export const byPostalCode = 'பின்கோடைப் பொறுத்தது'
// Not available
export const notThere = 'டெலிவரி இல்லை'
// Free
export const free = 'இலவசம்'
// Free delivery on orders of ${sum} or more.
export const freeFrom: typeof en.freeFrom = ({ sum }) => `${sum} முதல் டெலிவரி இலவசம்.`
// The minimum order for this PIN code is ${sum}. Add more items to check out.
export const atLeast: typeof en.atLeast = ({ sum }) =>
  `இந்தப் பின்கோடுக்குக் குறைந்தபட்ச ஆர்டர் ${sum}. கார்ட்டில் இன்னும் பொருட்களைச் சேருங்கள்.`
// Paid to courier
export const paidToCourier = 'கூரியரிடம் செலுத்துங்கள்'
// Total
export const total = 'மொத்தம்'
// You pay the delivery charge directly to the courier when your parcel arrives. It isn’t included in this total.
export const shippingIsPaidAtTheDoor =
  'பார்சல் வரும்போது டெலிவரி கட்டணத்தை நேரடியாகக் கூரியரிடம் செலுத்துங்கள். அது இந்த மொத்தத்தில் சேராது.'

// Couldn’t update your cart. Try again.
export const notChanged = 'உங்கள் கார்ட்டை மாற்ற முடியவில்லை. மீண்டும் முயலுங்கள்.'
// You’re offline. We’ll save this when you’re back online.
export const keptForLater = 'இணைய இணைப்பு இல்லை. இணைப்பு வந்ததும் இதைச் சேமிப்போம்.'
// Changes to your cart that we’ll save when you’re back online:
export const waitingChanges = 'இணைய இணைப்பு வந்ததும் உங்கள் கார்ட்டில் சேமிக்க உள்ள மாற்றங்கள்:'
// Log in to save these changes to your cart:
export const waitingForLogin = 'இந்த மாற்றங்களைக் கார்ட்டில் சேமிக்க உள்நுழையுங்கள்:'
// ${name}: ${by > 0 ? '+' : '−'}${Math.abs(by)}
export const waitingChange: typeof en.waitingChange = ({ name, by }) =>
  `${name}: ${by > 0 ? '+' : '−'}${Math.abs(by)}`
// ${name}: remove
export const waitingRemoval: typeof en.waitingRemoval = ({ name }) => `${name}: நீக்க வேண்டும்`
// You’re back online. Your cart is up to date.
export const changesSaved = 'இணைய இணைப்பு வந்துவிட்டது. உங்கள் கார்ட்டில் எல்லாம் சேமிக்கப்பட்டது.'
// reason.startsWith(name) ? reason : `${name}: ${reason}`
export const changeRefused: typeof en.changeRefused = ({ name, reason }) =>
  reason.startsWith(name) ? reason : `${name}: ${reason}`
// The price of ${name} is now ${price}.
export const priceChanged: typeof en.priceChanged = ({ name, price }) => `${name} விலை இப்போது ${price}.`
// This change was made for another account, so it wasn’t saved.
export const otherAccount = 'இந்த மாற்றம் வேறொரு கணக்கில் செய்யப்பட்டது, அதனால் சேமிக்கப்படவில்லை.'

// This item isn’t in your cart.
export const noSuchLine = 'இது உங்கள் கார்ட்டில் இல்லை.'
// This product is no longer available.
export const notSoldAnyMore = 'இந்தப் பொருள் இப்போது விற்பனையில் இல்லை.'

// In ${name}
export const partsOf: typeof en.partsOf = ({ name }) => `${name}: இதில் உள்ளவை`
// Price one by one
export const partsAlone = 'தனித்தனியாக வாங்கும் விலை'
// Remove
export const removePart = 'நீக்கு'
// ${name} from ${bundle}
export const partFrom: typeof en.partFrom = ({ name, bundle }) => `${name} (${bundle})`
// ${name} removed. The other products of ${bundle} now cost their usual prices.
export const bundleBroken: typeof en.bundleBroken = ({ name, bundle }) =>
  `${name} நீக்கப்பட்டது. ${bundle} காம்போவில் உள்ள மற்ற பொருட்களுக்கு இனி வழக்கமான விலை.`
