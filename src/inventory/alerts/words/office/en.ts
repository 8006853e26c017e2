/** The list of people who wait for stock, in the Stock section. */
export const heading = 'Customers waiting'
export const lead = 'How many people asked for an email when a size is back in stock.'
export const nobody = 'Nobody is waiting for stock.'
export const notLoaded = 'Couldn’t load who is waiting. Try again.'
export const loading = 'Loading...'
export const product = 'Product'
export const people = 'People'
export const since = 'Waiting since'
export const stock = 'Stock'
export const notOnSale = 'Not live'
export const sortBy = 'Sort by'
export const sorts = { people: 'Most people', time: 'Longest wait' }
