import { screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { renderPart } from '#test/shop/component.tsx'
import { blankProduct, type ProductValues, serializeField } from '../product-form/product-values.ts'
import { ProductTexts } from './product-texts.tsx'

type Props = { start?: Partial<ProductValues>; send: (texts: string) => void }

function Product({ start = {}, send }: Props) {
  const form = useForm<ProductValues>({ mode: 'onTouched', defaultValues: { ...blankProduct, ...start } })
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => send(serializeField(values, 'translations')))}>
      <ProductTexts form={form} />
      <button type="submit">Save</button>
    </form>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const save = () => screen.getByRole('button', { name: 'Save' })

// Requirement D-131
test('Tamil text is sent field by field, and empty fields aren’t sent', async () => {
  const send = vi.fn()
  const composition = [
    { label: 'Millets', percent: '60' },
    { label: '', percent: '' },
  ]
  const person = renderPart(<Product start={{ composition }} send={send} />)
  await person.click(screen.getByText('In Tamil (optional)'))
  await person.type(field('Name in Tamil'), 'ராகி')
  await person.type(field('Description in Tamil'), '  ')
  await person.type(field('Millets in Tamil'), 'தினை')
  await person.click(save())
  await waitFor(() => expect(send).toHaveBeenCalledWith('{"ta":{"name":"ராகி","parts":{"Millets":"தினை"}}}'))
})

test('Tamil that is taken out is gone, and none at all is nothing', async () => {
  const send = vi.fn()
  const person = renderPart(<Product start={{ translations: { ta: { name: 'ராகி' } } }} send={send} />)
  await person.click(screen.getByText('In Tamil (optional)'))
  expect(field('Name in Tamil').value).toBe('ராகி')
  await person.clear(field('Name in Tamil'))
  await person.click(save())
  await waitFor(() => expect(send).toHaveBeenCalledWith(''))
})

test('a text that is too long is refused before it is sent, and its fold opens', async () => {
  const send = vi.fn()
  const person = renderPart(
    <Product start={{ translations: { ta: { name: 'க'.repeat(121) } } }} send={send} />,
  )
  await person.click(save())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Use at most 120 characters.'))
  expect(field('Name in Tamil').closest('details')?.open).toBe(true)
  expect(send).not.toHaveBeenCalled()
})
