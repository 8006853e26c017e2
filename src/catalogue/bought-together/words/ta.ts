import type * as en from './en.ts'

// Often bought together
export const title = 'பலரும் சேர்த்து வாங்குபவை'
// Add all to cart
export const addAll = 'எல்லாவற்றையும் கார்ட்டில் சேர்'
// count === 1 ? '1 item added to your cart.' : `${count} items added to your cart.`
export const added: typeof en.added = ({ count }) =>
  count === 1 ? '1 பொருள் கார்ட்டில் சேர்க்கப்பட்டது.' : `${count} பொருட்கள் கார்ட்டில் சேர்க்கப்பட்டன.`
// Not available: ${names}.
export const notAdded: typeof en.notAdded = ({ names }) => `கிடைக்கவில்லை: ${names}.`
