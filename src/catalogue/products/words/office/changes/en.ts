import { fieldName } from '#values/words/office/en.ts'

type Named = { name: string }

/** What was done. */
export const productHidden = ({ name }: Named) => `${name} is hidden from shoppers.`
export const productOnSale = ({ name }: Named) => `${name} is on sale.`
export const productDeleted = ({ name }: Named) => `${name} is not sold any more.`
export const productBack = ({ name }: Named) => `${name} is back, hidden from shoppers.`
export const categoryDeleted = ({ name }: Named) => `${name} is deleted.`
export const orderSaved = 'The order of the categories is saved.'

/** What the activity log says was done, before the product's name. */
export const activity = { hid: 'hid', putOnSale: 'put on sale', broughtBack: 'brought back' }

/** Who is said to have done what was planned. */
export const byPlan = 'The shop, as planned,'

/** Why it was not. */
export const nameTaken = ({ name }: Named) =>
  `There is a category named ${name} already: see View Categories.`
export const hasProducts = ({ name, products }: Named & { products: number }) =>
  `${name} still has ${products} ${products === 1 ? 'product' : 'products'}. Move or delete them first.`
export const itsCategoryIsGone = 'Its category was deleted. Please choose another one.'
export const addedDifferently =
  'This product was added when you pressed before, and differs from what is typed here. Please edit it in View Products.'

const nouns = { product: 'product', category: 'category' }
type Edited = { by: string; fields: readonly string[]; what: keyof typeof nouns }

/** `by` is empty where it is not known who it was; `fields` are called as the API calls them. */
export const editedMeanwhile = ({ by, fields, what }: Edited) => {
  const changed = fields.map((field) => fieldName({ field })).join(', ')
  return `${by || 'Somebody'} changed ${changed || 'something'} of this ${nouns[what]} while you were editing it. Please compare, then save again.`
}

export const sizesChanged = 'These sizes have changed meanwhile. Please enter them again.'
export const sizesAlike = 'Two sizes have the same name.'
export const skuTaken = 'Another size has this SKU already.'
export const sizeSold = ({ size, left }: { size: string; left: number }) =>
  `Some of ${size} were sold meanwhile: ${left} are left now.`
export const someSold = ({ left }: { left: number }) => `Some were sold meanwhile: ${left} are left now.`
export const picturesChanged = 'These pictures have changed meanwhile. Please choose them again.'
