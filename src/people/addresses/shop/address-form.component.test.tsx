import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { DeliveryEstimate } from '#ordering/delivery/contract.ts'
import { writeDraft } from '#people/sessions/shop/drafts/draft-store.ts'
import { setVisitor } from '#people/sessions/shop/visitor.ts'
import { aCustomer, anAddress } from '#test/shop/an-address.ts'
import { mockCalls, renderPart, renderPartAt } from '#test/shop/component.tsx'
import { AddressForm } from './address-form.tsx'
import { AddressLines } from './address-lines.tsx'

afterEach(() => setVisitor({ user: 'unknown', cart: null }))

const user = aCustomer
const address = anAddress

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const save = () => screen.getByRole('button', { name: 'Save Address' })
const sentences = () => screen.queryAllByRole('alert').map((sentence) => sentence.textContent)

test('a new address starts with the name, the phone and where the shop delivers', () => {
  renderPartAt('/me/address', <AddressForm account={{ user, address: null }} />)
  expect(screen.getByRole('heading', { name: 'Add Address' })).not.toBeNull()
  expect([field('Full name').value, field('State').value, field('Phone (optional)').value]).toEqual([
    'Anitha Raj',
    'Tamil Nadu',
    '9876543210',
  ])
})

test('each line is refused in words while it is typed; the second line and the phone may stay empty', async () => {
  const calls = mockCalls(200, {})
  const { person } = renderPartAt('/me/address', <AddressForm account={{ user, address }} />)
  await person.clear(field('City'))
  await person.click(field('City'))
  await person.paste('x'.repeat(61))
  await person.clear(field('PIN code'))
  await person.type(field('PIN code'), '0123')
  await person.clear(field('Phone (optional)'))
  await person.type(field('Phone (optional)'), '12345')
  await person.click(save())
  await waitFor(() =>
    expect(sentences()).toEqual([
      'Enter a valid 6-digit PIN code',
      'Invalid phone number format.',
      'Use at most 60 characters.',
    ]),
  )
  await person.clear(field('Phone (optional)'))
  await waitFor(() => expect(sentences()).not.toContain('Invalid phone number format.'))
  expect(calls).not.toHaveBeenCalled()
})

test('what the server refuses stands beside its field, and what was typed stays', async () => {
  const sentence = 'This text contains invisible characters. Delete it and type it again.'
  mockCalls(400, { message: sentence, fields: { city: sentence } })
  const { person } = renderPartAt('/me/address', <AddressForm account={{ user, address }} />)
  await person.type(field('Address line 1'), ', second floor')
  await person.click(save())
  await waitFor(() => expect(sentences()).toEqual([sentence]))
  expect(field('City').getAttribute('aria-invalid')).toBe('true')
  expect(field('Address line 1').value).toBe('12 Gandhi Street, second floor')
})

test('somebody whose account cannot be told is not left with a button that does nothing', async () => {
  const { person } = renderPartAt('/me/address', <AddressForm account={null} />)
  for (const label of ['Full name', 'Address line 1', 'City', 'Country'])
    if (field(label).value === '') await person.type(field(label), 'Somewhere')
  await person.type(field('PIN code'), '641001')
  await person.click(save())
  expect(await screen.findByText('User not authenticated.')).not.toBeNull()
})

// Requirement D-226: A PIN code entered on a product page, in the cart or in an address shows the delivery date at
//   once, is remembered, and fills in city and state; if it has several districts, the customer selects one (decision
//   X1).
// Requirement D-241
test('a PIN code fills in city and state, and asks for the district if there are several', async () => {
  const places = [
    { district: 'Tiruppur', state: 'Tamil Nadu' },
    { district: 'Coimbatore', state: 'Tamil Nadu' },
  ]
  mockCalls(200, {
    postal_code: '641697',
    sentence: 'Delivery to 641697 expected by Thu, 26 Nov',
    terms: null,
    places,
  })
  const { person } = renderPartAt('/me/address', <AddressForm account={{ user, address: null }} />)
  await person.type(field('PIN code'), '641697')
  expect(await screen.findByText('Delivery to 641697 expected by Thu, 26 Nov')).not.toBeNull()
  expect([field('State').value, field('City').value]).toEqual(['Tamil Nadu', ''])
  await person.selectOptions(screen.getByLabelText('District'), 'Coimbatore, Tamil Nadu')
  expect(field('City').value).toBe('Coimbatore')
  await person.clear(field('City'))
  await person.type(field('City'), 'Annur')
  await person.selectOptions(screen.getByLabelText('District'), 'Tiruppur, Tamil Nadu')
  expect(field('City').value).toBe('Annur')
})

// Requirement D-244
test('an address changed in another window shows the current values, and a second press saves over it', async () => {
  const current = { ...address, landmark: 'beside the bank', version: 4 }
  const sentence =
    'This address was changed in another window. Save again to replace it with what you’ve entered here.'
  const calls = mockCalls(409, { message: sentence, code: 'ADDRESS_CHANGED', current })
  const { person } = renderPartAt('/me/address', <AddressForm account={{ user, address }} />)
  await person.type(field('Landmark (optional)'), 'behind the school')
  await person.click(save())
  expect(await screen.findByText('beside the bank')).not.toBeNull()
  await person.click(save())
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(2))
  const sent = calls.mock.calls.map(([, request]) => JSON.parse(String(request?.body)))
  expect(sent).toMatchObject([
    { landmark: 'behind the school', version: 1 },
    { landmark: 'behind the school', version: 4 },
  ])
})

// Requirement D-241
test('an address is named home, work or freely', async () => {
  const calls = mockCalls(409, { message: 'No.' })
  const { person } = renderPartAt(
    '/me/address',
    <AddressForm account={{ user, address: { ...address, name: 'work' } }} />,
  )
  const name = field('Address name (optional)')
  expect(name.value).toBe('work')
  await person.selectOptions(name, 'Custom name')
  await person.type(field('Custom name'), 'Amma')
  await person.click(save())
  await waitFor(() => expect(calls).toHaveBeenCalledOnce())
  expect(JSON.parse(String(calls.mock.calls[0]?.[1]?.body))).toMatchObject({ name: 'Amma' })
})

test('a name that means something to the language of the shop is its customer’s own all the same', () => {
  for (const name of ['__proto__', 'constructor']) {
    renderPartAt('/me/address', <AddressForm account={{ user, address: { ...address, name } }} />)
    expect(field('Custom name').value).toBe(name)
    cleanup()
    renderPart(<AddressLines address={{ ...address, name }} />)
    expect(screen.getByText(name)).not.toBeNull()
    cleanup()
  }
})

test('from the checkout it leads back with the address that was saved, be it the default one', async () => {
  mockCalls(200, address)
  const form = <AddressForm account={{ user, address }} />
  const shown = renderPartAt('/me/address?from=%2Fcheckout', form)
  await shown.person.click(save())
  await waitFor(() => expect(shown.address()).toBe('/checkout?address=1'))
})

test('another code on a saved address is of another district, and what was typed as its city stays', async () => {
  const places = [{ district: 'Chennai', state: 'Tamil Nadu' }]
  const sentence = 'Delivery to 600001 expected by Thu, 26 Nov'
  mockCalls(200, { postal_code: '600001', sentence, terms: null, places })
  const moveFrom = async (city: string) => {
    const saved = { ...address, city, district: 'Coimbatore' }
    const { person } = renderPartAt('/me/address', <AddressForm account={{ user, address: saved }} />)
    await person.clear(field('PIN code'))
    await person.type(field('PIN code'), '600001')
    await screen.findByText(sentence)
    const now = ['City', 'District', 'State'].map((label) => field(label).value)
    cleanup()
    return now
  }
  expect(await moveFrom('Coimbatore')).toEqual(['Chennai', 'Chennai', 'Tamil Nadu'])
  expect(await moveFrom('Annur')).toEqual(['Annur', 'Chennai', 'Tamil Nadu'])
})

/** The result of the postal code lookup for each code. */
const placesOf: Record<string, object[]> = {
  '600001': [{ district: 'Chennai', state: 'Tamil Nadu' }],
  '110001': ['Central Delhi', 'New Delhi'].map((district) => ({ district, state: 'Delhi' })),
  '671323': [
    { district: 'Kasaragod', state: 'Kerala' },
    { district: 'Dakshina Kannada', state: 'Karnataka' },
  ],
  '999999': [],
}
const messageOf = (code: string): DeliveryEstimate => ({
  postal_code: code,
  sentence: `Of ${code}`,
  terms: null,
  places: (placesOf[code] ?? []) as DeliveryEstimate['places'],
})
const answerCodes = () =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (asked) => Response.json(messageOf(String(asked).slice(-6))))

/** Types another code. @returns the resulting city, district and state */
async function moveTo(person: UserEvent, code: string) {
  await person.clear(field('PIN code'))
  await person.type(field('PIN code'), code)
  await screen.findByText(`Of ${code}`)
  return ['City', 'District', 'State'].map((label) => field(label).value)
}

test('each new code takes the place of what the shop wrote for the one before, and leaves what was typed', async () => {
  answerCodes()
  const { person } = renderPartAt('/me/address', <AddressForm account={{ user, address: null }} />)
  expect(await moveTo(person, '600001')).toEqual(['Chennai', 'Chennai', 'Tamil Nadu'])
  expect(await moveTo(person, '110001')).toEqual(['', '', 'Delhi'])
  await person.selectOptions(screen.getByLabelText('District'), 'New Delhi, Delhi')
  expect(field('City').value).toBe('New Delhi')
  expect(await moveTo(person, '671323')).toEqual(['', '', ''])
  expect(await moveTo(person, '600001')).toEqual(['Chennai', 'Chennai', 'Tamil Nadu'])
  expect(await moveTo(person, '999999')).toEqual(['', '', ''])
  await person.type(field('City'), 'Egmore')
  expect(await moveTo(person, '600001')).toEqual(['Egmore', 'Chennai', 'Tamil Nadu'])
  expect(await moveTo(person, '110001')).toEqual(['Egmore', '', 'Delhi'])
})

// Requirement D-242: City and state that the shop filled in for a PIN code are replaced with the next one, also in a
//   restored draft, for a city typed before its code, and in a saved address without a district; a city that the
//   customer typed stays.
test('filled-in values stay replaceable in a restored draft, and change with the next PIN code', async () => {
  answerCodes()
  const open = () => renderPartAt('/me/address', <AddressForm account={{ user, address: null }} />)
  setVisitor({ user, cart: null })
  expect(await moveTo(open().person, '600001')).toEqual(['Chennai', 'Chennai', 'Tamil Nadu'])
  cleanup()
  const { person } = open()
  expect(screen.getByText('Unsaved changes restored.')).not.toBeNull()
  expect(field('City').value).toBe('Chennai')
  expect(await moveTo(person, '110001')).toEqual(['', '', 'Delhi'])
})

// Requirement D-242
test('a draft is restored only when its user is known, and still changes with the next PIN code', async () => {
  answerCodes()
  const city = { postal_code: '600001', city: 'Chennai', district: 'Chennai' }
  writeDraft('account 7', 'address new', { values: city })
  setVisitor({ user: 'unknown', cart: null })
  const { person } = renderPartAt('/me/address', <AddressForm account={{ user, address: null }} />)
  expect(field('City').value).toBe('')
  act(() => setVisitor({ user, cart: null }))
  await waitFor(() => expect(field('City').value).toBe('Chennai'))
  expect(await moveTo(person, '110001')).toEqual(['', '', 'Delhi'])
})

// Requirement D-242
test('a city that the customer typed in a draft is never replaced', async () => {
  answerCodes()
  writeDraft('account 7', 'address new', {
    values: { postal_code: '600001', city: 'Egmore', district: 'Chennai' },
  })
  setVisitor({ user, cart: null })
  const { person } = renderPartAt('/me/address', <AddressForm account={{ user, address: null }} />)
  expect(await moveTo(person, '110001')).toEqual(['Egmore', '', 'Delhi'])
})

// Requirement D-242
test.each(['Chennai', 'chennai'])(
  '%s typed or filled in before its PIN code changes with the next one',
  async (typed) => {
    answerCodes()
    const { person } = renderPartAt('/me/address', <AddressForm account={{ user, address: null }} />)
    await person.type(field('City'), typed)
    expect(await moveTo(person, '600001')).toEqual([typed, 'Chennai', 'Tamil Nadu'])
    expect(await moveTo(person, '110001')).toEqual(['', '', 'Delhi'])
  },
)

// Requirement D-242
test('the city of a saved address without a district is compared with its own PIN code', async () => {
  answerCodes()
  const moveFrom = async (saved: object, own: string) => {
    const at = { ...address, state: 'Tamil Nadu', postal_code: own, ...saved }
    const delivery = Promise.resolve(messageOf(own))
    const { person } = renderPartAt(
      '/me/address',
      <AddressForm account={{ user, address: at }} delivery={delivery} />,
    )
    await screen.findByText(`Of ${own}`)
    const now = await moveTo(person, '110001')
    cleanup()
    return now
  }
  expect(await moveFrom({ city: 'Chennai' }, '600001')).toEqual(['', '', 'Delhi'])
  expect(await moveFrom({ city: 'Egmore' }, '600001')).toEqual(['Egmore', '', 'Delhi'])
  expect(await moveFrom({ city: 'Kasaragod' }, '671323')).toEqual(['', '', 'Delhi'])
})
