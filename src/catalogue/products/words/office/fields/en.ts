/** What the forms of products and categories, and their calls, say of a field. */
export const oneLinerMissing = 'One-line description should not be empty'
export const descriptionMissing = 'Description should not be empty'
export const categoryMissing = 'Please choose a category.'
export const priceMissing = 'Price should not be empty'
export const priceInvalid = 'Price must be between ₹1 and ₹10,00,000'
export const stockMissing = 'Stock should not be empty'
export const stockInvalid = 'Stock must be a whole number up to 999999'
export const quantityMissing = 'Quantity should not be empty'
export const discountInvalid = 'Discount must be a whole percentage up to 99'
export const hsnInvalid = 'An HSN code has 4 to 8 digits'
export const taxRateInvalid = 'Choose one of the GST rates offered'
export const skuInvalid = 'A SKU is made of letters, digits, full stops, hyphens and slashes, 40 at most'
export const weightInvalid = 'Weight must be whole grams up to 999999'

/** Of prices that are right each by itself. */
export const prices = {
  mrpBelowPrice: 'The MRP must not be below the price',
  discountWithoutMrp: 'Please enter the MRP: without it there is no discount',
}

export const sizesUnreadable = 'Please enter the sizes again.'
export const tooManySizes = ({ most }: { most: number }) => `A product has at most ${most} sizes.`

export const partInvalid = 'Each part needs a name and a percentage'
export const partTooLong = 'Please use at most 40 characters for the name of a part.'
export const tooManyParts = ({ most }: { most: number }) => `Please name at most ${most} parts.`
export const partsOverAll = 'The parts add up to more than 100 percent'

export const textsUnreadable = 'These texts cannot be read. Please type them again.'
export const picturesUnreadable = 'Please choose the pictures again.'
export const onePicture = 'A category has one picture.'
export const taxRateEnded = 'This rate of GST has ended. Choose one that applies today'
