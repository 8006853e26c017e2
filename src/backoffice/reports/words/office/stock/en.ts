export const notLoaded = 'Couldn’t load the forecast.'
export const howForecast =
  'At the pace of the last 4 weeks. The numbers to make are for the next 2 weeks, or for the shelf life if that’s shorter.'
export const nothingOnSale = 'No products are on sale.'
export const tableOfStock = 'Stock forecast, what runs out first at the top'

export const product = 'Product'
export const inStock = 'In stock'
export const soldPerWeek = 'Sold per week'
export const runsOut = 'Runs out'
export const toMake = 'To make'
export const csvHeads = [
  product,
  inStock,
  'Reserved',
  soldPerWeek,
  'Days left',
  toMake,
  'Not sold before the last sale date',
]

export const outOfStock = 'Out of stock'
export const runsOutToday = 'Runs out today'
export const tooFewSales = 'Too few sales for a forecast'
export const runsOutIn = ({ days }: { days: number }) => {
  if (days === 1) return 'Runs out tomorrow'
  if (days <= 20) return `Runs out in about ${days} days`
  if (days <= 90) return `Lasts about ${Math.round(days / 7)} weeks`
  return 'Lasts more than 3 months'
}
export const reserved = ({ count }: { count: number }) => `${count} reserved`
export const expiring = ({ count }: { count: number }) =>
  count === 1
    ? 'About 1 will reach its last sale date unsold.'
    : `About ${count} will reach their last sale date unsold.`
export const makeThisWeek = ({ count }: { count: number }) =>
  count === 1 ? '1 product to make this week' : `${count} products to make this week`
export const nothingToMake = 'There’s enough of every product with a forecast.'
export const enterStock = 'Enter stock'
export const onlyMostUrgent = 'Only the 200 most urgent products are listed.'
export const updating = 'New orders are being added. Reload in a minute to see them.'
export const download = 'Download as a spreadsheet'
