import { fieldName } from '#values/words/office/en.ts'

type Named = { name: string }

/** Success messages. */
export const productHidden = ({ name }: Named) => `${name} hidden from shoppers.`
export const productOnSale = ({ name }: Named) => `${name} is live.`
export const productDeleted = ({ name }: Named) => `${name} deleted.`
export const productBack = ({ name }: Named) => `${name} restored, hidden from shoppers.`
export const categoryDeleted = ({ name }: Named) => `${name} deleted.`
export const orderSaved = 'Category order saved.'

/** Activity log entries; the product's name follows. */
export const activity = { hid: 'hid', putOnSale: 'published', broughtBack: 'restored' }

/** Named in the activity log as the author of scheduled changes. */
export const byPlan = 'The schedule'

/** Why a change was refused. */
export const nameTaken = ({ name }: Named) => `A category named ${name} already exists. Enter another name.`
export const hasProducts = ({ name, products }: Named & { products: number }) =>
  `${name} still has ${products} ${products === 1 ? 'product' : 'products'}. Move or delete them first.`
export const itsCategoryIsGone = 'This product’s category was deleted. Choose another one.'
export const addedDifferently =
  'You’ve already added this product, with different details. Edit it in View Products.'

const nouns = { product: 'product', category: 'category', page: 'page', bundle: 'bundle', coupon: 'coupon' }
type Edited = { by: string; fields: readonly string[]; what: keyof typeof nouns }

/** `by` is empty if the author is unknown; `fields` have their API names. */
export const editedMeanwhile = ({ by, fields, what }: Edited) => {
  const changed = fields.map((field) => fieldName({ field })).join(', ')
  return `${by || 'Someone'} changed this ${nouns[what]}${changed && ` (${changed})`} while you were editing it. Review their changes before you save yours.`
}

export const sizesChanged = 'These sizes changed while you were editing. Enter them again.'
export const sizesAlike = 'Two sizes have the same name.'
export const skuTaken = 'Another size already has this SKU.'
export const sizeSold = ({ size, left }: { size: string; left: number }) =>
  `Some units of ${size} were sold while you were editing: ${left} left now.`
export const someSold = ({ left }: { left: number }) =>
  `Some units were sold while you were editing: ${left} left now.`
export const picturesChanged = 'These images changed while you were editing. Choose them again.'
