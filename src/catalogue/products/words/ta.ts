import type * as en from './en.ts'

// Categories
export const categories = 'வகைகள்'
// Milled, roasted and packed in small batches. Choose where to start.
export const categoriesLead = 'அரைத்து, வறுத்து, சிறு அளவில் பேக் செய்தவை. எதிலிருந்து தொடங்கலாம்?'
// Shop porridge mixes, muesli, seeds, spices and masalas by category at ${shop}.
export const categoriesDescription: typeof en.categoriesDescription = ({ shop }) =>
  `கஞ்சி மாவு, மியூஸ்லி, விதைகள், மசாலாக்கள்: ${shop} கடையின் எல்லா வகைகளும்.`
// All categories
export const allCategories = 'எல்லா வகைகளும்'
// Loading categories...
export const loadingCategories = 'வகைகள் வருகின்றன...'
// Failed to load categories. Please try again.
export const categoriesNotLoaded = 'வகைகளைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'
// No categories found.
export const noCategories = 'வகைகள் எதுவும் இல்லை.'
// Browse Categories
export const browseCategories = 'வகைகளைப் பார்'

// Results for “${search}”
export const resultsFor: typeof en.resultsFor = ({ search }) => `“${search}” தேடியதில் கிடைத்தவை`
// Products
export const products = 'பொருட்கள்'
// Products in this Category
export const productsInCategory = 'இந்த வகையில் உள்ள பொருட்கள்'
// Loading products...
export const loadingProducts = 'பொருட்கள் வருகின்றன...'
// Failed to load products.
export const productsNotLoaded = 'பொருட்களைக் காட்ட முடியவில்லை.'
// No products found.
export const noProducts = 'பொருட்கள் எதுவும் இல்லை.'
// Show more products
export const showMore = 'இன்னும் பொருட்களைக் காட்டு'

// OUT OF STOCK
export const soldOutOnCard = 'ஸ்டாக் இல்லை'
// ${count} sizes
export const sizes: typeof en.sizes = ({ count }) => `${count} அளவுகள்`
// from
export const from = 'குறைந்தது'
// Add
export const add = 'சேர்'
// Add ${name} to your cart
export const addNamed: typeof en.addNamed = ({ name }) => `சேர்: ${name}`
// Size of ${name}
export const sizeOf: typeof en.sizeOf = ({ name }) => `அளவு: ${name}`
// ${size}, ${price}
export const sizeAndPrice: typeof en.sizeAndPrice = ({ size, price }) => `${size}, ${price}`

// Loading product details...
export const loadingProduct = 'பொருளின் விவரங்கள் வருகின்றன...'
// Failed to load product details.
export const productNotLoaded = 'பொருளின் விவரங்களைக் காட்ட முடியவில்லை.'
// Please try again in a moment.
export const tryInAMoment = 'சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.'
// Product not found.
export const productNotFound = 'இந்தப் பொருள் இங்கே இல்லை.'
// We may no longer sell this product. Browse our other products.
export const othersAreWaiting = 'இந்தப் பொருள் இப்போது எங்களிடம் இல்லாமல் இருக்கலாம். எங்கள் மற்ற பொருட்களைப் பாருங்கள்.'
// ${oneLiner} ${quantity}, from ${shop}.
export const productDescription: typeof en.productDescription = ({ oneLiner, quantity, shop }) =>
  `${oneLiner} ${quantity}, ${shop} கடையிலிருந்து.`

// Images of ${name}
export const picturesOf: typeof en.picturesOf = ({ name }) => `${name}: படங்கள்`
// Image ${number} of ${count}
export const pictureOf: typeof en.pictureOf = ({ number, count }) => `படம் ${number}, மொத்தம் ${count}`
// Zoom images
export const zoom = 'படங்களைப் பெரிதாகப் பார்'
// Size
export const size = 'அளவு'
// Net weight
export const netWeight = 'நிகர எடை'
// Availability
export const availability = 'கிடைக்குமா'
// In Stock
export const inStock = 'ஸ்டாக் உள்ளது'
// Out of Stock
export const outOfStock = 'ஸ்டாக் இல்லை'
// Add to Cart
export const addToCart = 'கார்ட்டில் சேர்'
// Go to Cart
export const goToCart = 'கார்ட்டுக்குச் செல்'
// Checkout
export const checkOut = 'செக்அவுட்'
// This product is in your cart.
export const isInCart = 'இந்தப் பொருள் உங்கள் கார்ட்டில் உள்ளது.'
// About this product
export const about = 'இந்தப் பொருளைப் பற்றி'
// What’s inside
export const inside = 'உள்ளே என்ன இருக்கிறது'
// Browse Other Products
export const otherProducts = 'மற்ற பொருட்கள்'
// View Details
export const viewDetails = 'விவரம் பார்'
// View Details of ${name}
export const viewDetailsOf: typeof en.viewDetailsOf = ({ name }) => `${name}: விவரம் பார்`

// This product is no longer sold.
export const productIsGone = 'இந்தப் பொருள் இப்போது விற்பனையில் இல்லை.'
// This category no longer exists.
export const categoryIsGone = 'இந்த வகை இப்போது இல்லை.'
// Notify me
export const notifyMe = 'அறிவிப்பு வேண்டும்'
// Notify me when ${name} is back in stock
export const notifyMeOf: typeof en.notifyMeOf = ({ name }) => `${name} மீண்டும் ஸ்டாக் வந்ததும் அறிவிப்பு வேண்டும்`
