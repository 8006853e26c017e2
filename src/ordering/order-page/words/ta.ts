import type * as en from './en.ts'

// Order #${id}
export const title: typeof en.title = ({ id }) => `ஆர்டர் #${id}`
// Your order
export const order = 'உங்கள் ஆர்டர்'
// Loading your order...
export const loading = 'உங்கள் ஆர்டர் வருகிறது...'
// Couldn’t load your order. Try again.
export const notLoaded = 'உங்கள் ஆர்டரைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Order not found.
export const noSuchOrder = 'அப்படி ஒரு ஆர்டர் இல்லை.'
// It may belong to another account. Log in with that account, or see your orders.
export const noSuchOrderHint =
  'அது வேறு கணக்கின் ஆர்டராக இருக்கலாம். அந்தக் கணக்கில் லாகின் செய்யுங்கள், அல்லது உங்கள் ஆர்டர்களைப் பாருங்கள்.'
// All orders
export const allOrders = 'எல்லா ஆர்டர்களும்'
// This link doesn’t work
export const unknown = 'இந்த லிங்க் வேலை செய்யவில்லை'
// It may be incomplete or expired. Open the link in our latest email about your order, or contact us.
export const unknownHint =
  'லிங்க் முழுமையாக இல்லாமலோ காலாவதியாகியோ இருக்கலாம். ஆர்டர் பற்றி நாங்கள் கடைசியாக அனுப்பிய இமெயிலில் உள்ள லிங்க்கைத் திறங்கள், அல்லது எங்களைத் தொடர்புகொள்ளுங்கள்.'
// Contact
export const contact = 'தொடர்புக்கு'
// Keep this page’s link to follow your order. We’ll also email it to you once you’ve paid.
export const keepLink =
  'உங்கள் ஆர்டரைப் பார்க்க இந்தப் பக்கத்தின் லிங்க்கை வைத்துக்கொள்ளுங்கள். பணம் செலுத்தியதும் அதை இமெயிலிலும் அனுப்புவோம்.'
// Keep this page’s link to follow your order.
export const keepLinkOnly = 'உங்கள் ஆர்டரைப் பார்க்க இந்தப் பக்கத்தின் லிங்க்கை வைத்துக்கொள்ளுங்கள்.'
// The link to this page is also in our emails about the order.
export const linkInEmails = 'இந்தப் பக்கத்தின் லிங்க் இந்த ஆர்டர் பற்றிய எங்கள் இமெயில்களிலும் இருக்கிறது.'
// Log in to change this order or see your other orders.
export const linkedHint = 'இந்த ஆர்டரை மாற்ற, அல்லது மற்ற ஆர்டர்களைப் பார்க்க லாகின் செய்யுங்கள்.'
// Login
export const login = 'லாகின்'
// Want to see all your orders in one place?
export const accountOffer = 'உங்கள் ஆர்டர்கள் எல்லாவற்றையும் ஒரே இடத்தில் பார்க்க வேண்டுமா?'
// Create an account with this order’s email address, then set a new pin with “Forgot Password?” on the login page. Once you’ve logged in with it, you’ll see your paid orders with this address in your account.
export const accountHint =
  'இந்த ஆர்டரின் இமெயில் முகவரியில் கணக்கு தொடங்குங்கள். பிறகு லாகின் பக்கத்தில் “பின் நம்பர் மறந்துவிட்டதா?” மூலம் புதிய பின் நம்பர் அமையுங்கள். அதைக் கொண்டு லாகின் செய்ததும், இந்த முகவரியில் பணம் செலுத்திய ஆர்டர்கள் உங்கள் கணக்கில் தெரியும்.'
// Create an account
export const createAccount = 'கணக்கு தொடங்கு'

// Ordered on ${day}
export const orderedOn: typeof en.orderedOn = ({ day }) => `ஆர்டர் செய்தது: ${day}`

// Items
export const items = 'பொருட்கள்'
// Subtotal
export const subtotal = 'பொருட்களின் விலை'
// Delivery
export const delivery = 'டெலிவரி'
// Total
export const total = 'மொத்தம்'
// Delivery address
export const address = 'டெலிவரி முகவரி'
// Payment
export const payment = 'பேமெண்ட்'
// Paid with
export const paidBy = 'செலுத்திய விதம்'
export const paymentMethods: typeof en.paymentMethods = {
  // Card
  card: 'கார்டு',
  // UPI
  upi: 'UPI',
  // Net banking
  netbanking: 'நெட் பேங்கிங்',
  // Wallet
  wallet: 'வாலட்',
  // EMI
  emi: 'தவணை முறை',
  // Pay later
  paylater: 'பிறகு செலுத்துதல்',
  // Cash
  cash: 'ரொக்கம்',
  // Bank transfer
  bank_transfer: 'வங்கிப் பரிமாற்றம்',
  // Exchange
  exchange: 'பொருள் மாற்றம்',
}
// Cash on delivery
export const cashOnDelivery = 'டெலிவரியின்போது பணம்'
// Payment reference
export const paymentReference = 'பேமெண்ட் நம்பர்'
// Timeline
export const timeline = 'ஆர்டரின் நிலைகள்'
export const steps = {
  // Ordered
  placed: 'ஆர்டர் செய்தீர்கள்',
  // Paid
  paid: 'பேமெண்ட் ஆனது',
  // Packed
  packed: 'பேக் ஆனது',
  // On its way
  dispatched: 'அனுப்பினோம்',
  // Delivered
  delivered: 'டெலிவரி ஆனது',
  // Cancelled
  cancelled: 'ரத்து ஆனது',
}
// Refund of ${amount}
export const refundStep: typeof en.refundStep = ({ amount }) => `${amount} ரீஃபண்ட்`
// With ${courier}
export const withCourier: typeof en.withCourier = ({ courier }) => `${courier} மூலம்`
// ${step} (parcel ${number} of ${count})
export const ofParcel: typeof en.ofParcel = ({ step, number, count }) =>
  `${step} (${count} பார்சல்களில் ${number}-வது)`
// Still to come
export const stillToCome = 'இன்னும் வர வேண்டியவை'

// Your items are reserved for you until ${moment}. Pay by then.
export const payBy: typeof en.payBy = ({ moment }) =>
  `${moment} வரை பொருட்கள் உங்களுக்காக ஒதுக்கி வைக்கப்பட்டிருக்கும். அதற்குள் பணம் செலுத்துங்கள்.`

// Pay ${amount}
export const payNow: typeof en.payNow = ({ amount }) => `${amount} செலுத்து`
// Check again
export const checkAgain = 'மீண்டும் பார்'
// Cancel order
export const cancelOrder = 'ஆர்டரை ரத்து செய்'
// Keep order
export const keepOrder = 'ரத்து வேண்டாம்'
// Cancel order #${id}?
export const cancelQuestion: typeof en.cancelQuestion = ({ id }) => `ஆர்டர் #${id}-ஐ ரத்து செய்யவா?`
// Cancel order #${id}? ${amount} will be refunded to you.
export const cancelPaidQuestion: typeof en.cancelPaidQuestion = ({ id, amount }) =>
  `ஆர்டர் #${id}-ஐ ரத்து செய்யவா? ${amount} உங்களுக்குத் திருப்பித் தரப்படும்.`
// Order cancelled.
export const cancelled = 'ஆர்டர் ரத்து செய்யப்பட்டது.'
// Couldn’t cancel the order. Try again.
export const notCancelled = 'ஆர்டரை ரத்து செய்ய முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Request cancellation
export const requestCancellation = 'ரத்து செய்யக் கேளுங்கள்'
// Help with this order
export const help = 'இந்த ஆர்டருக்கு உதவி'
// Buy again
export const buyAgain = 'மீண்டும் வாங்கு'
// View cart
export const viewCart = 'கார்ட்டைப் பார்'
// count === 1 ? '1 item added to your cart, at today’s price.' : `${count} items added to your cart, at today’s prices.`
export const addedToCart: typeof en.addedToCart = ({ count }) =>
  `${count} பொருள் இன்றைய விலையில் கார்ட்டில் சேர்ந்தது.`
// Nothing was added to your cart.
export const nothingAdded = 'கார்ட்டில் எதுவும் சேரவில்லை.'
// No longer sold: ${names}.
export const goneFromShop: typeof en.goneFromShop = ({ names }) => `இப்போது விற்பனையில் இல்லை: ${names}.`
// Not enough in stock: ${names}.
export const outOfStock: typeof en.outOfStock = ({ names }) => `போதிய ஸ்டாக் இல்லை: ${names}.`
// More than one order can contain: ${names}.
export const aboveLimit: typeof en.aboveLimit = ({ names }) => `ஒரு ஆர்டரில் வாங்கக்கூடிய அளவைவிட அதிகம்: ${names}.`
// Couldn’t add the items to your cart. Try again.
export const notAdded = 'பொருட்களைக் கார்ட்டில் சேர்க்க முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Change address
export const changeAddress = 'முகவரியை மாற்று'
// Deliver here
export const saveAddress = 'இங்கே டெலிவரி செய்'
// Add an address
export const addAddress = 'முகவரி சேர்'
// Address changed.
export const addressChanged = 'முகவரி மாறியது.'
// Couldn’t change the address. Try again.
export const addressNotChanged = 'முகவரியை மாற்ற முடியவில்லை. மீண்டும் முயலுங்கள்.'
// This order’s address can’t be changed any more. Write to us from Help.
export const addressFixed = 'இந்த ஆர்டரின் முகவரியை இனி மாற்ற முடியாது. உதவிப் பக்கத்தில் எங்களுக்கு எழுதுங்கள்.'
// Couldn’t load your addresses. Try again.
export const addressesNotLoaded = 'உங்கள் முகவரிகளைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Loading your addresses...
export const loadingAddresses = 'உங்கள் முகவரிகள் வருகின்றன...'

// Added to your order #${id}
export const addedTo: typeof en.addedTo = ({ id }) => `உங்கள் ஆர்டர் #${id} உடன் சேர்க்கப்பட்டது`
// Items were added to this order: order #${id}
export const wasAdded: typeof en.wasAdded = ({ id }) => `இந்த ஆர்டருடன் சேர்க்கப்பட்ட பொருட்கள்: ஆர்டர் #${id}`
// Items are waiting to be added to this order. Pay for order #${id}
export const waitsForPayment: typeof en.waitsForPayment = ({ id }) =>
  `இந்த ஆர்டருடன் சேர்க்க வேண்டிய பொருட்கள் உள்ளன. ஆர்டர் #${id}-க்குப் பணம் செலுத்துங்கள்`
