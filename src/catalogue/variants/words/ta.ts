import type * as en from './en.ts'

type Priced = { price: string }

// MRP
export const mrp = 'MRP'
// (inclusive of all taxes)
export const inclusive = '(எல்லா வரிகளும் சேர்ந்தது)'
// Inclusive of all taxes
export const taxesIncluded = 'எல்லா வரிகளும் சேர்ந்தது'
// ${percent}% OFF
export const percentOff: typeof en.percentOff = ({ percent }) => `${percent}% தள்ளுபடி`
// Previous price
export const priceBefore = 'முந்தைய விலை'
export const unitPrices = {
  // ${price} per g
  g: ({ price }: Priced) => `1 கிராம் ${price}`,
  // ${price} per kg
  kg: ({ price }: Priced) => `1 கிலோ ${price}`,
  // ${price} per ml
  ml: ({ price }: Priced) => `1 மில்லி ${price}`,
  // ${price} per litre
  l: ({ price }: Priced) => `1 லிட்டர் ${price}`,
  // ${price} per piece
  piece: ({ price }: Priced) => `ஒன்று ${price}`,
  // ${price} per 100 g
  '100 g': ({ price }: Priced) => `100 கிராம் ${price}`,
  // ${price} per 100 ml
  '100 ml': ({ price }: Priced) => `100 மில்லி ${price}`,
}

// You pay ${price}
export const youPay: typeof en.youPay = ({ price }) => `நீங்கள் செலுத்துவது: ${price}`
// Unit sale price (on MRP): ${price}
export const unitSalePrice: typeof en.unitSalePrice = ({ price }) => `யூனிட் விலை (MRP-இல்): ${price}`
