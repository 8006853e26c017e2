/** As the law of packed goods wants it written. */
export const mrpDeclared = ({ mrp }: { mrp: string }) => `MRP ${mrp} (inclusive of all taxes)`
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
