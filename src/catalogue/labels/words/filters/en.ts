/** Filters for a product list. */
export const filters = 'Filter by label'
export const without = 'Free from'
export const mark = 'Veg or non-veg'
export const claims = 'Dietary claims'
export const onlyLabelled =
  'Shows only products whose label confirms this. Products that “may contain” the allergen are left out.'
export const show = 'Apply filters'
export const showAll = 'Clear filters'
