export const title = 'My Orders'
export const loading = 'Loading orders...'
export const notLoaded = 'Error fetching orders'
export const none = 'No orders found.'
export const startShopping = 'Start shopping'
export const countOf = ({ shown, total }: { shown: number; total: number | undefined }) =>
  `${shown} of ${total} orders`
export const showMore = 'Show more'

/** The column headings of the list. */
export const serialNumber = 'S.No'
export const orderNumber = 'Order No.'
export const name = 'Name'
export const price = 'Price'
export const status = 'Status'
export const orderDate = 'Order Date'
/** In place of a missing name. */
export const nameless = 'N/A'

/** Order statuses that customers see. */
export const orderStatuses = {
  awaitingPayment: 'Pending',
  toPack: 'Paid',
  dueOnDelivery: 'Pay on delivery',
  replacement: 'Replacement',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

export const checkPayment = 'Check payment'
export const helpWithOrder = 'Help with this order'
/** The amount that the payment provider has refunded. */
export const returned = ({ amount }: { amount: string }) => `${amount} refunded`
export const replacementFor = ({ id }: { id: number }) => `Replacement for order #${id}`
export const notPaidOnline = 'Not paid online'

/** The products in an order; follows `Show` or `Hide`. */
export const productsOf = ({ id }: { id: number }) => `products in order #${id}`
export const products = 'Products in Order:'
export const productsLoading = 'Loading products...'
export const productsNotLoaded = 'Couldn’t load the products in this order. Try again.'
export const deliveryFee = 'Delivery'
export const discountFor = ({ reason }: { reason: string }) => `Discount: ${reason}`
export const expectedBy = ({ day }: { day: string }) => `Expected by ${day}`
/** When the shop commits to its delivery dates. */
export const arrivesBy = ({ day }: { day: string }) => `Arrives by ${day}`
export const productGone = 'Product not found'
export const tellOthers = 'Share with friends'

export const noSuchOrder = 'Order not found.'
