export const notLoaded = 'Couldn’t load the forecast.'
export const howForecast =
  'At the pace of the last 4 weeks. The numbers to make are for the next 2 weeks, or for the shelf life if that’s shorter. If something was out of stock in the last 4 weeks, its pace is too low: make more of it.'
export const whatBarsShow = 'A full bar means the stock will last 4 weeks or more.'
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
type Units = { stock: number; reserved: number }
/** `stock` without what unpaid orders have reserved. */
export const unitsInStock = ({ stock, reserved }: Units) =>
  reserved > 0 ? `${stock} and ${reserved} reserved` : String(stock)
export const left = (units: Units) => `${unitsInStock(units)} in stock`
export const make = ({ count }: { count: number }) => `Make ${count}`
export const paceAndStock = ({ perWeek, stock }: { perWeek: number; stock: string }) =>
  `${perWeek.toLocaleString('en-IN')} sold per week, ${stock} in stock`
export const noForecastYet = 'No forecast yet'
export const withoutForecast = ({ count }: { count: number }) =>
  count === 1
    ? '1 product has too few sales for a forecast'
    : `${count} products have too few sales for a forecast`
export const whyNoForecast =
  'A forecast needs at least 4 units sold in the last 4 weeks, and 2 weeks since the first sale.'
export const expiring = ({ count }: { count: number }) =>
  count === 1
    ? 'About 1 will reach its last sale date unsold.'
    : `About ${count} will reach their last sale date unsold.`
export const makeThisWeek = ({ count }: { count: number }) =>
  count === 1 ? '1 product to make this week' : `${count} products to make this week`
export const nothingToMake = 'There’s enough of everything for the next 2 weeks'
export const enterStock = 'Enter stock'
export const onlyMostUrgent = 'Only the 200 most urgent products are listed.'
export const updating =
  'Sales are still being added up, so the pace may change. Reload the page in a minute to see it.'
export const download = 'Download as a spreadsheet'
