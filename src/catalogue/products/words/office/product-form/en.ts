/** The fields of the form, where two states of it are compared. */
export const fields = {
  name: 'Product Name',
  category_id: 'Category',
  one_liner: 'One-line description',
  description: 'Description',
  mrp: 'MRP',
  price: 'Price',
  discount: 'Discount',
  quantity: 'Quantity',
  stock: 'Stock',
  sku: 'SKU',
  weight_g: 'Weight in grams',
  hsn: 'HSN code',
  tax_rate: 'Rate of GST',
  more_packs: 'More sizes',
  visibility: 'Who sees it',
  publish_at: 'Appears at',
  hide_at: 'Hidden from',
  composition: 'Composition',
  translations: 'Other languages',
  pictures: 'Pictures',
}
export const nothing = 'nothing'
export const none = 'none'
export const anotherCategory = 'another category'
export const sizeInWords = ({ size, price, stock }: { size: string; price: string; stock: string }) =>
  `${size} ₹${price}, stock ${stock}`
export const picturesCounted = ({ count, fresh }: { count: number; fresh: number }) => {
  const pictures = count === 1 ? '1 picture' : `${count} pictures`
  return fresh > 0 ? `${pictures}, ${fresh} of them new` : pictures
}

export const productName = 'Product Name'
export const category = 'Category'
export const categoryMissing = 'Category should not be empty'
export const chooseCategory = 'Choose a category'
export const oneLiner = 'One-line description'
export const description = 'Description'
export const descriptionHint = 'Each sentence becomes a line with a check mark.'
export const price = 'Price'
export const priceHint = 'In rupees.'
export const mrp = 'MRP (optional)'
type Defaults = { struckOverPriceRupees: number; badge: string }
/** What the page of a product, or of a size of it, says without an MRP; the badge is the shop's usual one, such as `15% OFF`. */
export const withoutMrp = ({ struckOverPriceRupees: over, badge }: Defaults) =>
  over
    ? `If it stays empty, the page publishes the price as MRP, with ₹${over} more struck through${badge && ` and ${badge}`}: true only if the pack says so.`
    : 'If it stays empty, the page publishes the price alone and no MRP, which the law of packed goods asks for.'
export const mrpHint = (defaults: Defaults) =>
  `The highest price with all taxes, as on the pack. Above the price it is struck through, with the percentage off; the same as the price is no cut. ${withoutMrp(defaults)}`
export const quantity = 'Quantity'
export const quantityHint = 'What is in a pack, such as 500 g.'
export const stock = 'Stock'
export const stockHint = 'How many packs can be sold.'
export const discount = 'Discount in percent (optional)'
export const discountHint = 'For your own books. The shop shows the percentage between MRP and price.'
export const sku = 'SKU (optional)'
export const skuHint = 'Your own number of this size.'
export const weight = 'Weight in grams (optional)'
export const weightHint = 'Packed, as the courier weighs it.'

export const hsn = 'HSN code (optional)'
export const hsnHint = '4 to 8 digits, for invoices. Your accountant knows it.'
export const hsnNeeded = 'HSN code'
export const taxRate = 'Rate of GST (optional)'
export const taxRateHint = 'The price includes it.'
export const taxRateNeeded = 'Rate of GST'
export const taxRateNeededHint =
  'The price includes it. Without a rate the product can only be a draft or hidden.'
export const noTaxRate = 'Not chosen'
export const exemptions = { nil_rated: 'Nil-rated', exempt: 'Exempt' }
export const endedRate = ({ rate }: { rate: string }) => `${rate} % (ended)`
export const percent = ({ rate }: { rate: number | string }) => `${rate} %`

export const moreSizes = 'More sizes (optional)'
export const moreSizesHint = ({ most }: { most: number }) =>
  `The first size is what stands above. A product has at most ${most}; one that is taken out leaves the shop and the carts, old orders keep it.`
export const addSize = 'Add a size'
export const sizeAt = ({ number }: { number: number }) => `Size ${number}`
export const removeSize = ({ number }: { number: number }) => `Remove size ${number}`
/** The fields of a size, in the order in which they are typed. */
export const sizeFields = {
  size: 'Quantity',
  mrp: 'MRP (optional)',
  price: 'Price',
  stock: 'Stock',
  sku: 'SKU (optional)',
  weight_g: 'Weight in grams (optional)',
}

export const visibility = 'Who sees it'
export const visibilities = {
  on_sale: 'On sale: everyone',
  hidden: 'Hidden: only you',
  draft: 'Draft: only you, until it is ready',
}
export const publishAt = 'Appears at (optional)'
export const publishAtHint = 'Indian time. It is put on sale by itself then.'
export const hideAt = 'Hidden from (optional)'
export const hideAtHint = 'Indian time. It is hidden by itself then.'

export const composition = 'Composition (optional)'
/** The usual is what the shop says of a product without a composition, such as `Grains 56%`. */
export const compositionHint = ({ most, usual }: { most: number; usual: string }) =>
  `Up to ${most} parts. Without any, the page shows ${usual ? `the shop's usual: ${usual}` : 'none'}.`
export const addPart = 'Add a part'
export const partAt = ({ number }: { number: number }) => `Part ${number}`
export const partExample = 'Grains'
export const percentAt = ({ number }: { number: number }) => `Percent of part ${number}`
export const removePart = ({ number }: { number: number }) => `Remove part ${number}`

export const addPictures = 'Add pictures'
export const uploadNewImage = 'Upload New Image'

export const addProduct = 'Add Product'
export const adding = 'Adding...'
export const productAdded = 'Product added successfully!'
export const productNotAdded = 'Failed to add product'
export const inTheShop = 'It is in the shop now.'
export const notInTheShop = 'It is saved; shoppers do not see it yet. You find it in View Products.'
export const addAnother = 'Add another'
export const viewInShop = 'View in shop'

export const editProduct = 'Edit Product'
export const loadingProduct = 'Loading...'
export const productNotLoaded = 'Failed to load products.'
export const productUpdated = 'Product updated successfully!'
export const productNotUpdated = 'Failed to update the product.'
