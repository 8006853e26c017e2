import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#test/shop/component.tsx'
import { PhoneField } from './phone-field.tsx'

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone number')

test.each([
  ['98765 43210', '9876543210'],
  ['98a765-43210', '9876543210'],
  ['98765432109', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['098765 43210', '9876543210'],
])('%s typed is %s', async (typed, number) => {
  const person = renderPart(<PhoneField />)
  await person.type(phone(), typed)
  expect(phone().value).toBe(number)
})

test('a whole number that is pasted takes the place of what stood there', async () => {
  const person = renderPart(<PhoneField defaultValue="12345" />)
  await person.click(phone())
  await person.paste('+91-98765-43210')
  expect(phone().value).toBe('9876543210')
})

test('what is wrong with the number is announced and tied to it', () => {
  renderPart(<PhoneField error="Enter a valid 10-digit phone number" />)
  const sentence = screen.getByRole('alert')
  expect(phone().getAttribute('aria-describedby')).toBe(sentence.id)
  expect(phone().getAttribute('aria-invalid')).toBe('true')
})
