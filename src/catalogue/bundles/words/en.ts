type Named = { name: string }

/** The bundle is unpublished or deleted, or one of its parts is not sold any more. */
export const bundleGone: string = 'This bundle is no longer available.'
export const bundleNotLoaded = 'Couldn’t load the bundle'

export const bundles = 'Bundles'
export const bundlesLead = 'Several products together, for less than one by one.'
export const noBundles = 'There are no bundles right now.'
export const whatIsInside = 'What’s inside'
export const oneByOne = 'Price one by one'
export const youSave = ({ saving }: { saving: string }) => `You save ${saving}`
export const taxesIncluded = 'Inclusive of all taxes'
/** A part: how many units of which size at which price. */
export const part = ({ quantity, size, price }: { quantity: number; size: string; price: string }) =>
  `${quantity} × ${size}, ${price} each`
export const labelsElsewhere = 'Each product’s page has its ingredients and label.'
export const addToCart = 'Add bundle to cart'
export const addedOf = ({ count }: { count: number }) => `${count} in your cart`
export const outOfStock = 'Out of stock'
export const goToCart = 'Go to cart'
export const inBundles = 'Save with a bundle'
export const allBundles = 'All bundles'
export const bundleDescription = ({
  name,
  description,
  shop,
}: Named & { description: string; shop: string }) => `${name} from ${shop}: ${description}`
