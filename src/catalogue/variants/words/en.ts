export const mrp = 'MRP'
/** After the MRP, as the Legal Metrology (Packaged Commodities) Rules require. */
export const inclusive = '(inclusive of all taxes)'
/** Below a price without an MRP. */
export const taxesIncluded = 'Inclusive of all taxes'
export const percentOff = ({ percent }: { percent: number }) => `${percent}% OFF`
/** Read by screen readers before a crossed-out price. */
export const priceBefore = 'Previous price'
type Priced = { price: string }
export const unitPrices = {
  g: ({ price }: Priced) => `${price} per g`,
  kg: ({ price }: Priced) => `${price} per kg`,
  ml: ({ price }: Priced) => `${price} per ml`,
  l: ({ price }: Priced) => `${price} per litre`,
  piece: ({ price }: Priced) => `${price} per piece`,
  '100 g': ({ price }: Priced) => `${price} per 100 g`,
  '100 ml': ({ price }: Priced) => `${price} per 100 ml`,
}

/** On the product page, beside the unit sale price: what a buyer pays per unit. */
export const youPay = ({ price }: Priced) => `You pay ${price}`
/** The unit sale price that the law requires, calculated from the MRP. */
export const unitSalePrice = ({ price }: Priced) => `Unit sale price (on MRP): ${price}`
