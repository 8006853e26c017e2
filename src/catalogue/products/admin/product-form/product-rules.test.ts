import { expect, test } from 'vitest'
import { validationRule } from '#backoffice/ui/admin/schema-validation.ts'
import { newCategory } from '../../category-contract.ts'
import { productRules } from './product-rules.ts'
import { blankProduct } from './product-values.ts'

const number = 'Enter a number with up to two decimal places'
const range = 'Price must be between ₹1 and ₹10,00,000'
const invisible = 'This text contains invisible characters. Delete it and type it again.'

// Requirement 5-24: An edited product requires name, description, price and stock.
// Requirements 5-18, 5-25
test.each([
  ['name', ' ', 'Name should not be empty'],
  ['name', 'Ragi', undefined],
  ['name', 'x'.repeat(121), 'Use at most 120 characters.'],
  ['name', 'a\u0000b', invisible],
  ['one_liner', '', 'One-line description should not be empty'],
  ['one_liner', 'x'.repeat(161), 'Use at most 160 characters.'],
  ['description', '', 'Description should not be empty'],
  ['description', 'One.\nTwo.', undefined],
  ['description', 'x'.repeat(4001), 'Use at most 4000 characters.'],
  ['quantity', '', 'Quantity should not be empty'],
  ['quantity', 'x'.repeat(41), 'Use at most 40 characters.'],
  ['price', '', 'Enter a price.'],
  ['price', '12,50', number],
  ['price', '₹ 1,250.50', undefined],
  ['price', '0', range],
  ['price', '1000001', range],
  ['stock', ' ', 'Stock should not be empty'],
  ['stock', '1.5', 'Stock must be a whole number up to 999999'],
  ['stock', '1000000', 'Stock must be a whole number up to 999999'],
  ['mrp', '', undefined],
  ['mrp', 'abc', number],
  ['discount', '', undefined],
  ['discount', '100', 'Discount must be a whole percentage up to 99'],
] as const)('a %s of %j shows: %s', (field, typed, sentence) => {
  const values = { ...blankProduct, mrp: '300', [field]: typed }
  expect(productRules[field].validate(typed, values)).toBe(sentence)
})

test.each([
  [{ price: '240', mrp: '239.99', discount: '' }, { mrp: 'MRP can’t be lower than the price' }],
  [{ price: '240', mrp: '240', discount: '' }, {}],
  [{ price: '240', mrp: ' ', discount: '20' }, { discount: 'Enter the MRP: a discount needs one' }],
  [{ price: '240', mrp: 'much', discount: '20' }, { mrp: number }],
  [{ price: '', mrp: '300', discount: '20' }, {}],
])('the prices %o are refused with %o', (typed, { mrp, discount }: { mrp?: string; discount?: string }) => {
  const values = { ...blankProduct, ...typed }
  expect(productRules.mrp.validate(typed.mrp, values)).toBe(mrp)
  expect(productRules.discount.validate(typed.discount, values)).toBe(discount)
})

// Requirement 5-23: An edited category requires name and description.
test.each([
  ['name', '', 'Name should not be empty'],
  ['name', 'x'.repeat(81), 'Use at most 80 characters.'],
  ['description', ' ', 'Description should not be empty'],
  ['description', 'x'.repeat(501), 'Use at most 500 characters.'],
  ['description', 'Roasted at home.', undefined],
] as const)('a category’s %s of %j shows: %s', (field, typed, sentence) => {
  expect(validationRule(newCategory.shape[field]).validate(typed)).toBe(sentence)
})
