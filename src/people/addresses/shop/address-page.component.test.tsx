import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { setCore } from '#browser/router/core.ts'
import { Router } from '#browser/router/router.tsx'
import { aCustomer, anAddress } from '#test/shop/an-address.ts'
import { renderPart } from '#test/shop/component.tsx'
import { toast } from '#ui/feedback/toast.ts'
import AddressPage, { loader } from './address-page.tsx'

const user = aCustomer
const home = { ...anAddress, name: 'home' }
const delivery = {
  postal_code: home.postal_code,
  sentence: 'Delivery to 641001 expected by Thu, 26 Nov',
  terms: null,
  places: [
    { district: 'Tiruppur', state: 'Tamil Nadu' },
    { district: 'Coimbatore', state: 'Tamil Nadu' },
  ],
}
const work = { ...home, id: 2, name: 'work', is_default: false }

/** @param known the delivery check is answered only after this promise resolves */
async function openPage(query: string, addresses: object[], known = Promise.resolve()) {
  const calls = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    if (String(url).endsWith('/addresses')) return Response.json(addresses)
    if (String(url).endsWith(`/delivery/${home.postal_code}`))
      return known.then(() => Response.json(delivery))
    return Response.json(String(url).endsWith('/profile') ? user : { exists: true, address: home })
  })
  const routes = [{ path: '/:username/address', loader }]
  const router = createMemoryRouter(routes, { initialEntries: [`/me/address${query}`] })
  setCore({ load: async () => router, onLoadError: async () => {} })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  // Loaded data is rendered in a separate microtask.
  await act(async () => {
    renderPart(
      <Router first={router.state}>
        <AddressPage />
      </Router>,
    )
  })
  return calls
}

const form = () => screen.queryByRole('button', { name: 'Save Address' })

test.each([[[home]], [[home, work]]])(
  'the link to an address that is gone leads to those that are left, not to the form of another one',
  async (addresses) => {
    await openPage('?id=9', addresses)
    expect(await screen.findAllByRole('link', { name: 'Edit' })).toHaveLength(addresses.length)
    expect(form()).toBeNull()
  },
)

test('the link to one that is there leads to its form', async () => {
  await openPage('?id=2', [home, work])
  expect(await screen.findByRole('heading', { name: 'Edit Address' })).not.toBeNull()
})

// Requirement D-166: The form of a saved address shows whether and when delivery is possible, without waiting for it
//   or filling in any field again.
test('delivery to a saved address is shown at once, without filling in any field again', async () => {
  await openPage('?id=2', [home, { ...work, city: 'Annur', district: 'Coimbatore' }])
  expect(await screen.findByText(delivery.sentence)).not.toBeNull()
  const lines = ['City', 'District', 'State'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  )
  expect(lines).toEqual(['Annur', 'Coimbatore', 'Tamil Nadu'])
})

// Requirement D-166
test('the form doesn’t wait for the delivery date, and shows it when it is known', async () => {
  const later = Promise.withResolvers<void>()
  await openPage('?id=2', [home, work], later.promise)
  expect(form()).not.toBeNull()
  expect(screen.queryByText(delivery.sentence)).toBeNull()
  later.resolve()
  expect(await screen.findByText(delivery.sentence)).not.toBeNull()
})

// Requirement D-166
test('what was typed meanwhile isn’t overwritten with the delivery to the saved address', async () => {
  const later = Promise.withResolvers<void>()
  const person = userEvent.setup()
  await openPage('?id=2', [home, work], later.promise)
  const code = screen.getByLabelText('PIN code')
  await person.type(code, '{Backspace}')
  await act(async () => later.resolve())
  expect(screen.queryByText(delivery.sentence)).toBeNull()
  await person.type(code, '1')
  expect(await screen.findByText(delivery.sentence)).not.toBeNull()
})

// Requirement D-166
test('the list of addresses doesn’t request delivery dates', async () => {
  const calls = await openPage('', [home, work])
  expect(await screen.findAllByRole('link', { name: 'Edit' })).toHaveLength(2)
  expect(calls.mock.calls.filter(([url]) => String(url).includes('/delivery/'))).toEqual([])
})

test('where none is left it leads to the form of a new one', async () => {
  await openPage('?id=9', [])
  expect(await screen.findByRole('heading', { name: 'Add Address' })).not.toBeNull()
})

// Requirement D-196
test('deleting an address shows which order still goes there', async () => {
  const order_stays = 'Order #5 will still go to your old address because delivery to the new one costs ₹90.'
  const calls = await openPage('', [home, work])
  const answer = calls.getMockImplementation()
  calls.mockImplementation(async (url, init) =>
    init?.method === 'DELETE'
      ? Response.json({ message: 'Address deleted.', order_stays })
      : (answer?.(url, init) ?? Response.error()),
  )
  const told = vi.spyOn(toast, 'error')
  const person = userEvent.setup()
  const [button] = await screen.findAllByRole('button', { name: 'Delete' })
  if (button) await person.click(button)
  const dialog = within(await screen.findByRole('alertdialog'))
  await person.click(dialog.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(order_stays, { seconds: 8 }))
})
