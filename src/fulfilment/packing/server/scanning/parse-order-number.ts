/** What a scanner or a person enters for an order: its number, as the slip shows it or alone. */
const orderNumberPattern = /^#?\s*0*([1-9]\d{0,8})$/

/** @returns nothing for what cannot be an order's number, such as the code on a product's pack */
export function parseOrderNumber(typed: string): number | undefined {
  const number = orderNumberPattern.exec(typed.trim())?.[1]
  return number === undefined ? undefined : Number(number)
}
