/** What a list of products can be narrowed by. */
export const filters = 'Filter by label'
export const without = 'Without'
export const mark = 'Mark'
export const claims = 'Only'
export const onlyLabelled =
  'Shown is only what says so on its label, and what may contain it is left out, too.'
export const show = 'Show'
export const showAll = 'Show all'
