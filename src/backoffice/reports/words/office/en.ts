import type { PaymentMethod } from '#ordering/orders/rules/order-state.ts'

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
  customer: 'Customers',
  coupon: 'Coupon',
}
/** The head of a spreadsheet’s column. */
export const firstDayOfWeek = 'Week from'
export const weekFrom = ({ day }: { day: string }) => `Week from ${day}`

export const orders = 'Orders'
export const units = 'Units'
export const sold = 'Sold'
export const refunded = 'Refunded'
export const revenue = 'Revenue'
export const revenueBefore = 'Revenue in the period before'
export const csvAmounts = [sold, refunded, revenue, revenueBefore].map((head) => `${head} (₹)`)
export const total = 'Total'
export const paymentMethods: Record<PaymentMethod, string> = {
  online: 'Online',
  cash_on_delivery: 'Cash on delivery',
  direct: 'Paid directly to the shop',
  none: 'Nothing paid',
  exchange: 'Exchange',
}
/** `unknown`: a guest whose data was deleted. */
export const buyers: Record<string, string> = {
  new: 'New customers',
  returning: 'Returning customers',
  unknown: 'Guests whose data was deleted',
}
export const withoutZone = 'No delivery zone'
export const withoutCoupon = 'No coupon'
/** What belongs to no product: delivery charges, and refunds that aren't for particular items. */
export const deliveryAndOther = 'Delivery and other amounts'

export const noSales = 'No sales in this period.'
/** `change`: such as `12%`; null without sales before. `before`: see `periodBefore`. */
export const comparedWith = ({
  change,
  isMore,
  before,
  amount,
}: {
  change: string | null
  isMore: boolean
  before: string
  amount: string
}) =>
  change === null
    ? `No revenue in ${before}.`
    : `${isMore ? 'Up' : 'Down'} ${change} from ${amount} in ${before}.`
export const sameAsBefore = ({ before }: { before: string }) => `The same as in ${before}.`
type PeriodBefore = { days: number; months: number | null; from: string; to: string }
/** `months`: null unless whole months are compared, with as many before; otherwise as many days are. */
export const periodBefore = ({ days, months, from, to }: PeriodBefore) => {
  if (days === 1) return `the day before (${from})`
  return `${spanBefore(days, months)} (${from} to ${to})`
}
const spanBefore = (days: number, months: number | null) => {
  if (months === 1) return 'the month before'
  return months === null ? `the ${days.toLocaleString('en-IN')} days before` : `the ${months} months before`
}
/** The chart’s name for screen readers. */
export const chartName = {
  day: 'Revenue and orders by day',
  week: 'Revenue and orders by week',
  month: 'Revenue and orders by month',
}
export const ordersAndRefunds = ({ orders, refunded }: { orders: string; refunded: string | null }) =>
  refunded === null ? orders : `${orders}, ${refundedOf({ amount: refunded })}`
export const countOfOrders = (count: number) =>
  count === 1 ? '1 order' : `${count.toLocaleString('en-IN')} orders`
export const countOfUnits = (count: number) =>
  count === 1 ? '1 unit' : `${count.toLocaleString('en-IN')} units`
export const refundedOf = ({ amount }: { amount: string }) => `${amount} refunded`
/** The column of the revenue in the period before. */
export const before = 'Period before'
export const amountBefore = ({ amount }: { amount: string }) => `Before: ${amount}`
export const tableOfSales = 'Sales in the chosen period'
export const howCounted =
  'Sales count on the day of payment, after discounts and with delivery. Refunds count on the day when the order was paid.'
export const updating =
  'Sales are still being added up, so some are missing. Reload the page in a minute to see them.'
export const onlyHighest = 'These are the rows with the highest revenue. The spreadsheet has all of them.'
export const download = 'Download as a spreadsheet'
