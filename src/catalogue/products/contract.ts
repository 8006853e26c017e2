import { z } from 'zod'
import { shownLabel } from '#catalogue/labels/contract.ts'
import { labelFilter } from '#catalogue/labels/filter-contract.ts'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { blankOr } from '#http/calls/form-pieces.ts'
import {
  done,
  formKey,
  id,
  idField,
  idFieldOr,
  idParams,
  moment,
  pageQuery,
  pictureView,
  rupees,
  searchText,
  text,
} from '#http/calls/schema-pieces.ts'
import { mostPictures } from '#values/pictures/picture-limits.ts'
import * as fieldWords from '#values/words/en.ts'
import { category, categoryEdit, keptCategory, newCategory } from './category-contract.ts'
import { keptPack, pack, price, quantity, sku, stock, typedPacks, weight } from './pack-contract.ts'
import { productTranslations, typedProductTranslations } from './translation-contract.ts'
import {
  discount,
  hsn,
  openedAt,
  taxClass,
  taxRate,
  tooManyPictures,
  typedComposition,
  wantedPictures,
} from './typed-fields-contract.ts'
import { shown, typedShown } from './visibility-contract.ts'
import * as words from './words/office/fields/en.ts'

const composition = z.array(z.object({ label: z.string(), percent: z.number() }))
const imageUrl = z.string().nullable()

export const product = z.object({
  id,
  /** Where its page is, without a language. */
  path: z.string(),
  name: z.string(),
  one_liner: z.string(),
  description: z.string(),
  price: rupees,
  /** Above the price it is struck through; equal to it nothing is; null takes the store's default (decision S11). */
  mrp: rupees.nullable(),
  discount: z.number().nullable(),
  quantity: z.string(),
  stock: z.number(),
  /** Its sizes. Price, mrp, quantity and stock above are those of the first. */
  packs: z.array(pack),
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
  version: z.number(),
})
export type Product = z.infer<typeof product>

/** With what its pack says, where the merchant has said so: for its own page. */
const labelledProduct = product.extend({ label: shownLabel.optional() })
export type LabelledProduct = z.infer<typeof labelledProduct>

/** As the merchant sees it: a hidden one is not on sale, and can be worked on like any other. Its texts are in every language. */
export const keptProduct = product.extend({
  packs: z.array(keptPack),
  hsn: z.string().nullable(),
  /** Percent, or which of both kinds of goods that nobody pays tax on. */
  tax_rate: taxClass.nullable(),
  hidden: z.boolean(),
  ...shown.shape,
  translations: productTranslations,
})
export type KeptProduct = z.infer<typeof keptProduct>

/** A product that was deleted; its category may be gone as well. */
const archivedProduct = z.object({
  id,
  name: z.string(),
  quantity: z.string(),
  price: rupees,
  category_id: id.nullable(),
  category_name: z.string().nullable(),
  archived_at: moment,
})
export type ArchivedProduct = z.infer<typeof archivedProduct>

export const newProduct = z.object({
  name: text(120, fieldWords.nameMissing),
  one_liner: text(160, words.oneLinerMissing),
  description: text(4000, words.descriptionMissing),
  price,
  quantity,
  stock,
  category_id: idFieldOr(words.categoryMissing),
  mrp: blankOr(price).optional(),
  sku: blankOr(sku).optional(),
  /** Grams, as the courier weighs it. */
  weight_g: blankOr(weight).optional(),
  /** The sizes after the first, in their order, as JSON. The fields above are the first one's. */
  more_packs: typedPacks.optional(),
  discount: blankOr(discount).optional(),
  composition: blankOr(typedComposition).optional(),
  /** What a tax invoice says of it. */
  hsn: blankOr(hsn).optional(),
  tax_rate: blankOr(taxRate).optional(),
  ...typedShown.shape,
  /** All its texts in other languages: they take the place of those that it has. */
  translations: blankOr(typedProductTranslations).optional(),
})
export type NewProduct = z.infer<typeof newProduct>

/** The merchant can prove what the words claim and the label does not carry (decision X45). */
const claimsConfirmed = z.literal('true').optional()

/** A form has a key of its own: sent again after a lost answer, it gives the product that the first sending made. */
const addedProduct = newProduct.extend({ form_key: formKey.optional(), claims_confirmed: claimsConfirmed })
export type AddedProduct = z.infer<typeof addedProduct>

/** An edit sends the fields it changes; `version` is the one it was opened at, and an older one is refused. */
const productEdit = newProduct.partial().extend({
  version: openedAt,
  /** The stock the form was opened at: what was sold since then is kept out of the new figure. */
  stock_was: stock.optional(),
  /** All pictures in their order, as JSON. Without it, sent files replace the cover and those after it. */
  pictures: wantedPictures.optional(),
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

const fourPictures = { field: 'image', most: mostPictures, tooMany: tooManyPictures }
const onePicture = { field: 'image', most: 1, tooMany: words.onePicture }

export const catalogueEndpoints = {
  'GET /categories': {
    access: 'anyone',
    summary: 'List categories',
    query: pageQuery.extend({ q: searchText.optional() }),
    answer: z.array(category),
  },
  'GET /categories/{id}': {
    access: 'anyone',
    summary: 'Get a category',
    params: idParams,
    answer: category,
  },
  'GET /categories/all/{id}': {
    access: 'admin',
    summary: 'Get a category with its texts in every language',
    params: idParams,
    answer: keptCategory,
  },
  'GET /categories/{id}/products': {
    access: 'anyone',
    summary: 'List the products of a category',
    params: idParams,
    query: pageQuery.extend(labelFilter),
    answer: z.array(product),
  },
  'POST /categories/add': {
    access: 'admin',
    summary: 'Create a category',
    form: newCategory,
    files: onePicture,
    answer: category,
    status: 201,
  },
  'PUT /categories/{id}': {
    access: 'admin',
    summary: 'Update a category',
    params: idParams,
    form: categoryEdit,
    files: onePicture,
    answer: category,
  },
  'DELETE /categories/{id}': {
    access: 'admin',
    summary: 'Delete a category without products',
    params: idParams,
    answer: done,
  },
  'PUT /categories/{id}/move': {
    access: 'admin',
    summary: 'Move a category one place up or down; the home page shows the first four',
    params: idParams,
    body: z.object({ to: z.enum(['earlier', 'later']) }),
    answer: done,
  },
  'GET /products': {
    access: 'anyone',
    summary: 'List live products',
    query: productQuery,
    answer: z.array(product),
  },
  'GET /products/all': {
    access: 'admin',
    summary: 'List live and hidden products',
    query: productQuery.extend({ shown: z.enum(['on sale', 'hidden', 'draft', 'planned']).optional() }),
    answer: z.array(keptProduct),
  },
  'GET /products/all/{id}': {
    access: 'admin',
    summary: 'Get a live or hidden product',
    params: idParams,
    answer: keptProduct,
  },
  'GET /products/archived': {
    access: 'admin',
    summary: 'List deleted products, most recently deleted first',
    query: pageQuery.extend({ q: searchText.optional() }),
    answer: z.array(archivedProduct),
  },
  'GET /products/{id}': {
    access: 'anyone',
    summary: 'Get a product with its food label',
    params: idParams,
    answer: labelledProduct,
  },
  'POST /products/add': {
    access: 'admin',
    summary: 'Create a product; a repeated form_key returns the existing product',
    form: addedProduct,
    files: fourPictures,
    answer: product,
    status: 201,
  },
  'PUT /products/{id}': {
    access: 'admin',
    summary: 'Update a product',
    params: idParams,
    form: productEdit,
    files: fourPictures,
    answer: product,
  },
  'DELETE /products/{id}': {
    access: 'admin',
    summary: 'Delete a product; existing orders keep it',
    params: idParams,
    answer: done,
  },
  'PUT /products/{id}/visibility': {
    access: 'admin',
    summary: 'Hide a product or make it live',
    params: idParams,
    body: z.object({ hidden: z.boolean(), claims_confirmed: z.boolean().optional() }),
    answer: done,
  },
  'PUT /products/{id}/restore': {
    access: 'admin',
    summary: 'Restore a deleted product as hidden; needs a category if its own was deleted',
    params: idParams,
    body: z.object({ category_id: id.optional() }),
    answer: done,
  },
} satisfies Endpoints
