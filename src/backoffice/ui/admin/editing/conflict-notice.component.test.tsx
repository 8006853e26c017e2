import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import {
  blankCategory,
  type CategoryValues,
  categoryFields,
} from '#catalogue/products/admin/categories/category-values.ts'
import { renderPart } from '#test/shop/component.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { mergeEdits } from './merge-edits.ts'

const before = { ...blankCategory, name: 'Muesli', description: 'Crunchy' }
const theirs = { ...before, name: 'Mueslis', tint: 'muesli' }
const typed = { ...before, name: 'Morning muesli' }
const sentence = 'Ravi changed name, colour of this category while you were editing it.'
const conflict = { ...mergeEdits<CategoryValues>(categoryFields, { before, theirs, typed }), sentence }

function Notice() {
  const [shown, setShown] = useState(conflict.values)
  return (
    <>
      <ConflictNotice conflict={conflict} fields={categoryFields} shown={shown} onChoose={setShown} />
      <output aria-label="The form shows">{shown.name}</output>
    </>
  )
}

const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const shown = () => screen.getByLabelText('The form shows').textContent

test('the second of two editors is told at once, and nothing typed is lost', () => {
  renderPart(<Notice />)
  expect(screen.getByRole('alert').textContent).toBe(sentence)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Conflicting changes' }))
  expect(shown()).toBe('Morning muesli')
  expect(choice(/^Keep mine: Morning muesli/).checked).toBe(true)
})

test('the field that both changed is chosen, and can be chosen back', async () => {
  const person = renderPart(<Notice />)
  await person.click(choice(/^Use theirs: Mueslis/))
  expect(shown()).toBe('Mueslis')
  await person.click(choice(/^Keep mine/))
  expect(shown()).toBe('Morning muesli')
})

test('what only the other changed is listed with what it was, and asks nothing', () => {
  renderPart(<Notice />)
  expect(screen.getByText('Colour: Leaf green → Turmeric (mueslis)')).not.toBeNull()
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})
