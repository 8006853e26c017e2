import type * as en from './en.ts'

// Sort by
export const sortBy = 'வரிசை'
export const sorts = {
  // Best match
  best: 'தேடலுக்கு ஏற்றவை',
  // Newest
  newest: 'புதியவை',
  // Price: low to high
  price: 'விலை: குறைந்ததிலிருந்து',
  // Price: high to low
  price_desc: 'விலை: அதிகத்திலிருந்து',
  // Name
  name: 'பெயர்',
}
// Featured
export const featured = 'கடையின் வரிசை'

// Filters
export const filters = 'ஃபில்டர்கள்'
// (${count} active)
export const active: typeof en.active = ({ count }) => `(${count} தேர்வு)`
// Category
export const category = 'வகை'
// All categories
export const allCategories = 'எல்லா வகைகளும்'
// Veg or non-veg
export const mark = 'சைவம் அல்லது அசைவம்'
// Dietary claims
export const claims = 'இவை மட்டும்'
// Free from
export const without = 'இவை இல்லாதவை'
// You’ll see only products whose labels confirm your choices. Products that “may contain” an allergen you’re avoiding are left out.
export const onlyLabelled =
  'நீங்கள் தேர்ந்தெடுத்ததைப் பாக்கெட்டில் குறிப்பிட்டுள்ள பொருட்கள் மட்டும் வரும். நீங்கள் தவிர்ப்பது “இருக்கலாம்” என்று குறிப்பிட்டவை வராது.'
// Availability
export const availability = 'ஸ்டாக்'
// In stock
export const inStock = 'ஸ்டாக் இருப்பவை மட்டும்'
// Price
export const price = 'விலை'
// From (₹)
export const minPrice = 'குறைந்தது (₹)'
// To (₹)
export const maxPrice = 'அதிகபட்சம் (₹)'
// Show products
export const apply = 'பொருட்களைக் காட்டு'

// Active filters
export const activeFilters = 'தேர்ந்தெடுத்தவை'
// Remove filter: ${filter}
export const remove: typeof en.remove = ({ filter }) => `${filter}: தேர்விலிருந்து எடு`
// Clear all
export const clearAll = 'எல்லாவற்றையும் எடு'
// Free from ${name}
export const freeFrom: typeof en.freeFrom = ({ name }) => `${name} இல்லாதவை`
// From ${price}
export const priceFrom: typeof en.priceFrom = ({ price }) => `${price} முதல்`
// Up to ${price}
export const priceTo: typeof en.priceTo = ({ price }) => `${price} வரை`

// count === 1 ? '1 product' : `${count} products`
export const productCount: typeof en.productCount = ({ count }) =>
  count === 1 ? '1 பொருள்' : `${count} பொருட்கள்`
// ${count} or more products
export const manyProducts: typeof en.manyProducts = ({ count }) => `${count} பொருட்களுக்கு மேல்`
// Showing results for “${search}”
export const correctedTo: typeof en.correctedTo = ({ search }) => `“${search}” தேடியதில் கிடைத்தவற்றைக் காட்டுகிறோம்`
// No product has all of these words. These come closest.
export const nearest = 'இந்த வார்த்தைகள் எல்லாம் உள்ள பொருள் இல்லை. இவை ஓரளவு பொருந்துகின்றன.'
// Only products whose label says “${name}”
export const onlyClaim: typeof en.onlyClaim = ({ name }) => `பாக்கெட்டில் “${name}” என்று உள்ளவை மட்டும்`
// Only products without ${name}
export const onlyWithout: typeof en.onlyWithout = ({ name }) => `${name} இல்லாதவை மட்டும்`
// Only products marked “${name}”
export const onlyMark: typeof en.onlyMark = ({ name }) => `${name} மட்டும்`

// No product matches all of your filters. Remove one to see more.
export const removeFilters = 'நீங்கள் தேர்ந்தெடுத்த எல்லாவற்றுக்கும் பொருந்தும் பொருள் இல்லை. ஒரு தேர்வை எடுத்துப் பாருங்கள்.'
// Check the spelling, try other words or ask us.
export const tryOtherWords = 'எழுத்துகளைச் சரிபாருங்கள், வேறு வார்த்தைகளில் தேடுங்கள் அல்லது எங்களிடம் கேளுங்கள்.'
// Ask us about it
export const askUs = 'எங்களிடம் கேளுங்கள்'
// Ask on WhatsApp
export const askOnWhatsApp = 'வாட்ஸ்அப்பில் கேளுங்கள்'
// I couldn’t find: ${search}
export const couldNotFind: typeof en.couldNotFind = ({ search }) => `நான் தேடியது கிடைக்கவில்லை: ${search}`
// Bestsellers
export const bestsellers = 'அதிகம் விற்பவை'
