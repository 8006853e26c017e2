/** The suggestions below a search field. */
export const suggestions = 'Search suggestions'
export const products = 'Products'
export const categories = 'Categories'
export const searches = 'Search for'
/** Announced by screen readers. */
export const found = ({ count }: { count: number }) =>
  count === 1 ? '1 suggestion.' : `${count} suggestions.`
export const nothingFound = 'No suggestions.'
export const from = ({ price }: { price: string }) => `from ${price}`
export const outOfStock = 'Out of stock'
