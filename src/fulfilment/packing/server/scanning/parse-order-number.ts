/** The order number that a scanner or a person enters: as on the slip or alone. */
const orderNumberPattern = /^#?\s*0*([1-9]\d{0,8})$/

/** @returns undefined for anything that cannot be an order number, such as a product's barcode */
export function parseOrderNumber(typed: string): number | undefined {
  const number = orderNumberPattern.exec(typed.trim())?.[1]
  return number === undefined ? undefined : Number(number)
}
