import type * as en from './en.ts'

// My Orders
export const title = 'என் ஆர்டர்கள்'
// Loading orders...
export const loading = 'ஆர்டர்கள் வருகின்றன...'
// Error fetching orders
export const notLoaded = 'ஆர்டர்களைக் காட்ட முடியவில்லை'
// No orders found.
export const none = 'ஆர்டர்கள் எதுவும் இல்லை.'
// Start shopping
export const startShopping = 'வாங்கத் தொடங்கு'
// ${shown} of ${total} orders
export const countOf: typeof en.countOf = ({ shown, total }) => `${total} ஆர்டர்களில் ${shown}`
// Show more
export const showMore = 'இன்னும் காட்டு'

// S.No
export const serialNumber = 'வ. எண்'
// Order No.
export const orderNumber = 'ஆர்டர் நம்பர்'
// Name
export const name = 'பெயர்'
// Price
export const price = 'விலை'
// Status
export const status = 'நிலை'
// Order Date
export const orderDate = 'ஆர்டர் தேதி'
// N/A
export const nameless = 'இல்லை'

// Help with this order
export const helpWithOrder = 'இந்த ஆர்டருக்கு உதவி'
export const orderStatuses = {
  // Pending
  awaitingPayment: 'பேமெண்ட் பாக்கி',
  // Paid
  toPack: 'பேமெண்ட் ஆனது',
  // Pay on delivery
  dueOnDelivery: 'டெலிவரியின்போது பணம்',
  // Replacement
  replacement: 'மாற்றுப் பொருள்',
  // Delivered
  delivered: 'டெலிவரி ஆனது',
  // Cancelled
  cancelled: 'ரத்து ஆனது',
}

// Check payment
export const checkPayment = 'பேமெண்ட்டைப் பார்'
// ${amount} refunded
export const returned: typeof en.returned = ({ amount }) => `${amount} திருப்பித் தந்தோம்`
// Replacement for order #${id}
export const replacementFor: typeof en.replacementFor = ({ id }) => `ஆர்டர் #${id}-க்கு மாற்று`
// Not paid online
export const notPaidOnline = 'ஆன்லைனில் செலுத்தவில்லை'

// products in order #${id}
export const productsOf: typeof en.productsOf = ({ id }) => `ஆர்டர் #${id} பொருட்கள்`
// Products in Order:
export const products = 'ஆர்டரில் உள்ள பொருட்கள்:'
// Loading products...
export const productsLoading = 'பொருட்கள் வருகின்றன...'
// Couldn’t load the products in this order. Try again.
export const productsNotLoaded = 'இந்த ஆர்டரின் பொருட்களைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Delivery
export const deliveryFee = 'டெலிவரி'
// Discount: ${reason}
export const discountFor: typeof en.discountFor = ({ reason }) => `தள்ளுபடி: ${reason}`
// Expected by ${day}
export const expectedBy: typeof en.expectedBy = ({ day }) => `${day} வரும் என எதிர்பார்க்கலாம்`
// Arrives by ${day}
export const arrivesBy: typeof en.arrivesBy = ({ day }) => `${day} வரும்`
// Product not found
export const productGone = 'பொருள் இப்போது இல்லை'
// Share with friends
export const tellOthers = 'நண்பர்களுடன் பகிருங்கள்'

// Order not found.
export const noSuchOrder = 'அப்படி ஒரு ஆர்டர் இல்லை.'
