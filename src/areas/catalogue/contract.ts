import { z } from 'zod'
import type { Endpoints } from '../../http/endpoint.ts'
import { blankOr, jsonOf, typedRupees } from '../../http/form-pieces.ts'
import {
  done,
  id,
  idField,
  idParams,
  pageQuery,
  pictureView,
  rupees,
  searchText,
  text,
} from '../../http/schema-pieces.ts'

export const category = z.object({
  id,
  name: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  picture: pictureView.nullable(),
  /** The colour family of its cards: porridge, muesli, seeds, spices, masalas or leaf. */
  tint: z.string(),
  version: z.number(),
})
export type Category = z.infer<typeof category>

const composition = z.array(z.object({ label: z.string(), percent: z.number() }))
const tint = z.enum(['porridge', 'muesli', 'seeds', 'spices', 'masalas', 'leaf'])
const imageUrl = z.string().nullable()

export const product = z.object({
  id,
  name: z.string(),
  one_liner: z.string(),
  description: z.string(),
  price: rupees,
  /** Above the price it is struck through; equal to it nothing is; null takes the store's default (decision S11). */
  mrp: rupees.nullable(),
  discount: z.number().nullable(),
  quantity: z.string(),
  stock: z.number(),
  category_id: id,
  category_name: z.string(),
  tint: z.string(),
  composition: composition.nullable(),
  image1: imageUrl,
  image2: imageUrl,
  image3: imageUrl,
  image4: imageUrl,
  pictures: z.array(pictureView),
  version: z.number(),
})
export type Product = z.infer<typeof product>

const price = typedRupees('Price should not be empty').refine(
  (value) => value >= 1 && value <= 1_000_000,
  'Price must be between ₹1 and ₹10,00,000',
)
const stock = z
  .string('Stock should not be empty')
  .trim()
  .min(1, 'Stock should not be empty')
  .regex(/^\d{1,6}$/, 'Stock must be a whole number up to 999999')
  .transform(Number)
const discount = z
  .string()
  .regex(/^\d{1,2}$/, 'Discount must be a whole percentage up to 99')
  .transform(Number)

const partSentence = 'Each part needs a name and a percentage'
const typedComposition = jsonOf(
  z
    .array(
      z.object({ label: text(40, partSentence), percent: z.number(partSentence).min(0.1, partSentence) }),
      partSentence,
    )
    .max(8, 'Please name at most 8 parts.')
    .refine(
      (parts) => parts.reduce((sum, part) => sum + part.percent, 0) < 100.05,
      'The parts add up to more than 100 percent',
    ),
  partSentence,
)

const tooManyPictures = 'You can upload a maximum of 4 images'
/** The pictures a product is to have: a stored picture's address, or `new` for the next file sent. */
const wantedPictures = jsonOf(
  z.array(z.string('Please choose the pictures again.').max(200)).max(4, tooManyPictures),
  'Please choose the pictures again.',
)

export const newProduct = z.object({
  name: text(120, 'Name should not be empty'),
  one_liner: text(160, 'One-line description should not be empty'),
  description: text(4000, 'Description should not be empty'),
  price,
  quantity: text(40, 'Quantity should not be empty'),
  stock,
  category_id: idField,
  mrp: blankOr(price).optional(),
  discount: blankOr(discount).optional(),
  composition: blankOr(typedComposition).optional(),
})
export type NewProduct = z.infer<typeof newProduct>

/** A form has a key of its own: sent again after a lost answer, it gives the product that the first sending made. */
const addedProduct = newProduct.extend({
  form_key: z
    .string()
    .regex(/^[\w-]{16,64}$/, 'is not known')
    .optional(),
})
export type AddedProduct = z.infer<typeof addedProduct>

const openedAt = z.coerce.number('is not known').int('is not known').optional()

/** An edit sends the fields it changes; `version` is the one it was opened at, and an older one is refused. */
const productEdit = newProduct.partial().extend({
  version: openedAt,
  /** The stock the form was opened at: what was sold since then is kept out of the new figure. */
  stock_was: stock.optional(),
  /** All pictures in their order, as JSON. Without it, sent files replace the cover and those after it. */
  pictures: wantedPictures.optional(),
})
export type ProductEdit = z.infer<typeof productEdit>

export const newCategory = z.object({
  name: text(80, 'Name should not be empty'),
  description: text(500, 'Description should not be empty'),
  tint: tint.default('leaf'),
})
export type NewCategory = z.infer<typeof newCategory>
const categoryEdit = newCategory.partial().extend({ tint: tint.optional(), version: openedAt })
export type CategoryEdit = z.infer<typeof categoryEdit>

const fourPictures = { field: 'image', most: 4, tooMany: tooManyPictures }
const onePicture = { field: 'image', most: 1, tooMany: 'A category has one picture.' }

export const catalogueEndpoints = {
  'GET /categories': {
    access: 'anyone',
    summary: 'All categories, or a page of them',
    query: pageQuery.extend({ q: searchText.optional() }),
    answer: z.array(category),
  },
  'GET /categories/{id}': {
    access: 'anyone',
    summary: 'One category',
    params: idParams,
    answer: category,
  },
  'GET /categories/{id}/products': {
    access: 'anyone',
    summary: 'The products of a category',
    params: idParams,
    query: pageQuery,
    answer: z.array(product),
  },
  'POST /categories/add': {
    access: 'admin',
    summary: 'Add a category',
    form: newCategory,
    files: onePicture,
    answer: category,
    status: 201,
  },
  'PUT /categories/{id}': {
    access: 'admin',
    summary: 'Edit a category',
    params: idParams,
    form: categoryEdit,
    files: onePicture,
    answer: category,
  },
  'DELETE /categories/{id}': {
    access: 'admin',
    summary: 'Delete a category that has no products',
    params: idParams,
    answer: done,
  },
  'GET /products': {
    access: 'anyone',
    summary: 'All products, or a page of them',
    query: pageQuery.extend({
      q: searchText.optional(),
      category_id: idField.optional(),
      stock: z.enum(['in', 'low', 'out']).optional(),
      sort: z.enum(['oldest', 'newest', 'name', 'price', 'stock']).optional(),
    }),
    answer: z.array(product),
  },
  'GET /products/{id}': { access: 'anyone', summary: 'One product', params: idParams, answer: product },
  'POST /products/add': {
    access: 'admin',
    summary: 'Add a product; a form_key that was sent before adds nothing and answers with its product',
    form: addedProduct,
    files: fourPictures,
    answer: product,
    status: 201,
  },
  'PUT /products/{id}': {
    access: 'admin',
    summary: 'Edit a product',
    params: idParams,
    form: productEdit,
    files: fourPictures,
    answer: product,
  },
  'DELETE /products/{id}': {
    access: 'admin',
    summary: 'Take a product out of the shop; old orders keep it',
    params: idParams,
    answer: done,
  },
} satisfies Endpoints
