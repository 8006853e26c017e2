export const mrp = 'MRP'
/** Behind the MRP, as the law of packed goods wants it written. */
export const inclusive = '(inclusive of all taxes)'
/** Below a price without an MRP. */
export const taxesIncluded = 'Inclusive of all taxes'
export const percentOff = ({ percent }: { percent: number }) => `${percent}% OFF`
/** Before a struck price, for those who hear it. */
export const priceBefore = 'Price before'
type Priced = { price: string }
export const unitPrices = {
  g: ({ price }: Priced) => `${price} per g`,
  kg: ({ price }: Priced) => `${price} per kg`,
  ml: ({ price }: Priced) => `${price} per ml`,
  l: ({ price }: Priced) => `${price} per l`,
  piece: ({ price }: Priced) => `${price} per piece`,
  '100 g': ({ price }: Priced) => `${price} per 100 g`,
  '100 ml': ({ price }: Priced) => `${price} per 100 ml`,
}

/** On the product's page, beside the unit sale price: what a buyer pays for so much. */
export const youPay = ({ price }: Priced) => `You pay ${price}`
/** The unit sale price of the law, which is counted from the MRP. */
export const unitSalePrice = ({ price }: Priced) => `Unit sale price (of the MRP): ${price}`
