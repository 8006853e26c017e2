export const overviewNotLoaded = 'The overview could not be loaded.'
export const paymentsNeedAttention = ({ count }: { count: number }) =>
  count === 1 ? '1 payment needs your attention' : `${count} payments need your attention`

export const totalProducts = 'Total Products'
export const totalCategories = 'Total Categories'
export const quickStats = 'Quick Stats'
export const totalUsers = 'Total Users'
export const totalOrders = 'Total Orders'

export const findOrder = 'Order, invoice, phone, name'
export const ordersNotSearched = 'The orders could not be searched. Please try again.'

export const ordersToPack = 'Orders to pack'
export const viewOrdersToPack = 'View orders to pack'
export const everythingPacked = 'Everything is packed.'
/** Of an order whose customer is not there any more. */
export const noName = 'N/A'
export const orderPaid = ({ id, day }: { id: number; day: string }) => `#${id}, paid ${day}`
export const unpaidOrders = 'Unpaid orders'

export const runningLow = 'Running low'
export const viewProducts = 'View products'
export const enoughOfEverything = 'There is enough of everything.'
export const batchesEnding = 'Sale ends soon'
export const viewBatches = 'View batches'
export const unitsOf = ({ count, name }: { count: number; name: string }) => `${count} of ${name}`
export const soldUntil = ({ day }: { day: string }) => `sold until ${day}`
export const outOfStock = 'Out of Stock'
export const left = ({ count }: { count: number }) => `${count} left`

export const last30Days = 'Last 30 days'
export const showAsTable = 'Show as a table'
export const revenueFromOrders = <Part>({ revenue, orders }: { revenue: Part; orders: number }) => [
  revenue,
  ` from ${orders} paid ${orders === 1 ? 'order' : 'orders'}`,
]
export const salesTable = 'Revenue and orders of the last 30 days, newest first'
export const day = 'Day'
export const orders = 'Orders'
export const revenue = 'Revenue'
