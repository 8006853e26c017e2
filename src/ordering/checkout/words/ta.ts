import { wait } from '#values/words/ta.ts'
import { tamilPlace } from '#words/tamil-places.ts'
import type * as en from './en.ts'

// Checkout
export const title = 'செக்அவுட்'
// Loading your order...
export const loading = 'உங்கள் ஆர்டர் வருகிறது...'
// Couldn’t load your order. Try again.
export const notPrepared = 'உங்கள் ஆர்டரைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'

// Your cart is empty.
export const cartEmpty = 'உங்கள் கார்ட் காலியாக உள்ளது.'
// Return to Shop
export const returnToShop = 'கடைக்குத் திரும்பு'
// Your order
export const yourOrder = 'உங்கள் ஆர்டர்'
// Change
export const change = 'மாற்று'
// Order Total
export const orderTotal = 'ஆர்டர் மொத்தம்'

// Your details
export const yourDetails = 'உங்கள் விவரங்கள்'
// Fill in your details first.
export const detailsMissing = 'முதலில் உங்கள் விவரங்களை நிரப்புங்கள்.'

// Delivery address
export const deliveryAddress = 'டெலிவரி முகவரி'
// Edit
export const edit = 'திருத்து'
// No addresses found.
export const noAddress = 'முகவரி எதுவும் இல்லை.'
// [ 'Usually packed in ', processing, ' business days and delivered ', delivery, ' business days later.' ]
export const packedAndWithYou: typeof en.packedAndWithYou = ({ processing, delivery }) => [
  'வழக்கமாக ',
  processing,
  ' வேலை நாட்களில் பேக் ஆகும், அதன் பிறகு ',
  delivery,
  ' வேலை நாட்களில் உங்களிடம் வரும்.',
]

// Unpaid order
export const unpaidOrder = 'பணம் செலுத்தாத ஆர்டர்'
// Order #${id} for ${total} is waiting for payment
export const waitsForPayment: typeof en.waitsForPayment = ({ id, total }) =>
  `ஆர்டர் #${id}, ${total}: பேமெண்ட்டுக்காகக் காத்திருக்கிறது`
// Cancel order
export const cancelOrder = 'ஆர்டரை ரத்து செய்'
// Your cart has changed since this order. If you place a new order, this unpaid one will be cancelled.
export const cartHasChanged =
  'இந்த ஆர்டருக்குப் பிறகு உங்கள் கார்ட் மாறிவிட்டது. புதிதாக ஆர்டர் செய்தால், பணம் செலுத்தாத இந்த ஆர்டர் ரத்து ஆகும்.'
// Prices or delivery terms have changed, but this order isn’t affected. To get today’s terms, cancel it and order again.
export const keepsItsTerms =
  'விலையோ டெலிவரியோ மாறியிருக்கிறது; ஆனால் இந்த ஆர்டர் மாறாது. இன்றைய விலையில் வாங்க, இதை ரத்து செய்துவிட்டு மீண்டும் ஆர்டர் செய்யுங்கள்.'
// This unpaid order is for a different address. If you place a new order for this address, the unpaid one will be cancelled.
export const goesElsewhere =
  'பணம் செலுத்தாத இந்த ஆர்டர் வேறு முகவரிக்கானது. இந்த முகவரிக்குப் புதிதாக ஆர்டர் செய்தால், அது ரத்து ஆகும்.'

// Your discount of ${amount} applies only to the items of the unpaid order, so the new order won’t include it.
export const discountStays: typeof en.discountStays = ({ amount }) =>
  `உங்கள் ${amount} தள்ளுபடி, பணம் செலுத்தாத ஆர்டரில் உள்ள பொருட்களுக்கு மட்டுமே. புதிய ஆர்டருக்கு அது கிடைக்காது.`

// Proceed to Checkout
export const proceed = 'பணம் செலுத்து'
// Payment
export const payment = 'பேமெண்ட்'
// Save the address before you pay.
export const addressNotSaved = 'பணம் செலுத்தும் முன் முகவரியைச் சேமியுங்கள்.'
// Choose an address that we deliver to.
export const chooseOtherAddress = 'நாங்கள் டெலிவரி செய்யும் முகவரி ஒன்றைத் தேர்ந்தெடுங்கள்.'
// Add a delivery address to place your order.
export const addressMissing = 'ஆர்டர் செய்ய டெலிவரி முகவரியைச் சேருங்கள்.'
// Check payment status
export const followPayment = 'பேமெண்ட் நிலையைப் பார்'
// Continue payment
export const continuePayment = 'பேமெண்ட்டைத் தொடர்'
// Back to cart
export const backToCart = 'கார்ட்டுக்குத் திரும்பு'
// View Orders
export const viewOrders = 'என் ஆர்டர்கள்'
// View this order
export const followOrder = 'இந்த ஆர்டரைப் பார்'
// Continue Shopping
export const continueShopping = 'தொடர்ந்து வாங்கு'

// Order placed
export const placedTitle = 'ஆர்டர் ஆனது'
// Order Placed Successfully!
export const placed = 'உங்கள் ஆர்டர் உறுதியானது!'
// Order #${id} for ${total}
export const placedOrder: typeof en.placedOrder = ({ id, total }) => `ஆர்டர் #${id}, ${total}`
// Thank you! We’ll email you a confirmation. You’ll be taken back to the shop in a moment.
export const thankYou = 'நன்றி. உறுதி செய்யும் இமெயில் வந்துகொண்டிருக்கிறது. சிறிது நேரத்தில் மீண்டும் கடைக்குச் செல்கிறோம்.'
// No new order found
export const nothingPlaced = 'புதிய ஆர்டர் எதுவும் இல்லை'
// Your earlier orders and their payment status are in My Orders.
export const ordersBefore = 'உங்கள் முந்தைய ஆர்டர்களும் அவற்றின் பேமெண்ட் நிலையும் “என் ஆர்டர்கள்” பக்கத்தில் உள்ளன.'
// Couldn’t load your order. Try again.
export const notLookedUp = 'உங்கள் ஆர்டரைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'

// We can only sell within ${state}. Choose an address in ${state}.
export const otherState: typeof en.otherState = ({ state }) =>
  `${tamilPlace(state)} மாநிலத்துக்குள் மட்டுமே விற்க எங்களுக்கு அனுமதி உண்டு. அங்கு உள்ள முகவரியைத் தேர்ந்தெடுங்கள்.`
// We’re not registered to sell these products outside ${state}. Choose an address in ${state}.
export const otherStateUnregistered: typeof en.otherStateUnregistered = ({ state }) =>
  `வெளி மாநில விற்பனைக்கு எங்கள் கடை பதிவு செய்யப்படவில்லை; இந்தப் பொருட்களை ${tamilPlace(state)} மாநிலத்துக்குள் மட்டுமே விற்க முடியும். அங்குள்ள ஒரு முகவரியைத் தேர்ந்தெடுங்கள்.`
// We can’t sell one of the items in your order at the moment. Check your cart, or email us at ${email}.
export const untaxed: typeof en.untaxed = ({ email }) =>
  `உங்கள் ஆர்டரில் உள்ள ஒரு பொருளை இப்போது விற்க முடியாது. கார்ட்டைப் பாருங்கள், அல்லது ${email} முகவரிக்கு எழுதுங்கள்.`
// This order’s total is too high for a single payment. Remove some items and try again.
export const tooLarge = 'ஒரே பேமெண்ட்டில் செலுத்த இந்த ஆர்டரின் மொத்தம் அதிகம். சில பொருட்களைக் குறைத்து மீண்டும் முயலுங்கள்.'
// Your cart has changed. Check it before you order.
export const cartChanged = 'உங்கள் கார்ட் மாறிவிட்டது. ஆர்டர் செய்யும் முன் அதைப் பாருங்கள்.'
// We’ve just received your payment for order #${id}, so your new order wasn’t placed. Check your cart before you order again.
export const paidBefore: typeof en.paidBefore = ({ id }) =>
  `ஆர்டர் #${id}: உங்கள் பேமெண்ட் இப்போதுதான் கிடைத்தது, அதனால் புதிய ஆர்டரைப் பதிவு செய்யவில்லை. மீண்டும் ஆர்டர் செய்யும் முன் கார்ட்டைப் பாருங்கள்.`
// Your bank is still confirming the payment for order #${id}, so your new order wasn’t placed. Wait a few minutes, then check My Orders.
export const beingPaid: typeof en.beingPaid = ({ id }) =>
  `ஆர்டர் #${id}: பேமெண்ட்டை உங்கள் வங்கி இன்னும் உறுதி செய்யவில்லை, அதனால் புதிய ஆர்டரைப் பதிவு செய்யவில்லை. சில நிமிடங்கள் கழித்து “என் ஆர்டர்கள்” பக்கத்தைப் பாருங்கள்.`
// Your cart total has changed. Check it before you order.
export const totalChanged = 'உங்கள் கார்ட்டின் மொத்தம் மாறிவிட்டது. ஆர்டர் செய்யும் முன் அதைப் பாருங்கள்.'
// Order #${id} is still waiting for payment. Its total was ${total} when you placed it. Pay that amount, or cancel the order and buy at today’s prices.
export const orderWaits: typeof en.orderWaits = ({ id, total }) =>
  `ஆர்டர் #${id} பேமெண்ட்டுக்காகக் காத்திருக்கிறது; ஆர்டர் செய்தபோது இருந்த மொத்தம் ${total}. அதற்குப் பணம் செலுத்துங்கள். இன்றைய மொத்தத்தில் வாங்க, முதலில் அதை ரத்து செய்யுங்கள்.`
// Order #${id} has a discount of ${amount}, which applies only to the items in that order. You can pay for that order, or place this one without the discount.
export const discountLost: typeof en.discountLost = ({ id, amount }) =>
  `ஆர்டர் #${id}-க்கு ${amount} தள்ளுபடி உள்ளது; அது அந்த ஆர்டரில் உள்ள பொருட்களுக்கு மட்டுமே. அந்த ஆர்டருக்குப் பணம் செலுத்தலாம், அல்லது தள்ளுபடி இல்லாமல் இதை ஆர்டர் செய்யலாம்.`
// The price of ${names.join(' and ')} has changed. Check your cart before you order.
export const pricesChanged: typeof en.pricesChanged = ({ names }) =>
  `விலை மாறிவிட்டது: ${names.join(', ')}. ஆர்டர் செய்யும் முன் உங்கள் கார்ட்டைப் பாருங்கள்.`
// The time to pay for your last order has run out, so its items are available to others again. You can order again in ${wait({ seconds })}.
export const holdRanOut: typeof en.holdRanOut = ({ seconds }) =>
  `உங்கள் கடைசி ஆர்டருக்குப் பணம் செலுத்தும் நேரம் முடிந்துவிட்டது; அதனால் அந்தப் பொருட்களை இப்போது மற்றவர்கள் வாங்கலாம். ${wait({ seconds })} கழித்து மீண்டும் ஆர்டர் செய்யலாம்.`
// Several orders from this device or internet connection were cancelled recently. You can order again in ${wait({ seconds })}.
export const oftenCancelled: typeof en.oftenCancelled = ({ seconds }) =>
  `இந்தச் சாதனத்திலிருந்து அல்லது நெட்வொர்க்கிலிருந்து சற்று முன் பல ஆர்டர்கள் ரத்து செய்யப்பட்டன. ${wait({ seconds })} கழித்து மீண்டும் ஆர்டர் செய்யலாம்.`
// There are too many unpaid orders from your internet connection. You can order again in ${wait({ seconds })}.
export const networkFull: typeof en.networkFull = ({ seconds }) =>
  `உங்கள் இன்டர்நெட் இணைப்பிலிருந்து பணம் செலுத்தாத ஆர்டர்கள் பல உள்ளன. ${wait({ seconds })} கழித்து மீண்டும் ஆர்டர் செய்யலாம்.`
// An order with this phone number hasn’t been paid for yet. You can order again in ${wait({ seconds })}.
export const phoneFull: typeof en.phoneFull = ({ seconds }) =>
  `இந்தப் போன் நம்பரில் ஓர் ஆர்டருக்கு இன்னும் பணம் செலுத்தப்படவில்லை. ${wait({ seconds })} கழித்து மீண்டும் ஆர்டர் செய்யலாம்.`

// An order can be cancelled only before payment is confirmed.
export const paidCannotBeCancelled = 'பேமெண்ட் உறுதியாகும் முன் மட்டுமே ஆர்டரை ரத்து செய்யலாம்.'
