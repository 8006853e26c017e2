/** Field errors in the product and category forms and their API calls. */
export const oneLinerMissing = 'One-line description should not be empty'
export const descriptionMissing = 'Description should not be empty'
export const categoryMissing = 'Choose a category.'
export const priceMissing = 'Enter a price.'
export const priceInvalid = 'Price must be between ₹1 and ₹10,00,000'
export const stockMissing = 'Stock should not be empty'
export const stockInvalid = 'Stock must be a whole number up to 999999'
export const quantityMissing = 'Quantity should not be empty'
export const discountInvalid = 'Discount must be a whole percentage up to 99'
export const hsnInvalid = 'An HSN code has 4 to 8 digits'
export const taxRateInvalid = 'Choose a GST rate from the list'
export const skuInvalid = 'SKU can have up to 40 letters, digits, full stops, hyphens and slashes'
export const weightInvalid = 'Weight must be a whole number of grams up to 999999'

/** Prices that are valid on their own but not together. */
export const prices = {
  mrpBelowPrice: 'MRP can’t be lower than the price',
  discountWithoutMrp: 'Enter the MRP: a discount needs one',
}

export const sizesUnreadable = 'Couldn’t read the sizes. Enter them again.'
export const tooManySizes = ({ most }: { most: number }) => `A product can have up to ${most} sizes.`

export const partInvalid = 'Each part needs a name and a percentage'
export const partTooLong = 'Use at most 40 characters for the name of a part.'
export const tooManyParts = ({ most }: { most: number }) => `You can add up to ${most} parts.`
export const partsOverAll = 'The percentages add up to more than 100%'

export const textsUnreadable = 'Couldn’t read these texts. Enter them again.'
export const picturesUnreadable = 'Couldn’t read the images. Choose them again.'
export const onePicture = 'A category can have only one image.'
export const taxRateEnded = 'This GST rate has ended. Choose a current rate'
