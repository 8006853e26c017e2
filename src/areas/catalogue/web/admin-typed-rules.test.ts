import { expect, test } from 'vitest'
import { newCategory, newProduct } from '../contract.ts'
import { categoryRules, productRules } from './admin-typed-rules.ts'

const typed = {
  text: [
    '',
    '   ',
    'Ragi',
    'x'.repeat(41),
    'x'.repeat(81),
    'x'.repeat(161),
    'x'.repeat(501),
    'x'.repeat(4001),
    'a\u0000b',
  ],
  number: [
    '',
    ' ',
    '0',
    '1',
    '240',
    '240.5',
    '240.555',
    '1e3',
    '-5',
    '12,50',
    '1,250',
    '₹ 1,250.50',
    '1000000',
    '1000001',
    'abc',
    '99',
    '100',
  ],
}
const all = [...typed.text, ...typed.number]

// Both are literals: they have no other keys.
const productFields = Object.keys(productRules) as (keyof typeof productRules)[]
const categoryFields = Object.keys(categoryRules) as (keyof typeof categoryRules)[]

test.each(productFields)('the form and the server refuse the same as a %s, in the same words', (field) => {
  for (const text of all) {
    const { error } = newProduct.shape[field].safeParse(text)
    expect(productRules[field](text), JSON.stringify(text)).toBe(error?.issues[0]?.message)
  }
})

test.each(categoryFields)('a category’s %s is refused as the server does', (field) => {
  for (const text of all) {
    const { error } = newCategory.shape[field].safeParse(text)
    expect(categoryRules[field](text), JSON.stringify(text)).toBe(error?.issues[0]?.message)
  }
})
