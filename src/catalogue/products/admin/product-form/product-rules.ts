import { byContract, problemOf } from '#backoffice/ui/admin/by-contract.ts'
import { priceProblem } from '#values/money/price-problem.ts'
import { readRupees } from '#values/money/typed-rupees.ts'
import { newProduct } from '../../contract.ts'
import * as words from '../../words/office/fields/en.ts'
import type { ProductValues } from './product-values.ts'

const { shape } = newProduct

/** What a product's form refuses: each field as its call does, and the prices against each other. */
export const productRules = {
  name: byContract(shape.name),
  one_liner: byContract(shape.one_liner),
  description: byContract(shape.description),
  price: byContract(shape.price),
  quantity: byContract(shape.quantity),
  stock: byContract(shape.stock),
  sku: byContract(shape.sku),
  weight_g: byContract(shape.weight_g),
  hsn: byContract(shape.hsn),
  tax_rate: byContract(shape.tax_rate),
  mrp: {
    validate: (mrp: string, values: ProductValues) =>
      problemOf(shape.mrp, mrp) ?? pricesRefuse('mrp', values),
  },
  discount: {
    validate: (discount: string, values: ProductValues) =>
      problemOf(shape.discount, discount) ?? pricesRefuse('discount', values),
  },
}

/** Compares the prices. One that cannot be read is refused by its own field's rule, so it is ignored here. */
function pricesRefuse(field: 'mrp' | 'discount', { price, mrp, discount }: ProductValues) {
  const problem = priceProblem({
    price: readRupees(price) ?? 0,
    mrp: mrp.trim() === '' ? null : (readRupees(mrp) ?? Infinity),
    discount: discount.trim() === '' ? null : Number(discount),
  })
  return problem?.field === field ? words.prices[problem.problem] : undefined
}
