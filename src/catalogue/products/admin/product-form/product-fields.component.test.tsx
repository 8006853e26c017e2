import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { renderPart } from '#test/shop/component.tsx'
import { ProductFields } from './product-fields.tsx'
import { blankProduct, type ProductValues } from './product-values.ts'

const porridge = { id: 3, name: 'Porridge' }

function Product({ start = {}, categories = [porridge] }: ProductProps) {
  const form = useForm<ProductValues>({ mode: 'onTouched', defaultValues: { ...blankProduct, ...start } })
  return (
    <form noValidate onSubmit={form.handleSubmit(() => {})}>
      <ProductFields form={form} categories={categories} uploadLabel="Add images" />
      <button type="submit">Save</button>
    </form>
  )
}
type ProductProps = { start?: Partial<ProductValues>; categories?: (typeof porridge)[] }

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string) => screen.getByRole('button', { name })
const sentences = () => screen.queryAllByRole('alert').map((sentence) => sentence.textContent)

test('a product with nothing filled in is refused field by field', async () => {
  const person = renderPart(<Product />)
  await person.click(button('Save'))
  await waitFor(() =>
    expect(sentences()).toEqual([
      'Name should not be empty',
      'Category should not be empty',
      'One-line description should not be empty',
      'Description should not be empty',
      'Enter a price.',
      'Quantity should not be empty',
      'Stock should not be empty',
    ]),
  )
})

test('an MRP below the price is refused; a lower price makes it right without touching it again', async () => {
  const person = renderPart(<Product start={{ price: '240' }} />)
  await person.type(field('MRP (optional)'), '200')
  await person.tab()
  await waitFor(() => expect(sentences()).toContain('MRP can’t be lower than the price'))
  await person.clear(field('Price'))
  await person.type(field('Price'), '180')
  await person.tab()
  await waitFor(() => expect(sentences()).not.toContain('MRP can’t be lower than the price'))
})

test('a discount asks for an MRP, and is content when there is one', async () => {
  const person = renderPart(<Product start={{ price: '240' }} />)
  await person.type(field('Discount in percent (optional)'), '20')
  await person.tab()
  const sentence = 'Enter the MRP: a discount needs one'
  await waitFor(() => expect(sentences()).toEqual([sentence]))
  await person.type(field('MRP (optional)'), '300')
  await person.tab()
  await waitFor(() => expect(sentences()).not.toContain(sentence))
})

test('a price may be written as it is shown elsewhere; anything else is told', async () => {
  const person = renderPart(<Product />)
  await person.type(field('Price'), '12,50')
  await person.tab({ shift: true })
  await waitFor(() => expect(sentences()).toEqual(['Enter a number with up to two decimal places']))
  await person.clear(field('Price'))
  await person.type(field('Price'), '₹ 1,250.50')
  await waitFor(() => expect(sentences()).toEqual([]))
})

test('the category of a product stays chosen while the list of categories is still on its way', async () => {
  const person = renderPart(<LateCategories />)
  const category = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' })
  expect(category.selectedOptions[0]?.textContent).not.toBe('Porridge')
  await person.click(button('The list arrives'))
  expect(category.selectedOptions[0]?.textContent).toBe('Porridge')
})

function LateCategories() {
  const [categories, setCategories] = useState<(typeof porridge)[]>([])
  return (
    <>
      <Product start={{ category_id: '3' }} categories={categories} />
      <button type="button" onClick={() => setCategories([{ id: 1, name: 'Muesli' }, porridge])}>
        The list arrives
      </button>
    </>
  )
}

const parts = [
  { label: 'Grains', percent: '56' },
  { label: 'Seeds', percent: '40' },
]
const isWrong = (label: string) => field(label).getAttribute('aria-invalid') === 'true'

test('parts that add up to more than the whole are all marked; once they fit, the form is content', async () => {
  const person = renderPart(<Product start={{ composition: parts }} />)
  await person.clear(field('Percentage of part 2'))
  await person.type(field('Percentage of part 2'), '45')
  await person.click(button('Save'))
  await waitFor(() => expect(sentences()).toContain('The percentages add up to more than 100%'))
  expect([isWrong('Part 1'), isWrong('Part 2')]).toEqual([true, true])
  await person.type(field('Percentage of part 2'), '{Backspace}4')
  await person.click(button('Save'))
  await waitFor(() => expect(sentences()).not.toContain('The percentages add up to more than 100%'))
})

test('a part without a name is the only one that is marked', async () => {
  const person = renderPart(<Product start={{ composition: parts }} />)
  await person.clear(field('Part 2'))
  await person.click(button('Save'))
  await waitFor(() => expect(sentences()).toContain('Each part needs a name and a percentage'))
  expect([isWrong('Part 1'), isWrong('Part 2')]).toEqual([false, true])
})

test('a row that is left empty is none, and a row can be taken out', async () => {
  const person = renderPart(<Product start={{ composition: parts }} />)
  await person.click(button('Add a part'))
  await person.click(button('Remove part 1'))
  expect(field('Part 1').value).toBe('Seeds')
  await person.click(button('Save'))
  await waitFor(() => expect(sentences()).toContain('Name should not be empty'))
  expect(sentences()).not.toContain('Each part needs a name and a percentage')
})

test('a product has eight parts at most', async () => {
  const seven = Array.from({ length: 7 }, (_, at) => ({ label: `Part ${at}`, percent: '10' }))
  const person = renderPart(<Product start={{ composition: seven }} />)
  await person.click(button('Add a part'))
  expect(screen.queryByRole('button', { name: 'Add a part' })).toBeNull()
  await person.click(button('Remove part 8'))
  expect(button('Add a part')).not.toBeNull()
})
