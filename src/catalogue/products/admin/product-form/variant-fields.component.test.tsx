import { screen, waitFor, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { renderPart } from '#test/shop/component.tsx'
import { blankProduct, type ProductValues } from './product-values.ts'
import { VariantFields } from './variant-fields.tsx'
import { blankVariant, type VariantValues } from './variant-values.ts'

function Sizes({ start }: { start: VariantValues[] }) {
  const form = useForm<ProductValues>({ defaultValues: { ...blankProduct, more_packs: start } })
  return (
    <form noValidate onSubmit={form.handleSubmit(() => {})}>
      <VariantFields form={form} />
      <button type="submit">Save</button>
    </form>
  )
}

const kilo = { ...blankVariant, size: '1 kg', price: '550', stock: '3' }
const sizes = () => screen.queryAllByRole('group', { name: /^Size \d/ })
const field = (at: number, label: string) =>
  within(sizes()[at] ?? document.body).getByLabelText<HTMLInputElement>(label)
const sentences = () => screen.queryAllByRole('alert').map((sentence) => sentence.textContent)

test('a size that lacks something is told in its own row', async () => {
  const person = renderPart(<Sizes start={[kilo]} />)
  await person.click(screen.getByRole('button', { name: 'Add a size' }))
  expect(sizes()).toHaveLength(2)
  await person.type(field(1, 'Quantity'), '2 kg')
  await person.type(field(1, 'Stock'), '4')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentences()).toContain('Enter a price.'))
  expect(field(1, 'Price').getAttribute('aria-invalid')).toBe('true')
  expect(field(0, 'Price').getAttribute('aria-invalid')).not.toBe('true')
})

test('a new size is not found wanting before it is sent, nor once it has what it lacked', async () => {
  const person = renderPart(<Sizes start={[kilo]} />)
  await person.click(screen.getByRole('button', { name: 'Add a size' }))
  await person.type(field(1, 'Quantity'), '2 kg')
  expect(sentences().filter(Boolean)).toEqual([])
  await person.type(field(1, 'Price'), '990')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field(1, 'Stock').getAttribute('aria-invalid')).toBe('true'))
  await person.type(field(1, 'Stock'), '4')
  await waitFor(() => expect(sentences().filter(Boolean)).toEqual([]))
})

// Requirement D-232: Product forms ask for the MRP before the price, for each size, and say what is shown if it is
//   left empty (decision S11).
test('each size asks for the MRP first, and says what is shown without one', () => {
  renderPart(<Sizes start={[kilo]} />)
  const labels = within(sizes()[0] ?? document.body).getAllByRole('textbox')
  expect(labels.slice(0, 3)).toEqual(['Quantity', 'MRP (optional)', 'Price'].map((label) => field(0, label)))
  const hint = document.getElementById(field(0, 'MRP (optional)').getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe(
    'If left empty, the product page shows the price as the MRP, with a price ₹60 higher crossed out and 20% OFF. Only leave it empty if the pack says the same.',
  )
})

test('a size can be taken out, and the others keep what they say', async () => {
  const person = renderPart(<Sizes start={[kilo, { ...kilo, size: '2 kg' }]} />)
  await person.click(screen.getByRole('button', { name: 'Remove size 2' }))
  expect(sizes()).toHaveLength(1)
  expect(field(0, 'Quantity').value).toBe('2 kg')
})

test('a product has eight sizes at most, the first among them', () => {
  renderPart(<Sizes start={Array.from({ length: 7 }, (_, at) => ({ ...kilo, size: `${at + 2} kg` }))} />)
  expect(screen.queryByRole('button', { name: 'Add a size' })).toBeNull()
})
