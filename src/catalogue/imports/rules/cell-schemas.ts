import { z } from 'zod'
import { newProduct } from '#catalogue/products/contract.ts'
import { price, quantity, sku, stock, weight } from '#catalogue/products/variant-contract.ts'
import { visibility } from '#catalogue/products/visibility-contract.ts'
import * as fieldWords from '#catalogue/products/words/office/fields/en.ts'
import { blankToNull } from '#http/calls/form-pieces.ts'
import { maxInteger } from '#values/max-integer.ts'
import * as words from '../words/office/en.ts'
import type { ImportColumn } from './columns.ts'

const number = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, words.notANumber)
  .transform(Number)
  .refine((value) => value <= maxInteger, words.notANumber)

const { name, one_liner, description, discount, hsn, tax_rate } = newProduct.shape
/** The rules of the product form, for the text of a cell. */
export const cellSchemas = {
  product_id: blankToNull(number),
  name,
  one_liner,
  description,
  category: z.string().min(1, fieldWords.categoryMissing),
  discount,
  hsn,
  tax_rate,
  visibility: blankToNull(visibility),
  size_id: blankToNull(number),
  size: quantity,
  price,
  mrp: blankToNull(price),
  sku: blankToNull(sku),
  weight_g: blankToNull(weight),
  stock,
  stock_at_export: blankToNull(stock),
  version_at_export: blankToNull(
    z
      .string()
      .regex(/^\d{1,9}$/, words.notANumber)
      .transform(Number),
  ),
} satisfies Record<ImportColumn, z.ZodType>

/** The value of a cell; undefined if its text breaks a rule. */
export const cellValue = <Column extends ImportColumn>(column: Column, text: string) =>
  cellSchemas[column].safeParse(text).data as z.output<(typeof cellSchemas)[Column]> | undefined
