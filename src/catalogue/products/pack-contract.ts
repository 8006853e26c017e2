import { z } from 'zod'
import { blankOr, jsonOf, typedRupees } from '#http/calls/form-pieces.ts'
import { id, rupees, text } from '#http/calls/schema-pieces.ts'
import { inSchema } from '#words/in-schema.ts'
import * as words from './words/office/fields/en.ts'

/** A size that a product is sold in. `net_amount` and `net_unit` are what `size` says, where it is a plain quantity. */
export const pack = z.object({
  id,
  size: z.string(),
  net_amount: z.number().nullable(),
  net_unit: z.enum(['g', 'kg', 'ml', 'l', 'piece']).nullable(),
  price: rupees,
  mrp: rupees.nullable(),
  sku: z.string().nullable(),
  weight_g: z.number().nullable(),
  stock: z.number(),
})
export type Pack = z.infer<typeof pack>
/** As the merchant sees it: from so many units on it is low. */
export const keptPack = pack.extend({ low_stock_at: z.number() })
export type KeptPack = z.infer<typeof keptPack>

export const price = typedRupees(words.priceMissing).refine(
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
const orNone = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  blankOr(schema)
    .optional()
    .transform((value) => value ?? null)
export const quantity = text(40, words.quantityMissing)

/** A product has no more sizes than a shopper can look over. */
export const mostPacks = 8

/** A size after the first, as it is typed. Without an id it is a new one. */
const typedPack = z
  .object({
    id: id.optional(),
    size: quantity,
    price,
    mrp: orNone(price),
    stock,
    /** As an edit's own `stock_was`. */
    stock_was: stock.optional(),
    sku: orNone(sku),
    weight_g: orNone(weight),
  })
  .refine(({ price, mrp }) => mrp === null || mrp >= price, {
    message: words.prices.mrpBelowPrice,
    path: ['mrp'],
  })
export type TypedPack = z.infer<typeof typedPack>

export const typedPacks = z
  .string()
  .transform((typed) => typed.trim() || '[]')
  .pipe(
    jsonOf(
      z
        .array(typedPack, words.sizesUnreadable)
        .max(mostPacks - 1, inSchema(words.tooManySizes, { most: mostPacks })),
      words.sizesUnreadable,
    ),
  )
