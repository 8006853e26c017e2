/** What a label's form refuses. */
export const amountWrong = 'Please write a number with at most two decimals, such as 13.2.'
export const amountTooMuch = 'This is more than 100 g can hold. Please check the figure and its unit.'
export const serveWrong = 'Please write how much a serve is, or leave it empty.'
export const monthsWrong = 'Please write a whole number of months, from 1 to 120.'
export const licenceWrong = 'An FSSAI number has 14 digits and begins with 1 or 2.'
export const makerNameMissing = 'Please write the name that belongs to it.'
export const makerAddressMissing = 'Please write the full address that belongs to this name.'
export const notVeg = 'The label contains egg, fish or crustaceans: it cannot carry the green mark.'
export const containsBoth = 'What the product contains need not be named here once more.'
export const notGlutenFree = 'The label names cereals with gluten: it cannot be called gluten-free.'
export const notVegan = 'What the label contains comes from animals: it cannot be called vegan.'
export const sugarAdded = 'The table shows added sugars: it cannot be said that none are added.'
export const moreThanCarbohydrate = 'The sugars are part of the carbohydrate and cannot be more.'
export const moreThanSugars = 'The added sugars are part of the total sugars and cannot be more.'
export const moreThanFat = 'Saturated and trans fat are part of the total fat and cannot be more.'
export const moreThanAll = 'Protein, carbohydrate and fat together are more than 100.'
export const notItsPicture = 'This picture is not one of the product any more. Please choose another one.'
export const noSuchProduct = 'This product is not there any more.'
export const changedMeanwhile =
  'Somebody else has changed this label meanwhile. Please compare, then save again.'

/** Where food comes from that names no country of its own. */
export const usualOrigin = 'India'

/** What the activity log says was done, before the product's name. */
export const changedTheLabel = 'changed the label of'
