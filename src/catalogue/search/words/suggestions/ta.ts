import type * as en from './en.ts'

// Search suggestions
export const suggestions = 'தேடல் பரிந்துரைகள்'
// Products
export const products = 'பொருட்கள்'
// Categories
export const categories = 'வகைகள்'
// Search for
export const searches = 'இப்படியும் தேடலாம்'
// count === 1 ? '1 suggestion.' : `${count} suggestions.`
export const found: typeof en.found = ({ count }) => (count === 1 ? '1 பரிந்துரை.' : `${count} பரிந்துரைகள்.`)
// No suggestions.
export const nothingFound = 'பரிந்துரை எதுவும் இல்லை.'
// from ${price}
export const from: typeof en.from = ({ price }) => `குறைந்தது ${price}`
// Out of stock
export const outOfStock = 'ஸ்டாக் இல்லை'
