export const search = 'Search products'
/** The list's filters. */
export const shown = 'Status'
export const shelves = {
  'on sale': 'Live',
  hidden: 'Hidden',
  draft: 'Drafts',
  planned: 'Scheduled',
  deleted: 'Deleted',
}
export const category = 'Category'
export const all = 'All'
export const stock = 'Stock'
export const stockLevels = { in: 'In stock', low: 'Low stock', out: 'Out of stock' }
export const anyStock = 'Any stock'
export const sort = 'Sort'
export const sorts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name: A to Z',
  price: 'Price: low to high',
  stock: 'Lowest stock first',
}
/** The number of results: singular and plural. */
export const counted: [one: string, many: string] = ['product', 'products']

export const loading = 'Loading...'
export const productsNotLoaded = 'Failed to load products.'
export const noProducts = 'No Products Found.'
export const noProductsHint = 'Try other filters, or add a product.'
/** The list below the field in which a product is searched for, within another form. */
export const productsFound = 'Products found'
export const products = 'Products'
export const pagesOfProducts = 'Products pagination'

export const priceOf = ({ price }: { price: string }) => `Price: ${price}`
export const quantityOf = ({ size }: { size: string }) => `Quantity: ${size}`
export const stockOf = ({ count }: { count: number }) => `Stock: ${count}`
export const outOfStock = 'Out of Stock'
export const low = 'Low stock'
export const hiddenFromShoppers = 'Hidden from shoppers'
export const draft = 'Draft'
export const scheduledToPublish = ({ at }: { at: string }) => `Goes live on ${at}`
export const scheduledToHide = ({ at }: { at: string }) => `Unpublishes on ${at}`

export const show = 'Show'
export const showNamed = ({ name }: { name: string }) => `Show ${name}`
export const hide = 'Hide'
export const hideNamed = ({ name }: { name: string }) => `Hide ${name}`
export const productNotUpdated = 'Failed to update the product.'

export const deleteQuestion = 'Are you sure you want to delete this product?'
export const productNotDeleted = 'Failed to delete the product. Please try again.'

export const deletedProducts = 'Deleted products'
export const pagesOfDeleted = 'Deleted products pagination'
/** The headings of their table. */
export const name = 'Name'
export const quantity = 'Quantity'
export const price = 'Price'
export const deletedAt = 'Deleted'
export const restoreColumn = 'Restore'
export const categoryFor = ({ name }: { name: string }) => `Category for ${name}`
export const chooseCategory = 'Choose a category'
export const restore = 'Restore'
export const restoreNamed = ({ name }: { name: string }) => `Restore ${name}`

export const activity = 'Activity'
export const activityNotLoaded = 'Couldn’t load the activity. Reload the page.'
export const nothingChangedYet = 'No changes yet.'
export const latestOf = ({ shown, total }: { shown: number; total: number }) =>
  `Showing the latest ${shown} of ${total}.`
