import type { CategoryOption } from './admin-category-field.tsx'
import type { FormFields } from './admin-form-fields.ts'
import { fieldText, type ProductField, type ProductValues, productFields } from './admin-product-values.ts'

const words: Record<ProductField, string> = {
  name: 'Product Name',
  category_id: 'Category',
  one_liner: 'One-line description',
  description: 'Description',
  price: 'Price',
  mrp: 'MRP',
  discount: 'Discount',
  quantity: 'Quantity',
  stock: 'Stock',
  composition: 'Composition',
  pictures: 'Pictures',
}

/** What there is to know of a product's form; a category is an id there, and its name comes with the categories. */
export const productFormFields = (categories: CategoryOption[] = []): FormFields<ProductValues> => ({
  names: productFields,
  words,
  text: fieldText,
  pictureField: 'pictures',
  inWords: (values, field) => {
    if (field === 'pictures') return picturesInWords(values.pictures)
    if (field === 'composition')
      return values.composition.map(({ label, percent }) => `${label} ${percent}%`).join(', ') || 'none'
    const text = values[field]
    if (field !== 'category_id') return text || 'nothing'
    return categories.find(({ id }) => String(id) === text)?.name ?? 'another category'
  },
})

function picturesInWords(pictures: ProductValues['pictures']) {
  const fresh = pictures.filter((slot) => slot.file).length
  const count = `${pictures.length} ${pictures.length === 1 ? 'picture' : 'pictures'}`
  return fresh > 0 ? `${count}, ${fresh} of them new` : count
}
