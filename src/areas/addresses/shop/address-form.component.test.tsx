import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, showAt } from '../../../../test/shop/component.tsx'
import { AddressForm } from './address-form.tsx'

const user = {
  id: 7,
  name: 'Anitha Raj',
  email: 'a@example.com',
  phone: '9876543210',
  role: 'customer' as const,
}
const address = {
  id: 1,
  user_id: 7,
  full_name: 'Anitha Raj',
  address_line1: '12 Gandhi Street',
  address_line2: null,
  city: 'Coimbatore',
  state: 'Tamil Nadu',
  postal_code: '641001',
  country: 'India',
  phone: null,
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const save = () => screen.getByRole('button', { name: 'Save Address' })
const sentences = () => screen.queryAllByRole('alert').map((sentence) => sentence.textContent)

test('a new address starts with the name, the phone and where the shop delivers', () => {
  showAt('/me/address', <AddressForm account={{ user, address: null }} />)
  expect(screen.getByRole('heading', { name: 'Add Address' })).not.toBeNull()
  expect([field('Full name').value, field('State').value, field('Phone (optional)').value]).toEqual([
    'Anitha Raj',
    'Tamil Nadu',
    '9876543210',
  ])
})

test('each line is refused in words while it is typed; the second line and the phone may stay empty', async () => {
  const calls = answerCalls(200, {})
  const { person } = showAt('/me/address', <AddressForm account={{ user, address }} />)
  await person.clear(field('City'))
  await person.click(field('City'))
  await person.paste('x'.repeat(61))
  await person.clear(field('Postal code'))
  await person.type(field('Postal code'), '0123')
  await person.clear(field('Phone (optional)'))
  await person.type(field('Phone (optional)'), '12345')
  await person.click(save())
  await waitFor(() =>
    expect(sentences()).toEqual([
      'Enter a valid 6-digit postal code',
      'Please use at most 60 characters.',
      'Invalid phone number format.',
    ]),
  )
  await person.clear(field('Phone (optional)'))
  await waitFor(() => expect(sentences()).not.toContain('Invalid phone number format.'))
  expect(calls).not.toHaveBeenCalled()
})

test('what the server refuses stands beside its field, and what was typed stays', async () => {
  const sentence = 'Please remove the invisible characters.'
  answerCalls(400, { message: sentence, fields: { city: sentence } })
  const { person } = showAt('/me/address', <AddressForm account={{ user, address }} />)
  await person.type(field('Address line 1'), ', second floor')
  await person.click(save())
  await waitFor(() => expect(sentences()).toEqual([sentence]))
  expect(field('City').getAttribute('aria-invalid')).toBe('true')
  expect(field('Address line 1').value).toBe('12 Gandhi Street, second floor')
})

test('somebody whose account cannot be told is not left with a button that does nothing', async () => {
  const { person } = showAt('/me/address', <AddressForm account={null} />)
  for (const label of ['Full name', 'Address line 1', 'City', 'State', 'Country'])
    if (field(label).value === '') await person.type(field(label), 'Somewhere')
  await person.type(field('Postal code'), '641001')
  await person.click(save())
  expect(await screen.findByText('User not authenticated.')).not.toBeNull()
})

test('a typed code fills in city and state, and asks for the district where there are several', async () => {
  const places = [
    { district: 'Tiruppur', state: 'Tamil Nadu' },
    { district: 'Coimbatore', state: 'Tamil Nadu' },
  ]
  answerCalls(200, {
    postal_code: '641697',
    sentence: 'To 641697: arrives by Thu, 26 Nov',
    terms: null,
    places,
  })
  const { person } = showAt('/me/address', <AddressForm account={{ user, address: null }} />)
  await person.clear(field('State'))
  await person.type(field('Postal code'), '641697')
  expect(await screen.findByText('To 641697: arrives by Thu, 26 Nov')).not.toBeNull()
  expect([field('State').value, field('City').value]).toEqual(['Tamil Nadu', ''])
  await person.selectOptions(screen.getByLabelText('District'), 'Coimbatore, Tamil Nadu')
  expect(field('City').value).toBe('Coimbatore')
  await person.clear(field('City'))
  await person.type(field('City'), 'Annur')
  await person.selectOptions(screen.getByLabelText('District'), 'Tiruppur, Tamil Nadu')
  expect(field('City').value).toBe('Annur')
})
