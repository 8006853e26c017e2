import { findProblem, validationRule } from '#backoffice/ui/admin/schema-validation.ts'
import { findPriceProblem } from '#catalogue/variants/rules/price-problem.ts'
import { parseRupees } from '#values/money/parse-rupees.ts'
import { newProduct } from '../../contract.ts'
import * as words from '../../words/office/fields/en.ts'
import type { ProductValues } from './product-values.ts'

const { shape } = newProduct

/** Validation of the form: each field by its contract schema, and the prices against each other. */
export const productRules = {
  name: validationRule(shape.name),
  one_liner: validationRule(shape.one_liner),
  description: validationRule(shape.description),
  price: validationRule(shape.price),
  quantity: validationRule(shape.quantity),
  stock: validationRule(shape.stock),
  sku: validationRule(shape.sku),
  weight_g: validationRule(shape.weight_g),
  hsn: validationRule(shape.hsn),
  tax_rate: validationRule(shape.tax_rate),
  mrp: {
    validate: (mrp: string, values: ProductValues) =>
      findProblem(shape.mrp, mrp) ?? comparePrices('mrp', values),
  },
  discount: {
    validate: (discount: string, values: ProductValues) =>
      findProblem(shape.discount, discount) ?? comparePrices('discount', values),
  },
}

/**
 * The error of the MRP or the discount if it does not fit the other prices; undefined if it does. Unparseable prices
 * are ignored here, because their own field's rule rejects them.
 */
function comparePrices(field: 'mrp' | 'discount', { price, mrp, discount }: ProductValues) {
  const problem = findPriceProblem({
    price: parseRupees(price) ?? 0,
    mrp: mrp.trim() === '' ? null : (parseRupees(mrp) ?? Infinity),
    discount: discount.trim() === '' ? null : Number(discount),
  })
  return problem?.field === field ? words.prices[problem.problem] : undefined
}
