type Named = { name: string }

/** The form's fields, as named when two versions are compared. */
export const fields = {
  name: 'Name',
  description: 'Description',
  price: 'Price',
  parts: 'Products',
  published: 'Visibility',
  translations: 'Other languages',
}
export const priceHint = 'In rupees, including tax. It must be less than the products cost one by one.'
export const visibility = { yes: 'Live', no: 'Draft' }
export const findParts = 'Find products to add'
export const addPart = 'Add'
export const addNamed = ({ name }: Named) => `Add ${name}`
export const unitsOf = ({ name }: Named) => `Units of ${name}`
export const removeNamed = ({ name }: Named) => `Remove ${name}`
export const removePart = 'Remove'
export const noParts = 'No products yet.'
export const nothing = 'none'

/** The preview of the price. */
export const preview = 'Price and tax of each product'
export const oneByOne = ({ sum }: { sum: string }) => `One by one: ${sum}`
export const saves = ({ saving }: { saving: string }) => `Customers save ${saving}.`
export const savesNothing = 'The bundle must cost less than its products one by one.'
export const shareOf = ({ name, paid, saving }: Named & { paid: string; saving: string }) =>
  `${name}: ${paid} (${saving} off)`
export const taxed = ({ rate }: { rate: string }) => `, GST ${rate}`
export const rates: Record<string, string> = { exempt: 'exempt', nil_rated: 'nil rated' }
export const percent = ({ rate }: { rate: number }) => `${rate}%`
export const differentRates =
  'These products have different GST rates. Invoices list each product with its own rate and its share of the saving. Ask your accountant whether that fits how you pack and advertise this bundle.'

export const addBundle = 'Add Bundle'
export const bundleAdded = 'Bundle added.'
export const bundleNotAdded = 'Couldn’t add the bundle. Try again.'
export const editBundle = 'Edit Bundle'
export const loadingBundle = 'Loading...'
export const bundleUpdated = 'Bundle updated.'
export const bundleNotUpdated = 'Couldn’t save the bundle. Try again.'
export const deleteQuestion = 'Are you sure you want to delete this bundle?'
export const bundleNotDeleted = 'Couldn’t delete the bundle. Try again.'

export const search = 'Search bundles'
export const sort = 'Sort by'
export const sorts = { newest: 'Newest', name: 'Name', price: 'Price' }
export const loadingBundles = 'Loading bundles...'
export const bundlesNotLoaded = 'Couldn’t load the bundles. Try again.'
export const noBundles = 'No bundles yet. Sell several products together at one price.'
export const bundles = 'Bundles'
export const pagesOfBundles = 'Bundles pagination'
export const priceOf = ({ price, sum }: { price: string; sum: string }) => `${price} instead of ${sum}`
export const stockOf = ({ count }: { count: number }) => `Enough stock for ${count}`
export const problems = {
  PART_NOT_ON_SALE: 'Not shown: one of its products isn’t live.',
  NOT_CHEAPER: 'Not shown: it costs as much as its products, or more.',
}
