import { expect, test } from 'vitest'
import { newProduct } from '../../contract.ts'
import { compositionProblem, invalidParts, serializeComposition } from './composition-values.ts'

const grains = { label: 'Grains', percent: '56' }

test.each([
  ['none', []],
  ['whole parts', [grains, { label: 'Seeds', percent: '43.99' }]],
  ['a row that was left empty', [grains, { label: ' ', percent: '' }]],
  ['no name', [{ label: '', percent: '12' }]],
  ['no percentage', [{ label: 'Millets', percent: '' }]],
  ['words for a percentage', [{ label: 'Millets', percent: 'much' }]],
  ['nothing of something', [{ label: 'Millets', percent: '0' }]],
  ['a long name', [{ label: 'x'.repeat(41), percent: '5' }]],
  ['more than all', [grains, { label: 'Seeds', percent: '50' }]],
])('%s: the form refuses what the server refuses', (_, parts) => {
  const { success } = newProduct.shape.composition.safeParse(serializeComposition(parts))
  expect(compositionProblem(parts) === undefined).toBe(success)
})

test.each([
  [[{ label: 'Millets', percent: '12.345' }], 'Each part needs a name and a percentage'],
  [[{ label: 'x'.repeat(41), percent: '5' }], 'Use at most 40 characters for the name of a part.'],
  [[grains, { label: 'Seeds', percent: '44.1' }], 'The percentages add up to more than 100%'],
])('the parts %o are told: %s', (parts, sentence) => {
  expect(compositionProblem(parts)).toBe(sentence)
})

test('parts travel as the API has them', () => {
  expect(serializeComposition([{ label: ' Grains ', percent: '56.5' }])).toBe(
    '[{"label":"Grains","percent":56.5}]',
  )
  expect(serializeComposition([{ label: '', percent: '' }])).toBe('')
})

test('the rows to look at are those wrong by themselves, or all when only their sum is', () => {
  const nameless = { label: '', percent: '12' }
  const seeds = { label: 'Seeds', percent: '50' }
  expect(invalidParts([grains, nameless])).toEqual([nameless])
  expect(invalidParts([grains, seeds])).toEqual([grains, seeds])
})
