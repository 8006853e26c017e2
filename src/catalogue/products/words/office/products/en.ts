export const search = 'Search products'
/** What the list is narrowed by. */
export const shown = 'Shown'
export const shelves = {
  'on sale': 'On sale',
  hidden: 'Hidden',
  draft: 'Drafts',
  planned: 'Planned',
  deleted: 'Deleted',
}
export const category = 'Category'
export const all = 'All'
export const stock = 'Stock'
export const stockLevels = { in: 'In stock', low: 'Running low', out: 'Out of stock' }
export const anyStock = 'Any stock'
export const sort = 'Sort'
export const sorts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  price: 'By price',
  stock: 'Least stock first',
}
/** How many were found: one, and any other number. */
export const counted: [one: string, many: string] = ['product', 'products']

export const loading = 'Loading...'
export const productsNotLoaded = 'Failed to load products.'
export const noProducts = 'No Products Found.'
export const products = 'Products'
export const pagesOfProducts = 'Pages of products'

export const priceOf = ({ price }: { price: string }) => `Price: ${price}`
export const quantityOf = ({ size }: { size: string }) => `Quantity: ${size}`
export const stockOf = ({ count }: { count: number }) => `Stock: ${count}`
export const outOfStock = 'Out of Stock'
export const low = 'Low'
export const hiddenFromShoppers = 'Hidden from shoppers'
export const draft = 'Draft'
export const appears = ({ at }: { at: string }) => `Appears ${at}`
export const goes = ({ at }: { at: string }) => `Hidden from ${at}`

export const show = 'Show'
export const showNamed = ({ name }: { name: string }) => `Show ${name}`
export const hide = 'Hide'
export const hideNamed = ({ name }: { name: string }) => `Hide ${name}`
export const productNotUpdated = 'Failed to update the product.'

export const deleteQuestion = 'Are you sure you want to delete this product?'
export const productNotDeleted = 'Failed to delete the product. Please try again.'

export const deletedProducts = 'Deleted products'
export const pagesOfDeleted = 'Pages of deleted products'
/** The head of their table. */
export const name = 'Name'
export const quantity = 'Quantity'
export const price = 'Price'
export const deletedAt = 'Deleted'
export const back = 'Back'
export const categoryFor = ({ name }: { name: string }) => `Category for ${name}`
export const chooseCategory = 'Choose a category'
export const bringBack = 'Bring back'
export const bringBackNamed = ({ name }: { name: string }) => `Bring back ${name}`

export const activity = 'Activity'
export const activityNotLoaded = 'The activity could not be loaded.'
export const nothingChangedYet = 'Nothing has been changed yet.'
export const latestOf = ({ shown, total }: { shown: number; total: number }) =>
  `The latest ${shown} of ${total}.`
