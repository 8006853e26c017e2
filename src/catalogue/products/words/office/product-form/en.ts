/** The form's fields, as named when two versions are compared. */
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
  tax_rate: 'GST rate',
  more_packs: 'More sizes',
  visibility: 'Visibility',
  publish_at: 'Publish on',
  hide_at: 'Unpublish on',
  composition: 'Composition',
  translations: 'Other languages',
  pictures: 'Images',
}
export const nothing = 'nothing'
export const none = 'none'
export const anotherCategory = 'another category'
export const sizeInWords = ({ size, price, stock }: { size: string; price: string; stock: string }) =>
  `${size} ₹${price}, stock ${stock}`
export const picturesCounted = ({ count, fresh }: { count: number; fresh: number }) => {
  const pictures = count === 1 ? '1 image' : `${count} images`
  return fresh > 0 ? `${pictures}, ${fresh} new` : pictures
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
/** What the product page shows when a product or size has no MRP. The badge is the default one, such as `15% OFF`. */
export const withoutMrp = ({ struckOverPriceRupees: over, badge }: Defaults) =>
  over
    ? `If left empty, the product page shows the price as the MRP, with a price ₹${over} higher crossed out${badge && ` and ${badge}`}. Only leave it empty if the pack says the same.`
    : 'If left empty, the product page shows only the price. The law on packaged goods requires an MRP.'
export const mrpHint = (defaults: Defaults) =>
  `The maximum retail price on the pack, including all taxes. An MRP above the price is crossed out, with the percentage off; one equal to the price shows no discount. ${withoutMrp(defaults)}`
export const quantity = 'Quantity'
export const quantityHint = 'Enter the pack size, such as 500 g.'
export const stock = 'Stock'
export const stockHint = 'Enter how many units you can sell.'
export const discount = 'Discount in percent (optional)'
export const discountHint = 'For your own records. Shoppers see the percentage off the MRP.'
export const sku = 'SKU (optional)'
export const skuHint = 'Your own code for this size.'
export const weight = 'Weight in grams (optional)'
export const weightHint = 'Enter the weight including packaging, as the courier weighs it.'

export const hsn = 'HSN code (optional)'
export const hsnHint = '4 to 8 digits, shown on invoices. Ask your accountant.'
export const hsnNeeded = 'HSN code'
export const taxRate = 'GST rate (optional)'
export const taxRateHint = 'The price includes GST.'
export const taxRateNeeded = 'GST rate'
export const taxRateNeededHint =
  'The price includes GST. Without a rate, the product can only be a draft or hidden.'
export const noTaxRate = 'Not selected'
export const exemptions = { nil_rated: 'Nil-rated', exempt: 'Exempt' }
export const endedRate = ({ rate }: { rate: string }) => `${rate}% (ended)`
export const percent = ({ rate }: { rate: number | string }) => `${rate}%`

export const moreSizes = 'More sizes (optional)'
export const moreSizesHint = ({ most }: { most: number }) =>
  `The fields above are for the first size. A product can have up to ${most} sizes. A size you remove is also removed from your shop and from carts; earlier orders keep it.`
export const addSize = 'Add a size'
export const sizeAt = ({ number }: { number: number }) => `Size ${number}`
export const removeSize = ({ number }: { number: number }) => `Remove size ${number}`
/** The fields of a size, in the order of the form. */
export const sizeFields = {
  size: 'Quantity',
  mrp: 'MRP (optional)',
  price: 'Price',
  stock: 'Stock',
  sku: 'SKU (optional)',
  weight_g: 'Weight in grams (optional)',
}

export const visibility = 'Visibility'
export const visibilities = {
  on_sale: 'Live: everyone can see it',
  hidden: 'Hidden: only you can see it',
  draft: 'Draft: only you can see it, until it’s ready',
}
export const publishAt = 'Publish on (optional)'
export const publishAtHint = 'Indian Standard Time (IST). The product goes live automatically.'
export const hideAt = 'Unpublish on (optional)'
export const hideAtHint = 'Indian Standard Time (IST). The product is hidden automatically.'

export const composition = 'Composition (optional)'
/** `usual` is the default for products without a composition, such as `Grains 56%`. */
export const compositionHint = ({ most, usual }: { most: number; usual: string }) =>
  `Up to ${most} parts. If left empty, the product page shows ${usual ? `the default: ${usual}` : 'no composition'}.`
export const addPart = 'Add a part'
export const partAt = ({ number }: { number: number }) => `Part ${number}`
export const partExample = 'Grains'
export const percentAt = ({ number }: { number: number }) => `Percentage of part ${number}`
export const removePart = ({ number }: { number: number }) => `Remove part ${number}`

export const addPictures = 'Add images'
export const uploadNewImage = 'Upload New Image'

export const addProduct = 'Add Product'
export const adding = 'Adding...'
export const productAdded = 'Product added successfully!'
export const productNotAdded = 'Failed to add product'
export const inTheShop = 'This product is live in your shop.'
export const notInTheShop = 'Product saved. Shoppers can’t see it yet. You’ll find it in View Products.'
export const addAnother = 'Add another'
export const viewInShop = 'View in shop'

export const editProduct = 'Edit Product'
export const loadingProduct = 'Loading...'
export const productNotLoaded = 'Failed to load products.'
export const productUpdated = 'Product updated successfully!'
export const productNotUpdated = 'Failed to update the product.'
