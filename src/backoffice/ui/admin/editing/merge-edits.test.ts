import { expect, test } from 'vitest'
import type { FormFields } from './form-fields.ts'
import { mergeEdits } from './merge-edits.ts'

type Values = { name: string; price: string; one_liner: string }
const fields: FormFields<Values> = {
  names: ['name', 'price', 'one_liner'],
  labels: { name: 'Name', price: 'Price', one_liner: 'One-line description' },
  text: (values, name) => values[name].trim(),
  formatValue: (values, name) => values[name],
  pictureField: 'name',
}
const before = { name: 'Ragi', price: '240', one_liner: 'Old line' }

test('what only the other person changed is taken over, what both changed is kept and asked about', () => {
  const typed = { ...before, name: 'Mine', price: '250' }
  const theirs = { ...before, name: 'Theirs', one_liner: 'New line' }
  expect(mergeEdits(fields, { before, theirs, typed })).toMatchObject({
    clashes: ['name'],
    taken: ['one_liner'],
    values: { name: 'Mine', price: '250', one_liner: 'New line' },
  })
})

test('both changed a field to the same: there is nothing to ask', () => {
  const merge = mergeEdits(fields, {
    before,
    theirs: { ...before, price: '260' },
    typed: { ...before, price: ' 260' },
  })
  expect(merge).toMatchObject({ clashes: [], taken: [] })
})

test('what cannot be any more is left out of what was typed, and asked about', () => {
  const typed = { ...before, name: 'A B' }
  const merge = mergeEdits(fields, {
    before,
    theirs: { ...before, name: 'B' },
    typed,
    mine: { ...typed, name: 'A' },
  })
  expect(merge).toMatchObject({ clashes: ['name'], values: { name: 'A' } })
})
