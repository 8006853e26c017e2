/** What a product still needs before it can go live, named as in the forms. */
export const missing = {
  generic_name: 'generic name',
  ingredients: 'ingredients',
  net_quantity: 'net quantity, such as 500 g',
  mrp: 'MRP for each size',
  maker: 'manufacturer’s name and address',
  fssai: 'FSSAI licence number',
  consumer_care: 'your shop’s phone, email and address',
  origin: 'country of origin',
  mark: 'veg or non-veg mark',
  hsn: 'HSN code',
  tax_rate: 'current GST rate',
  claims: 'a label with each claim in the product’s text, or your confirmation',
}

/** Where each of these is entered. */
export const enteredIn = {
  generic_name: 'Label',
  ingredients: 'Label',
  net_quantity: 'Quantity field of each size',
  mrp: 'Product form',
  maker: 'Label, or your legal name and address in Store',
  fssai: 'Label, or your own number in Store',
  consumer_care: 'Store',
  origin: 'Label',
  mark: 'Label',
  hsn: 'Product form',
  tax_rate: 'Product form',
  claims: 'Label, or confirm when you make the product live',
}

type Names = readonly (keyof typeof missing)[]
/** The requirements in one line. */
const named = (names: Names) => names.map((name) => missing[name]).join('; ')

export const cannotBeSold = ({ names }: { names: Names }) =>
  `This product can’t go live yet. Still missing: ${named(names)}.`
export const wouldBeMissing = ({ names }: { names: Names }) =>
  `This product is live or scheduled to go live, so these details can’t be removed: ${named(names)}. Hide the product first.`

/** Activity log entries; the product's name follows. */
export const notPublished = 'found an incomplete label and stopped the scheduled publishing of'
export const notPublishedUntaxed = 'found no GST rate or HSN code and stopped the scheduled publishing of'
export const hidUnlabelled = 'found an incomplete label after the deadline and hid'
export const hidUntaxed = 'found no GST rate or HSN code and hid'
export const byRule = 'Automatic check'

export const heading = 'Still needed to sell this product'
export const missingAndWhere = ({ what, where }: { what: string; where: string }) => `${what} (${where})`
export const notLoaded = 'Couldn’t load this product’s missing details. Reload the page.'
export const newIsDraft = 'New products start as drafts. Fill in the label next, then make the product live.'

/** The dashboard card. */
export const incomplete = 'Incomplete products'
export const notOnSale = 'Not live until you fill this in:'
export const onSaleWithout = 'Live, but still missing:'
export const onSaleUntil = ({ day }: { day: string }) => `These products stay live until ${day}.`
export const noDeadline = 'These products stay live. You can set a deadline in Store.'
export const andMore = ({ count }: { count: number }) => `And ${count} more.`
