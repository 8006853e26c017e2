/** What a product still lacks before it may be sold, each as a form calls it. */
export const missing = {
  generic_name: 'name of the food',
  ingredients: 'ingredients',
  net_quantity: 'net quantity, such as 500 g',
  mrp: 'MRP of each size',
  maker: 'maker’s name and address',
  fssai: 'FSSAI licence number',
  consumer_care: 'your shop’s phone, email and address',
  origin: 'country of origin',
  mark: 'veg or non-veg mark',
  hsn: 'HSN code',
  tax_rate: 'a GST rate that applies today',
  claims: 'label that carries each claim in the product’s words, or your confirmation',
}

/** Where each of them is entered. */
export const enteredIn = {
  generic_name: 'Label',
  ingredients: 'Label',
  net_quantity: 'Quantity of each size',
  mrp: 'Product form',
  maker: 'Label, or your legal name and address in Store',
  fssai: 'Label, or your own number in Store',
  consumer_care: 'Store',
  origin: 'Label',
  mark: 'Label',
  hsn: 'Product form',
  tax_rate: 'Product form',
  claims: 'Label, or confirm when you put it on sale from its form',
}

type Names = readonly (keyof typeof missing)[]
const named = (names: Names) => names.map((name) => missing[name]).join('; ')

export const cannotBeSold = ({ names }: { names: Names }) =>
  `This product can’t go on sale yet. Still missing: ${named(names)}.`
export const wouldBeMissing = ({ names }: { names: Names }) =>
  `This product is on sale or planned to be, so it can’t lose this: ${named(names)}. Hide it first.`

/** What the activity log says was done, before the product's name. */
export const notPublished = 'could not put on sale as planned, because its label is incomplete:'
export const notPublishedUntaxed =
  'could not put on sale as planned, because its GST rate or HSN code is missing:'
export const hidUnlabelled = 'hid, because its label is incomplete and the deadline has passed:'
export const hidUntaxed = 'hid, because its GST rate or HSN code is missing:'
export const byRule = 'The shop'

export const heading = 'Still needed to sell this product'
export const whereTo = ({ what, where }: { what: string; where: string }) => `${what} (${where})`
export const notLoaded = 'What this product still needs could not be loaded.'
export const newIsDraft = 'A new product starts as a draft. Fill in its label next, then put it on sale.'

/** The dashboard's card. */
export const incomplete = 'Products that need something'
export const notOnSale = 'Not on sale until you fill this in:'
export const onSaleWithout = 'On sale, but still missing:'
export const staysUntil = ({ day }: { day: string }) => `They stay on sale until ${day}.`
export const noDeadline = 'They stay on sale. You can set a last day under Store.'
export const andMore = ({ count }: { count: number }) => `And ${count} more.`
