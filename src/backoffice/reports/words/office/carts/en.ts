export const notLoaded = 'Couldn’t load the abandoned carts.'
export const howCounted =
  'A cart counts as abandoned if something was still in it at the end of the day after its last change. The value is at the prices on that day, before discounts and delivery.'
export const noneYet = 'No carts have been counted yet. A day is counted two days later.'
export const none = 'No abandoned carts in this period.'
export const countedSince = ({ day }: { day: string }) => `Carts have been counted since ${day}.`

export const carts = 'Abandoned carts'
export const units = 'Units'
export const value = 'Value'
export const cartsBefore = 'Abandoned in the period before'
export const csvHeads = [carts, units, `${value} (₹)`, cartsBefore]

export const worth = ({ value }: { value: string }) => `worth ${value}`
type Compared = { orders: number; count: number; before: string }
export const comparedWith = ({ orders, count, before }: Compared) =>
  `${orders === 1 ? '1 order was' : `${orders.toLocaleString('en-IN')} orders were`} paid for in the same period. In ${before}, ${count.toLocaleString('en-IN')} ${count === 1 ? 'cart was' : 'carts were'} abandoned.`
export const chartName = {
  day: 'Value and number of abandoned carts by day',
  week: 'Value and number of abandoned carts by week',
  month: 'Value and number of abandoned carts by month',
}
export const countOfCarts = (count: number) =>
  count === 1 ? '1 cart' : `${count.toLocaleString('en-IN')} carts`
export const before = ({ count }: { count: number }) => `Before: ${count.toLocaleString('en-IN')}`
export const table = 'Abandoned carts in the chosen period'
