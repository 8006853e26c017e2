/** Errors in the label form. */
export const amountWrong = 'Enter a number with up to two decimal places, such as 13.2.'
export const amountTooMuch = 'This is more than 100 g can contain. Check the number and its unit.'
export const serveWrong = 'Enter the serving size, or leave it empty.'
export const monthsWrong = 'Enter a whole number of months from 1 to 120.'
export const licenceWrong = 'An FSSAI number has 14 digits and starts with 1 or 2.'
export const makerNameMissing = 'Enter the name for this address.'
export const makerAddressMissing = 'Enter the full address for this name.'
export const notVeg =
  'The label lists egg, fish or crustaceans, so the product can’t have the green veg mark.'
export const containsBoth = 'Remove allergens that are already selected under Contains.'
export const notGlutenFree =
  'The label lists cereals containing gluten, so the product can’t be called gluten-free.'
export const notVegan = 'The label lists ingredients from animals, so the product can’t be called vegan.'
export const sugarAdded =
  'The nutrition table lists added sugars, so the product can’t claim “no added sugar”.'
export const moreThanCarbohydrate = 'Total sugars can’t be more than carbohydrate.'
export const moreThanSugars = 'Added sugars can’t be more than total sugars.'
export const moreThanFat = 'Saturated and trans fat together can’t be more than total fat.'
export const moreThanAll = 'Protein, carbohydrate and fat can’t add up to more than 100 g.'
export const notItsPicture = 'This image was removed from the product. Choose another one.'
export const noSuchProduct = 'This product no longer exists.'
export const changedMeanwhile =
  'Someone else changed this label while you were editing it. Review their changes before you save yours.'

/** The country of origin when the label names none. */
export const usualOrigin = 'India'

/** Activity log entry; the product's name follows. Stored entries are compared with it: don't change it. */
export const changedTheLabel = 'changed the label of'
