import { z } from 'zod'
import { shownLabel } from '#catalogue/labels/contract.ts'
import { labelFilter } from '#catalogue/labels/filter-contract.ts'
import { rating } from '#catalogue/reviews/rating-contract.ts'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { blankToNull } from '#http/calls/form-pieces.ts'
import {
  formKey,
  id,
  idField,
  idFieldWithMessage,
  idParams,
  messageAnswer,
  pageQuery,
  pictureView,
  requiredText,
  rupees,
  searchText,
  timestamp,
} from '#http/calls/schema-pieces.ts'
import { maxPictures } from '#values/pictures/picture-limits.ts'
import * as fieldWords from '#values/words/en.ts'
import { adminCategory, category, categoryEdit, newCategory } from './category-contract.ts'
import {
  compositionInput,
  discount,
  expectedVersion,
  hsn,
  pictureOrderInput,
  taxClass,
  taxRate,
  tooManyPictures,
} from './product-input-contract.ts'
import { productTranslations, productTranslationsInput } from './translation-contract.ts'
import {
  adminVariant,
  price,
  quantity,
  sku,
  stock,
  variant,
  variantsInput,
  weight,
} from './variant-contract.ts'
import { visibilityInput, visibilitySchedule } from './visibility-contract.ts'
import * as words from './words/office/fields/en.ts'

const composition = z.array(z.object({ label: z.string(), percent: z.number() }))
const imageUrl = z.string().nullable()

export const product = z.object({
  id,
  /** Path of its page, without the language. */
  path: z.string(),
  name: z.string(),
  one_liner: z.string(),
  description: z.string(),
  price: rupees,
  /** Struck through if it is above the price. Null uses the store's default (decision S11). */
  mrp: rupees.nullable(),
  discount: z.number().nullable(),
  quantity: z.string(),
  stock: z.number(),
  /** Its variants, in their order. Price, MRP, quantity and stock above are those of the first. */
  packs: z.array(variant),
  category_id: id,
  category_name: z.string(),
  category_path: z.string(),
  tint: z.string(),
  composition: composition.nullable(),
  image1: imageUrl,
  image2: imageUrl,
  image3: imageUrl,
  image4: imageUrl,
  pictures: z.array(pictureView),
  /** Absent without published reviews. */
  rating: rating.optional(),
  version: z.number(),
})
export type Product = z.infer<typeof product>

/** A product with its food label, if one was saved: for the product page. */
const labelledProduct = product.extend({ label: shownLabel.optional() })
export type LabelledProduct = z.infer<typeof labelledProduct>

/** A product in the back office, which also lists hidden products and drafts. Its texts are in every language. */
export const adminProduct = product.extend({
  packs: z.array(adminVariant),
  hsn: z.string().nullable(),
  /** GST rate in percent, or `exempt` or `nil_rated`. */
  tax_rate: taxClass.nullable(),
  hidden: z.boolean(),
  ...visibilitySchedule.shape,
  translations: productTranslations,
})
export type AdminProduct = z.infer<typeof adminProduct>

/** A deleted product; its category may be deleted too. */
const archivedProduct = z.object({
  id,
  name: z.string(),
  quantity: z.string(),
  price: rupees,
  category_id: id.nullable(),
  category_name: z.string().nullable(),
  archived_at: timestamp,
})
export type ArchivedProduct = z.infer<typeof archivedProduct>

export const newProduct = z.object({
  name: requiredText(120, fieldWords.nameMissing),
  one_liner: requiredText(160, words.oneLinerMissing),
  description: requiredText(4000, words.descriptionMissing),
  price,
  quantity,
  stock,
  category_id: idFieldWithMessage(words.categoryMissing),
  mrp: blankToNull(price).optional(),
  sku: blankToNull(sku).optional(),
  /** Shipping weight in grams. */
  weight_g: blankToNull(weight).optional(),
  /** The variants after the first, in their order, as JSON. The fields above are the first variant's. */
  more_packs: variantsInput.optional(),
  discount: blankToNull(discount).optional(),
  composition: blankToNull(compositionInput).optional(),
  /** The HSN code, which tax invoices print. */
  hsn: blankToNull(hsn).optional(),
  tax_rate: blankToNull(taxRate).optional(),
  ...visibilityInput.shape,
  /** All texts in other languages; they replace the stored ones. */
  translations: blankToNull(productTranslationsInput).optional(),
})
export type NewProduct = z.infer<typeof newProduct>

/** The merchant confirms claims in the texts that the label does not carry (decision X45). */
const claimsConfirmed = z.literal('true').optional()

/** `form_key` is an idempotency key: a repeated request returns the product that the first one created. */
const addProductInput = newProduct.extend({ form_key: formKey.optional(), claims_confirmed: claimsConfirmed })
export type AddProductInput = z.infer<typeof addProductInput>

/**
 * An edit sends only the changed fields. `version` is the version that the form was opened at (optimistic lock): an
 * older one is refused.
 */
const productEdit = newProduct.partial().extend({
  version: expectedVersion,
  /** The stock when the form was opened. The server applies the difference, so units sold since stay sold. */
  stock_was: stock.optional(),
  /** All pictures in their order, as JSON. Without it, sent files replace the cover and those after it. */
  pictures: pictureOrderInput.optional(),
  claims_confirmed: claimsConfirmed,
})
export type ProductEdit = z.infer<typeof productEdit>

const productQuery = pageQuery.extend({
  ...labelFilter,
  q: searchText.optional(),
  category_id: idField.optional(),
  stock: z.enum(['in', 'low', 'out']).optional(),
  sort: z.enum(['oldest', 'newest', 'name', 'price', 'stock']).optional(),
})

/** At most 24 ids with commas in between, as `3,1,2`; in ascending order and once each, so that equal lists are one cache entry. */
const productIds = z
  .string()
  .regex(/^\d{1,9}(?:,\d{1,9}){0,23}$/, 'is not known')
  .transform((text) => [...new Set(text.split(',').map(Number))].sort((one, other) => one - other))

const fourPictures = { field: 'image', most: maxPictures, tooMany: tooManyPictures }
const onePicture = { field: 'image', most: 1, tooMany: words.onePicture }

export const catalogueEndpoints = {
  'GET /categories': {
    right: 'anyone',
    summary: 'List categories',
    query: pageQuery.extend({ q: searchText.optional() }),
    answer: z.array(category),
  },
  'GET /categories/{id}': {
    right: 'anyone',
    summary: 'Get a category',
    params: idParams,
    answer: category,
  },
  'GET /categories/all/{id}': {
    right: 'catalogue:read',
    summary: 'Get a category with its texts in every language',
    params: idParams,
    answer: adminCategory,
  },
  'GET /categories/{id}/products': {
    right: 'anyone',
    summary: 'List the products of a category',
    params: idParams,
    query: pageQuery.extend(labelFilter),
    answer: z.array(product),
  },
  'POST /categories/add': {
    right: 'catalogue:write',
    summary: 'Create a category',
    form: newCategory,
    files: onePicture,
    answer: category,
    status: 201,
  },
  'PUT /categories/{id}': {
    right: 'catalogue:write',
    summary: 'Update a category',
    params: idParams,
    form: categoryEdit,
    files: onePicture,
    answer: category,
  },
  'DELETE /categories/{id}': {
    right: 'catalogue:write',
    summary: 'Delete a category without products',
    params: idParams,
    answer: messageAnswer,
  },
  'PUT /categories/{id}/move': {
    right: 'catalogue:write',
    summary: 'Move a category one place up or down; the home page shows the first four',
    params: idParams,
    body: z.object({ to: z.enum(['earlier', 'later']) }),
    answer: messageAnswer,
  },
  'GET /products': {
    right: 'anyone',
    summary: 'List live products; with `ids`, those of up to 24 that are live, whatever the other filters',
    query: productQuery.extend({ ids: productIds.optional() }),
    answer: z.array(product),
  },
  'GET /products/all': {
    right: 'catalogue:read',
    summary: 'List live and hidden products',
    query: productQuery.extend({ shown: z.enum(['on sale', 'hidden', 'draft', 'planned']).optional() }),
    answer: z.array(adminProduct),
  },
  'GET /products/all/{id}': {
    right: 'catalogue:read',
    summary: 'Get a live or hidden product',
    params: idParams,
    answer: adminProduct,
  },
  'GET /products/archived': {
    right: 'catalogue:read',
    summary: 'List deleted products, most recently deleted first',
    query: pageQuery.extend({ q: searchText.optional() }),
    answer: z.array(archivedProduct),
  },
  'GET /products/{id}': {
    right: 'anyone',
    summary: 'Get a product with its food label',
    params: idParams,
    answer: labelledProduct,
  },
  'POST /products/add': {
    right: 'catalogue:write',
    summary: 'Create a product; a repeated form_key returns the existing product',
    form: addProductInput,
    files: fourPictures,
    answer: product,
    status: 201,
  },
  'PUT /products/{id}': {
    right: 'catalogue:write',
    summary: 'Update a product',
    params: idParams,
    form: productEdit,
    files: fourPictures,
    answer: product,
  },
  'DELETE /products/{id}': {
    right: 'catalogue:write',
    summary: 'Delete a product; existing orders keep it',
    params: idParams,
    answer: messageAnswer,
  },
  'PUT /products/{id}/visibility': {
    right: 'catalogue:write',
    summary: 'Hide a product or make it live',
    params: idParams,
    body: z.object({ hidden: z.boolean(), claims_confirmed: z.boolean().optional() }),
    answer: messageAnswer,
  },
  'PUT /products/{id}/restore': {
    right: 'catalogue:write',
    summary: 'Restore a deleted product as hidden; needs a category if its own was deleted',
    params: idParams,
    body: z.object({ category_id: id.optional() }),
    answer: messageAnswer,
  },
} satisfies Endpoints
