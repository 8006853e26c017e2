export const title = 'My Orders'
export const loading = 'Loading orders...'
export const notLoaded = 'Error fetching orders'
export const none = 'No orders found.'
export const startShopping = 'Start shopping'
export const countOf = ({ shown, total }: { shown: number; total: number | undefined }) =>
  `${shown} of ${total} orders`
export const showMore = 'Show more'

/** The heads of the list. */
export const serialNumber = 'S.No'
export const orderNumber = 'Order No.'
export const name = 'Name'
export const price = 'Price'
export const status = 'Status'
export const orderDate = 'Order Date'
/** In the place of a name that is not there. */
export const nameless = 'N/A'

export const checkPayment = 'Check payment'
export const helpWithOrder = 'Help with this order'
/** Of the money that the provider has returned. */
export const returned = ({ amount }: { amount: string }) => `${amount} returned`
export const notPaidOnline = 'Not paid online'

/** What is in an order; inside `Show …` and `Hide …`. */
export const productsOf = ({ id }: { id: number }) => `products of order ${id}`
export const products = 'Products in Order:'
export const productsLoading = 'Loading products...'
export const productsNotLoaded = 'The products of this order could not be loaded.'
export const deliveryFee = 'Delivery'
export const expectedBy = ({ day }: { day: string }) => `Expected by ${day}`
/** Of a shop that commits to its dates. */
export const arrivesBy = ({ day }: { day: string }) => `Arrives by ${day}`
export const productGone = 'Product not found'
export const tellOthers = 'Tell others'

export const noSuchOrder = 'This order does not exist.'
