/** Filters for a product list. */
export const filters = 'Filter by label'
export const without = 'Free from'
export const mark = 'Veg or non-veg'
export const claims = 'Dietary claims'
export const onlyLabelled =
  'You’ll see only products whose labels confirm your choices. Products that “may contain” an allergen you’re avoiding are left out.'
export const show = 'Apply filters'
export const showAll = 'Clear filters'
