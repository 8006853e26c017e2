/** What a shopper is told when they want more than there is (decision B10). */
export const stockSentence = (name: string, left: number) =>
  left === 0 ? `${name} is out of stock.` : `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left.`

/** So many or fewer are told to the merchant as running low; none is out of stock. */
export const lowStock = 5
