import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import CustomersSection from './customers-section.tsx'

const kavya = { id: 5, name: 'Kavya Selvam', email: 'k@example.com', phone: '9843011223', role: 'customer' }
/** One customer, and no administrator. */
const answer = () =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) =>
      Response.json(/role=admin|standing-order/.test(String(url)) ? [] : [kavya]),
    )

const sendButtons = () => screen.queryAllByRole('button', { name: 'Send pin reset link to Kavya Selvam' })

test('who is looked up is sent the link for a new pin from where they are found', async () => {
  const asked = answer()
  const { person } = renderPartAt('/admin?section=users&q=98430', <CustomersSection />)
  await screen.findByRole('link', { name: 'Kavya Selvam' })
  const [button] = sendButtons()
  if (button) await person.click(button)
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toContain('/customers/5/pin-link'))
})

test('in the list of all, no slip of the finger sends it to a stranger', async () => {
  answer()
  renderPartAt('/admin?section=users', <CustomersSection />)
  await screen.findByRole('link', { name: 'Kavya Selvam' })
  expect(sendButtons()).toEqual([])
})

// Requirement D-210: A customer's page in the back office lists their tickets.
test('a customer’s page lists their tickets with links', async () => {
  const ticket = {
    id: 7,
    number: 'T-00007',
    kind: 'complaint',
    state: 'open',
    order_id: null,
    acknowledge_by: '2026-06-17T06:00:00.000Z',
    settle_by: '2026-07-15T06:00:00.000Z',
    settled_at: null,
    asker: kavya,
  }
  const customer = {
    ...kavya,
    createdAt: '2026-06-15T06:00:00.000Z',
    address: null,
    addresses: [],
    blocked: null,
    bought: { orders: 0, total: 0, last: null },
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    if (String(url).includes('/ticket-desk?')) return Response.json([ticket])
    return Response.json(/customers\/5$/.test(String(url)) ? customer : [])
  })
  renderPartAt('/admin?section=users&customer=5', <CustomersSection />)
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'T-00007' })
  expect(link.getAttribute('href')).toBe('/admin?section=tickets&ticket=7')
})
