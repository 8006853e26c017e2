import type { TaskKind } from '../../rules/tasks.ts'

export const overviewNotLoaded = 'Couldn’t load the overview.'

export const today = 'Today'
export const nothingWaits = 'Nothing is waiting for you.'
/** `when`: the day since which the oldest waits, or by which the next is due. */
type Waiting = { count: number; when: string | null }
export const tasks: Record<TaskKind, (waiting: Waiting) => string> = {
  payments: ({ count }) =>
    count === 1 ? '1 payment needs your attention' : `${count} payments need your attention`,
  pack: ({ count, when }) => `${count === 1 ? '1 order' : `${count} orders`} to pack${oldest(count, when)}`,
  dispatch: ({ count, when }) =>
    `${count === 1 ? '1 packed order' : `${upTo100(count)} packed orders`} to dispatch${oldest(count, when)}`,
  couriers: ({ count, when }) =>
    `${count === 1 ? '1 parcel needs' : `${upTo100(count)} parcels need`} your attention${oldest(count, when)}`,
  returns: ({ count, when }) =>
    `${count === 1 ? '1 return needs' : `${upTo100(count)} returns need`} your attention${oldest(count, when)}`,
  tickets: ({ count, when }) =>
    count === 1
      ? `1 ticket to answer, due ${when}`
      : `${upTo100(count)} tickets to answer, the next due ${when}`,
  reviews: ({ count }) => (count === 1 ? '1 review is waiting' : `${upTo100(count)} reviews are waiting`),
  low_stock: ({ count }) =>
    count === 1 ? '1 product is low on stock or sold out' : `${count} products are low on stock or sold out`,
  batches: ({ count }) =>
    count === 1
      ? '1 batch is close to its last sale date'
      : `${count} batches are close to their last sale date`,
}
const upTo100 = (count: number) => (count < 100 ? count : '100+')
const oldest = (count: number, when: string | null) =>
  when === null ? '' : count === 1 ? `, since ${when}` : `, the oldest since ${when}`
export const taskActions: Record<TaskKind, string> = {
  payments: 'View payments',
  pack: 'Pack orders',
  dispatch: 'Dispatch orders',
  couriers: 'View parcels',
  returns: 'View returns',
  tickets: 'Reply',
  reviews: 'Check reviews',
  low_stock: 'Add stock',
  batches: 'View batches',
}

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
export const replacementPlaced = ({ id, day }: { id: number; day: string }) =>
  `Order #${id}, replacement, placed ${day}`
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
