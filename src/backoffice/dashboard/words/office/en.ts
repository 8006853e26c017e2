export const overviewNotLoaded = 'Couldn’t load the overview.'
export const paymentsNeedAttention = ({ count }: { count: number }) =>
  count === 1 ? '1 payment needs your attention' : `${count} payments need your attention`

export const totalProducts = 'Total Products'
export const totalCategories = 'Total Categories'
export const quickStats = 'Quick Stats'
export const totalUsers = 'Total Users'
export const totalOrders = 'Total Orders'

export const findOrder = 'Order, invoice, phone or name'
export const ordersNotSearched = 'Couldn’t search orders. Try again.'

export const ordersToPack = 'Orders to pack'
export const viewOrdersToPack = 'View orders to pack'
export const everythingPacked = 'No orders to pack.'
/** Shown for an order whose customer no longer exists. */
export const noName = 'N/A'
export const orderPaid = ({ id, day }: { id: number; day: string }) => `Order #${id}, paid ${day}`
/** A cash order. */
export const cashOrderPlaced = ({ id, day }: { id: number; day: string }) =>
  `Order #${id}, cash on delivery, placed ${day}`
export const unpaidOrders = 'Unpaid orders'

export const runningLow = 'Low stock'
export const viewProducts = 'View products'
export const enoughOfEverything = 'No products are low on stock.'
export const batchesEnding = 'Close to last sale date'
export const viewBatches = 'View batches'
export const unitsOf = ({ count, name }: { count: number; name: string }) => `${count} of ${name}`
export const soldUntil = ({ day }: { day: string }) => `sell by ${day}`
export const outOfStock = 'Out of Stock'
export const left = ({ count }: { count: number }) => `${count} left`

export const last30Days = 'Last 30 days'
export const showAsTable = 'Show as a table'
export const revenueFromOrders = <Part>({ revenue, orders }: { revenue: Part; orders: number }) => [
  revenue,
  ` from ${orders} paid ${orders === 1 ? 'order' : 'orders'}`,
]
export const salesTable = 'Revenue and orders for the last 30 days, newest first'
export const revenueByDay = 'Revenue and orders by day'
export const day = 'Day'
export const orders = 'Orders'
export const revenue = 'Revenue'
