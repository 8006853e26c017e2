import { z } from 'zod'
import { blankToNull, jsonField, rupeesField } from '#http/calls/form-pieces.ts'
import { id, requiredText, rupees, timestamp, timestampOrNull } from '#http/calls/schema-pieces.ts'
import { schemaSentence } from '#words/schema-sentence.ts'
import * as words from './words/office/fields/en.ts'

/**
 * A variant of a product, such as 400 g. `net_amount` and `net_unit` are read from `size` where it is a plain
 * quantity.
 */
export const variant = z.object({
  id,
  size: z.string(),
  net_amount: z.number().nullable(),
  net_unit: z.enum(['g', 'kg', 'ml', 'l', 'piece']).nullable(),
  price: rupees,
  mrp: rupees.nullable(),
  sku: z.string().nullable(),
  weight_g: z.number().nullable(),
  stock: z.number(),
  /**
   * Only while the price of a period is in force: the price outside of it, and when it began and ends (null: until
   * further notice).
   */
  period: z.object({ price: rupees, regular: rupees, since: timestamp, until: timestampOrNull }).optional(),
})
export type Variant = z.infer<typeof variant>
/** A variant in the back office: with its regular price, its units reserved by unpaid orders and the stock level that counts as low. */
export const adminVariant = variant.extend({ reserved: z.number(), low_stock_at: z.number() })
export type AdminVariant = z.infer<typeof adminVariant>

export const price = rupeesField(words.priceMissing).refine(
  (value) => value >= 1 && value <= 1_000_000,
  words.priceInvalid,
)
export const stock = z
  .string(words.stockMissing)
  .trim()
  .min(1, words.stockMissing)
  .regex(/^\d{1,6}$/, words.stockInvalid)
  .transform(Number)
export const sku = z.string().regex(/^[\w./ -]{1,40}$/, words.skuInvalid)
export const weight = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, words.weightInvalid)
  .transform(Number)
const orNull = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  blankToNull(schema)
    .optional()
    .transform((value) => value ?? null)
export const quantity = requiredText(40, words.quantityMissing)

/** More variants could not be compared at a glance. */
export const maxVariants = 8

/** Input for a variant after the first. One without an id is created. */
const variantInput = z
  .object({
    id: id.optional(),
    size: quantity,
    price,
    mrp: orNull(price),
    stock,
    /** As `stock_was` of a product edit. */
    stock_was: stock.optional(),
    sku: orNull(sku),
    weight_g: orNull(weight),
  })
  .refine(({ price, mrp }) => mrp === null || mrp >= price, {
    message: words.prices.mrpBelowPrice,
    path: ['mrp'],
  })
export type VariantInput = z.infer<typeof variantInput>

export const variantsInput = z
  .string()
  .transform((typed) => typed.trim() || '[]')
  .pipe(
    jsonField(
      z
        .array(variantInput, words.sizesUnreadable)
        .max(maxVariants - 1, schemaSentence(words.tooManySizes, { most: maxVariants })),
      words.sizesUnreadable,
    ),
  )
