export const dayNeeded = 'Choose a date.'
export const endsBeforeStart = 'The last day is before the first day.'
export const tooLong = 'Choose at most three years.'

export const salesNotLoaded = 'Couldn’t load the report.'
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
export const withoutZone = 'No delivery zone'
/** What belongs to no product: delivery charges, and refunds that aren't for particular items. */
export const deliveryAndOther = 'Delivery and other amounts'

export const comparedWith = ({ from, to, amount }: { from: string; to: string; amount: string }) =>
  `${from} to ${to}: ${amount}`
export const tableOfSales = 'Sales in the chosen period'
export const howCounted =
  'Sales count on the day of payment, after discounts and with delivery. Refunds count on the day when the order was paid.'
export const updating = 'New orders and refunds are being added. Reload in a minute to see them.'
export const download = 'Download as a spreadsheet'
