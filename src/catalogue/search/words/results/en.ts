/** Sort orders of a list. */
export const sortBy = 'Sort by'
export const sorts = {
  best: 'Best match',
  newest: 'Newest',
  price: 'Price: low to high',
  price_desc: 'Price: high to low',
  name: 'Name',
}
/** The shop's own order, in place of `best` without a search text. */
export const featured = 'Featured'

/** Filters of a list. */
export const filters = 'Filters'
export const active = ({ count }: { count: number }) => `(${count} active)`
export const category = 'Category'
export const allCategories = 'All categories'
export const mark = 'Veg or non-veg'
export const claims = 'Dietary claims'
export const without = 'Free from'
export const onlyLabelled =
  'You’ll see only products whose labels confirm your choices. Products that “may contain” an allergen you’re avoiding are left out.'
export const availability = 'Availability'
export const inStock = 'In stock'
export const price = 'Price'
export const minPrice = 'From (₹)'
export const maxPrice = 'To (₹)'
export const apply = 'Show products'

/** Active filters, each a link that removes it. */
export const activeFilters = 'Active filters'
export const remove = ({ filter }: { filter: string }) => `Remove filter: ${filter}`
export const clearAll = 'Clear all'
export const freeFrom = ({ name }: { name: string }) => `Free from ${name}`
export const priceFrom = ({ price }: { price: string }) => `From ${price}`
export const priceTo = ({ price }: { price: string }) => `Up to ${price}`

/** What was found. */
export const productCount = ({ count }: { count: number }) =>
  count === 1 ? '1 product' : `${count} products`
export const manyProducts = ({ count }: { count: number }) => `${count} or more products`
export const correctedTo = ({ search }: { search: string }) => `Showing results for “${search}”`
export const nearest = 'No product has all of these words. These come closest.'
/** Filters that the search text asked for. */
export const onlyClaim = ({ name }: { name: string }) => `Only products whose label says “${name}”`
export const onlyWithout = ({ name }: { name: string }) => `Only products without ${name}`
export const onlyMark = ({ name }: { name: string }) => `Only products marked “${name}”`

/** Nothing was found. */
export const removeFilters = 'No product matches all of your filters. Remove one to see more.'
export const tryOtherWords = 'Check the spelling, try other words or ask us.'
export const askUs = 'Ask us about it'
export const askOnWhatsApp = 'Ask on WhatsApp'
export const couldNotFind = ({ search }: { search: string }) => `I couldn’t find: ${search}`
export const bestsellers = 'Bestsellers'
