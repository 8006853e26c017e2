export const dayNeeded = 'Choose a date.'
export const endsBeforeStart = 'The last day is before the first day.'
export const tooLong = 'Choose at most three years.'

export const parts = {
  sales: 'Sales',
  stock: 'What to make',
  carts: 'Abandoned carts',
  searches: 'Failed searches',
}
export const partsOfReports = 'Reports'

export const salesNotLoaded = 'Couldn’t load the report.'
export const period = 'Period'
export const usualPeriods = {
  this_month: 'This month',
  last_month: 'Last month',
  last_7_days: 'Last 7 days',
  last_30_days: 'Last 30 days',
  this_year: 'This financial year',
  last_year: 'Last financial year',
}
export const otherDates = 'Other dates'
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const showBy = 'Show by'
export const groups = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  product: 'Product',
  category: 'Category',
  zone: 'Delivery zone',
  payment: 'Payment method',
  customer: 'New and returning customers',
}
export const weekFrom = ({ day }: { day: string }) => `Week from ${day}`

export const orders = 'Orders'
export const units = 'Units'
export const sold = 'Sold'
export const refunded = 'Refunded'
export const revenue = 'Revenue'
export const revenueBefore = 'Revenue in the period before'
export const csvAmounts = [sold, refunded, revenue, revenueBefore]
export const total = 'Total'
export const paidOnline = 'Online'
export const paidInCash = 'Cash on delivery'
/** `unknown`: a guest whose data was deleted. */
export const buyers: Record<string, string> = {
  new: 'New customers',
  returning: 'Returning customers',
  unknown: 'Guests whose data was deleted',
}
export const withoutZone = 'No delivery zone'
/** What belongs to no product: delivery charges, and refunds that aren't for particular items. */
export const deliveryAndOther = 'Delivery and other amounts'

export const noSales = 'No sales in this period.'
/** `change`: such as `12%`; null without sales before. */
export const comparedWith = ({
  change,
  isMore,
  ...before
}: {
  change: string | null
  isMore: boolean
  from: string
  to: string
  amount: string
}) => {
  const period = before.from === before.to ? before.from : `${before.from} to ${before.to}`
  return change === null
    ? `No revenue in the period before (${period})`
    : `${change} ${isMore ? 'more' : 'less'} than in the period before (${period}: ${before.amount})`
}
export const sameAsBefore = 'The same as in the period before'
/** The chart’s name for screen readers. */
export const chartName = {
  day: 'Revenue and orders by day',
  week: 'Revenue and orders by week',
  month: 'Revenue and orders by month',
}
export const ordersAndRefunds = ({ orders, refunded }: { orders: string; refunded: string | null }) =>
  refunded === null ? orders : `${orders}, ${refunded} refunded`
export const countOfOrders = (count: number) =>
  count === 1 ? '1 order' : `${count.toLocaleString('en-IN')} orders`
export const countOfUnits = (count: number) =>
  count === 1 ? '1 unit' : `${count.toLocaleString('en-IN')} units`
export const before = ({ amount }: { amount: string }) => `Before: ${amount}`
export const tableOfSales = 'Sales in the chosen period'
export const howCounted =
  'Sales count on the day of payment, after discounts and with delivery. Refunds count on the day when the order was paid.'
export const updating = 'New orders and refunds are being added. Reload in a minute to see them.'
export const download = 'Download as a spreadsheet'
