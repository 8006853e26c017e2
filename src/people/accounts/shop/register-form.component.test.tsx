import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import { RegisterForm } from './register-form.tsx'

async function fillIn({ onRegistered = vi.fn(), pin = '2580' } = {}) {
  const { person } = renderPartAt('/register', <RegisterForm onRegistered={onRegistered} />)
  await person.type(screen.getByLabelText('Name'), 'Anitha Raj')
  await person.type(screen.getByLabelText('Email'), 'anitha@example.com')
  await person.type(screen.getByLabelText('Phone number'), '9876543210')
  await person.click(screen.getByLabelText('Digit 1 of 4'))
  await person.keyboard(pin)
  return () => person.click(create())
}

const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Account' })
const sentences = () => screen.queryAllByRole('alert').map((sentence) => sentence.textContent)

test('an unfinished pin is told only when the form is sent', async () => {
  const calls = mockCalls(200, { message: 'Done.' })
  const send = await fillIn({ pin: '25' })
  expect(sentences()).toEqual([])
  await send()
  await waitFor(() => expect(sentences()).toEqual(['Pin must be exactly 4 digits']))
  expect(calls).not.toHaveBeenCalled()
})

test('a number that has an account is told beside its field, and what was typed stays', async () => {
  const sentence = 'This phone number has an account already. Please log in.'
  mockCalls(409, { message: sentence, code: 'TAKEN', fields: { phone: sentence } })
  const send = await fillIn()
  await send()
  await waitFor(() => expect(sentences()).toEqual([sentence]))
  expect(screen.getByLabelText('Phone number').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Anitha Raj')
})

test('a failure without words has some, in the form and in a message', async () => {
  mockCalls(500, {})
  const send = await fillIn()
  await send()
  // The toast appears later than the form's own messages, because its library is loaded with the first toast.
  await waitFor(() => expect(screen.getAllByText('Signup failed. Please try again.')).toHaveLength(2))
  expect(create().disabled).toBe(false)
})

test('who is registered cannot register again by a second press', async () => {
  const onRegistered = vi.fn()
  mockCalls(200, { message: 'Done.' })
  const send = await fillIn({ onRegistered })
  await send()
  await waitFor(() => expect(onRegistered).toHaveBeenCalledWith({ phone: '9876543210', pin: '2580' }))
  expect(create().disabled).toBe(true)
})
