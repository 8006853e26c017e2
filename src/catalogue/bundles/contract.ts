import { z } from 'zod'
import { allergens, dietMarks } from '#catalogue/labels/rules/food-label.ts'
import { expectedVersion } from '#catalogue/products/product-input-contract.ts'
import { categoryTexts, categoryTranslations } from '#catalogue/products/translation-contract.ts'
import { price } from '#catalogue/products/variant-contract.ts'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  coerceNumber,
  id,
  idField,
  idParams,
  messageAnswer,
  pageQuery,
  pictureView,
  requiredText,
  rupees,
  searchText,
} from '#http/calls/schema-pieces.ts'
import { translationsOf } from '#http/calls/translation-pieces.ts'
import * as fieldWords from '#values/words/en.ts'
import * as words from './words/office/en.ts'

/** How many parts a bundle has, and how many units one of them. */
export const bundleLimits = { leastParts: 2, mostParts: 10, mostUnits: 20 }

/** A part of a bundle: some units of a variant. */
const bundlePart = z.object({
  product_id: id,
  pack_id: id,
  quantity: z.number(),
  /** The product's name, with the size if it has several. */
  name: z.string(),
  size: z.string(),
  /** Path of the product's page with this size, without the language. */
  path: z.string(),
  /** Of one unit. */
  price: rupees,
  tint: z.string(),
  picture: pictureView.nullable(),
})

const bundle = z.object({
  id,
  path: z.string(),
  name: z.string(),
  description: z.string(),
  price: rupees,
  /** What the parts cost one by one. */
  parts_price: rupees,
  /** How many bundles the stock of the parts is enough for. */
  stock: z.number(),
  /** Non-vegetarian if a part is, vegetarian if all parts are; null if a label does not say it. */
  mark: z.enum(dietMarks).nullable(),
  contains: z.array(z.enum(allergens)),
  may_contain: z.array(z.enum(allergens)),
  parts: z.array(bundlePart),
})
export type Bundle = z.infer<typeof bundle>

/** Why shoppers do not see a published bundle. */
export const bundleProblems = ['PART_NOT_ON_SALE', 'NOT_CHEAPER'] as const

const adminPart = bundlePart.extend({
  on_sale: z.boolean(),
  stock: z.number(),
  /** GST in percent, or `exempt` or `nil_rated`; null if the product has none. */
  tax_rate: z.union([z.number(), z.string()]).nullable(),
})
const adminBundle = bundle.extend({
  parts: z.array(adminPart),
  translations: categoryTranslations,
  published: z.boolean(),
  problems: z.array(z.enum(bundleProblems)),
  version: z.number(),
})
export type AdminBundle = z.infer<typeof adminBundle>
export type AdminBundlePart = z.infer<typeof adminPart>

export const partsInput = z
  .array(
    z.object({
      pack_id: idField,
      quantity: coerceNumber(
        z
          .number(words.unitsInvalid)
          .int(words.unitsInvalid)
          .min(1, words.unitsInvalid)
          .max(bundleLimits.mostUnits, words.unitsInvalid),
      ),
    }),
  )
  .min(bundleLimits.leastParts, words.tooFewParts)
  .max(bundleLimits.mostParts, words.tooManyParts)
  .refine((parts) => new Set(parts.map(({ pack_id }) => pack_id)).size === parts.length, words.partTwice)

export const newBundle = z.object({
  name: requiredText(80, fieldWords.nameMissing),
  description: requiredText(500, words.descriptionMissing),
  price,
  parts: partsInput,
  published: z.boolean(),
  /** All texts in other languages; they replace the stored ones. */
  translations: translationsOf(categoryTexts.partial()),
})
export type NewBundle = z.infer<typeof newBundle>
const bundleEdit = newBundle.partial().extend({ version: expectedVersion })
export type BundleEdit = z.infer<typeof bundleEdit>

export const bundleEndpoints = {
  'GET /bundles': {
    right: 'anyone',
    summary: 'List the bundles on offer, newest first',
    query: pageQuery.extend({ product_id: idField.optional() }),
    answer: z.array(bundle),
  },
  'GET /bundles/{id}': {
    right: 'anyone',
    summary: 'Get a bundle on offer',
    params: idParams,
    answer: bundle,
  },
  'GET /bundles/all': {
    right: 'catalogue:read',
    summary: 'List all bundles, also unpublished ones',
    query: pageQuery.extend({
      q: searchText.optional(),
      sort: z.enum(['newest', 'name', 'price']).optional(),
    }),
    answer: z.array(adminBundle),
  },
  'GET /bundles/all/{id}': {
    right: 'catalogue:read',
    summary: 'Get a bundle with its texts in all languages',
    params: idParams,
    answer: adminBundle,
  },
  'POST /bundles/add': {
    right: 'catalogue:write',
    summary: 'Add a bundle',
    body: newBundle,
    answer: adminBundle,
    status: 201,
  },
  'PUT /bundles/{id}': {
    right: 'catalogue:write',
    summary: 'Change fields of a bundle',
    params: idParams,
    body: bundleEdit,
    answer: adminBundle,
  },
  'DELETE /bundles/{id}': {
    right: 'catalogue:write',
    summary: 'Delete a bundle; orders that contain it keep their price',
    params: idParams,
    answer: messageAnswer,
  },
} satisfies Endpoints
