import type * as en from './en.ts'

// This page isn’t available any more.
export const storyIsGone = 'இந்தப் பக்கம் இப்போது இல்லை.'

// Recipes and stories
export const stories = 'சமையல் குறிப்புகளும் கதைகளும்'
// Cook with what we make, and meet the people who grow it.
export const storiesLead = 'எங்கள் பொருட்களைக் கொண்டு சமையுங்கள்; அவற்றை விளைவிப்பவர்களைச் சந்தியுங்கள்.'
// Recipes and growers’ stories from ${shop}.
export const storiesDescription: typeof en.storiesDescription = ({ shop }) =>
  `${shop} வழங்கும் சமையல் குறிப்புகளும் விவசாயிகளின் கதைகளும்.`
// Show
export const filter = 'காட்டு'
// All
export const all = 'அனைத்தும்'
// Recipes
export const recipes = 'சமையல் குறிப்புகள்'
// Our growers
export const growers = 'எங்கள் விவசாயிகள்'
// Nothing here yet.
export const none = 'இங்கே இன்னும் எதுவும் இல்லை.'
// Couldn’t load the recipes. Please try again.
export const notLoaded = 'சமையல் குறிப்புகளைக் காட்ட முடியவில்லை. மீண்டும் முயற்சி செய்யுங்கள்.'
// Show more
export const showMore = 'மேலும் காட்டு'
// Loading recipes...
export const loading = 'சமையல் குறிப்புகள் வருகின்றன...'
// From our kitchen and our growers
export const onHome = 'எங்கள் சமையலறையும் விவசாயிகளும்'
// Recipes with this product
export const withProduct = 'இந்தப் பொருளைக் கொண்டு சமைக்க'

// Recipe
export const recipe = 'சமையல் குறிப்பு'
// Story
export const story = 'கதை'
// [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ')
export const time: typeof en.time = ({ minutes }) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours && `${hours} மணி நேரம்`, rest && `${rest} நிமிடம்`].filter(Boolean).join(' ')
}
// Serves ${servings}
export const serves: typeof en.serves = ({ servings }) => `${servings} பேருக்கு`
// Ingredients
export const ingredients = 'தேவையான பொருட்கள்'
// Method
export const steps = 'செய்முறை'
// For this recipe
export const products = 'இந்தச் சமையலுக்கு'
// What they grow for us
export const productsOfStory = 'இவர்கள் எங்களுக்காக விளைவிப்பவை'
// ${quantity} × ${size}
export const needed: typeof en.needed = ({ quantity, size }) => `${quantity} × ${size}`
// Add all to cart – ${total}
export const addAll: typeof en.addAll = ({ total }) => `அனைத்தையும் கூடையில் சேர் – ${total}`
// Everything for this recipe is out of stock.
export const allSoldOut = 'இந்தச் சமையலுக்கான எதுவும் இருப்பில் இல்லை.'
// Not everything is in stock. We’ll add what’s left.
export const notAllLeft = 'சில பொருட்கள் இருப்பில் இல்லை. இருப்பதைச் சேர்க்கிறோம்.'

// count === 1 ? '1 item added to your cart.' : `${count} items added to your cart.`
export const added: typeof en.added = ({ count }) => `${count} பொருட்கள் கூடையில் சேர்க்கப்பட்டன.`
// Nothing was added to your cart.
export const nothingAdded = 'கூடையில் எதுவும் சேர்க்கப்படவில்லை.'
// Couldn’t add these items. Please try again.
export const notAdded = 'பொருட்களைச் சேர்க்க முடியவில்லை. மீண்டும் முயற்சி செய்யுங்கள்.'
// View cart
export const viewCart = 'கூடையைப் பார்'
export const missing: typeof en.missing = {
  // No longer available: ${names}.
  gone: ({ names }) => `இப்போது விற்பனையில் இல்லை: ${names}.`,
  // Not enough in stock: ${names}.
  stock: ({ names }) => `போதுமான இருப்பு இல்லை: ${names}.`,
  // Your cart has the most you can order: ${names}.
  limit: ({ names }) => `வாங்கக்கூடிய அதிகபட்ச அளவு கூடையில் உள்ளது: ${names}.`,
}
