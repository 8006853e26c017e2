import type * as en from './en.ts'

// This bundle is no longer available.
export const bundleGone: typeof en.bundleGone = 'இந்த காம்போ இப்போது கிடைப்பதில்லை.'
// Couldn’t load the bundle
export const bundleNotLoaded = 'காம்போவைக் காட்ட முடியவில்லை'

// Bundles
export const bundles = 'காம்போக்கள்'
// Several products together, for less than one by one.
export const bundlesLead = 'சேர்த்து வாங்கினால், தனித்தனியாக வாங்குவதை விட விலை குறைவு.'
// There are no bundles right now.
export const noBundles = 'இப்போது காம்போக்கள் எதுவும் இல்லை.'
// What’s inside
export const whatIsInside = 'இதில் உள்ளவை'
// Price one by one
export const oneByOne = 'தனித்தனியாக வாங்கும் விலை'
// You save ${saving}
export const youSave: typeof en.youSave = ({ saving }) => `${saving} சேமிக்கிறீர்கள்`
// Inclusive of all taxes
export const taxesIncluded = 'எல்லா வரிகளும் உட்பட'
// ${quantity} × ${size}, ${price} each
export const part: typeof en.part = ({ quantity, size, price }) => `${quantity} × ${size}, ஒன்று ${price}`
// Each product’s page has its ingredients and label.
export const labelsElsewhere = 'ஒவ்வொரு பொருளின் பக்கத்திலும் அதன் சேர்மானங்களும் லேபிளும் உள்ளன.'
// Add bundle to cart
export const addToCart = 'காம்போவை கார்ட்டில் சேர்க்க'
// ${count} in your cart
export const addedOf: typeof en.addedOf = ({ count }) => `உங்கள் கார்ட்டில் ${count}`
// Out of stock
export const outOfStock = 'ஸ்டாக் இல்லை'
// Go to cart
export const goToCart = 'கார்ட்டுக்குப் போக'
// Save with a bundle
export const inBundles = 'காம்போவாக வாங்கி சேமியுங்கள்'
// All bundles
export const allBundles = 'எல்லா காம்போக்களும்'
// ${name} from ${shop}: ${description}
export const bundleDescription: typeof en.bundleDescription = ({ name, description, shop }) =>
  `${shop} வழங்கும் ${name}: ${description}`
