import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import { blankLabel } from '../contract.ts'
import { LabelForm } from './label-form.tsx'

const product = { id: 7, name: 'Millet Muesli', pictures: [] }
const blank = { product, label: null, version: 0 }
const open = (stored: Parameters<typeof LabelForm>[0]['stored']) =>
  renderPartAt('/admin?section=products&label=7', <LabelForm stored={stored} />).person
const preview = () => screen.getByRole('region', { name: 'As shoppers see it' })
const missing = () => screen.getByRole('region', { name: 'Missing label details' })
const save = () => screen.getByRole('button', { name: 'Save label' })

// Requirement D-189: The label form shows a preview and what is missing and why, and can copy from another product.
test('the preview shows what was typed as shoppers will see it, and nothing else', async () => {
  const person = open(blank)
  expect(preview().textContent).not.toContain('Ingredients')
  await person.type(screen.getByLabelText('Ingredients'), 'Oats, almond')
  await person.click(within(screen.getByRole('group', { name: 'Contains' })).getByLabelText('tree nuts'))
  await person.type(screen.getByLabelText('Energy in kcal'), '400')
  await person.type(screen.getByLabelText('Serving size'), '40')
  for (const words of ['Oats, almond', 'Contains: tree nuts', 'kcal400160', '8%'])
    expect(preview().textContent).toContain(words)
  expect(preview().textContent).not.toContain('Protein')
})

// Requirement D-189
test('the form says what is missing and why, until it is entered', async () => {
  const person = open(blank)
  expect(missing().textContent).toContain('Veg or non-veg mark: food law requires it on every pack')
  await person.selectOptions(screen.getByLabelText('Veg or non-veg mark'), 'Vegetarian')
  expect(missing().textContent).not.toContain('Veg or non-veg mark')
  expect(within(preview()).getByRole('img', { name: 'Vegetarian' })).toBeTruthy()
})

// Requirement D-187
test('a claim beyond the label is rejected next to it, and nothing is sent', async () => {
  const fetch = mockCalls(200, {})
  const person = open({ ...blank, label: { ...blankLabel, contains: ['gluten'] }, version: 1 })
  await person.click(screen.getByLabelText('Gluten-free'))
  await person.click(save())
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      'The label lists cereals containing gluten, so the product can’t be called gluten-free.',
    ),
  )
  expect(fetch).not.toHaveBeenCalled()
})

test('figures are sent as numbers, empty ones as none, with the version that was opened', async () => {
  const fetch = mockCalls(200, { product, label: { ...blankLabel, protein: 13.2 }, version: 4 })
  const person = open({ product, label: blankLabel, version: 3 })
  await person.type(screen.getByLabelText('Protein in g'), '13,2')
  await person.click(save())
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  const [address, sent] = vi.mocked(fetch).mock.calls[0] ?? []
  expect(String(address)).toContain('/api/products/7/label')
  expect(JSON.parse(String(sent?.body))).toEqual({ ...blankLabel, protein: 13.2, version: 3 })
})

// Requirement D-188
test('if somebody else saved first, both versions of the label are merged', async () => {
  const theirs = { ...blankLabel, storage: 'Keep dry.' }
  mockCalls(409, {
    error: 'Changed.',
    message: 'Changed.',
    code: 'LABEL_CHANGED',
    current: { product, label: theirs, version: 2 },
  })
  const person = open({ product, label: blankLabel, version: 1 })
  await person.type(screen.getByLabelText('Ingredients'), 'Oats')
  await person.click(save())
  await waitFor(() => expect(screen.getByRole('region', { name: 'Conflicting changes' })).toBeTruthy())
  expect(screen.getByLabelText<HTMLTextAreaElement>('Storage').value).toBe('Keep dry.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Ingredients').value).toBe('Oats')
})

// Requirement D-189
test('another product’s label is copied into the form, and saved only with Save', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    String(address).includes('/label')
      ? Response.json({
          product: { ...product, id: 9 },
          label: { ...blankLabel, ingredients: 'Ragi', front: '/media/other' },
          version: 1,
        })
      : Response.json([
          { id: 9, name: 'Ragi Mix' },
          { id: 7, name: 'Millet Muesli' },
        ]),
  )
  const person = open(blank)
  await person.click(screen.getByText('Copy from another product'))
  await person.click(await screen.findByRole('button', { name: 'Copy label from Ragi Mix' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Ingredients').value).toBe('Ragi'))
  expect(screen.getByLabelText<HTMLSelectElement>('Front of the pack').value).toBe('')
  expect(fetch.mock.calls.every(([, sent]) => (sent?.method ?? 'GET') === 'GET')).toBe(true)
})
