/** The form's fields, as named when two versions are compared. */
export const fields = {
  name: 'Category Name',
  description: 'Description',
  tint: 'Colour',
  translations: 'Other languages',
  image: 'Image',
}
export const storedPicture = 'an uploaded image'
export const noPicture = 'none'
export const nothing = 'nothing'

export const categoryName = 'Category Name'
export const description = 'Description'
export const colour = 'Colour'
export const colourHint = 'Background of the category’s cards and images.'
export const tints = {
  leaf: 'Leaf green',
  porridge: 'Terracotta (porridges)',
  muesli: 'Turmeric (mueslis)',
  seeds: 'Leaf green (seeds)',
  spices: 'Chilli (spices)',
  masalas: 'Plum (masalas)',
}
export const image = 'Image'
export const uploadNewImage = 'Upload New Image'
export const imageMissing = 'Please upload an image.'

export const addCategory = 'Add Category'
export const adding = 'Adding...'
export const categoryAdded = 'Category added Successfully!'
export const categoryNotAdded = 'Failed to add Category!'

export const editCategory = 'Edit Category'
export const loadingCategory = 'Loading...'
export const categoryUpdated = 'Category updated successfully!'
export const categoryNotUpdated = 'Failed to update the category.'

export const deleteQuestion = 'Are you sure you want to delete this category?'
export const categoryNotDeleted = 'Failed to delete the category. Please try again.'
export const viewItsProducts = 'View products'

export const moveEarlier = ({ name }: { name: string }) => `Move ${name} earlier`
export const moveLater = ({ name }: { name: string }) => `Move ${name} later`
export const orderNotSaved = 'Couldn’t save the category order. Try again.'

export const search = 'Search categories'
export const orderHint = 'Shoppers see categories in this order. The home page shows the first four.'
export const loadingCategories = 'Loading categories...'
export const categoriesNotLoaded = 'Failed to load categories. Please try again.'
export const noCategories = 'No Categories Found.'
export const categories = 'Categories'
export const pagesOfCategories = 'Categories pagination'
