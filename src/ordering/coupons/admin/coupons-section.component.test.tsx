import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import type { AdminCoupon } from '../contract.ts'
import CouponsSection from './coupons-section.tsx'

const diwali: AdminCoupon = {
  id: 7,
  version: 2,
  name: 'Diwali offer',
  name_ta: null,
  code: 'DIWALI10',
  benefit: { kind: 'percent', percent: 10 },
  minimum: 500,
  goods: { products: [{ id: 3, name: 'Berry Muesli' }], categories: [{ id: 1, name: 'Millets' }] },
  combinable: false,
  first_order_only: false,
  starts_at: '2026-06-01T00:00:00.000Z',
  ends_at: '2026-06-30T18:30:00.000Z',
  max_uses: 10,
  max_per_customer: 1,
  uses: 4,
  given: 210.5,
  ordered: 1894.5,
  state: 'active',
  closed: false,
}

type Sent = { method: string; path: string; body: unknown }

function mockServer(coupons: AdminCoupon[]) {
  const sent: Sent[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, { method = 'GET', body } = {}) => {
    const { pathname } = new URL(String(url), 'http://shop.test')
    if (method !== 'GET') {
      sent.push({ method, path: pathname, body: body ? JSON.parse(String(body)) : null })
      return Response.json(method === 'DELETE' ? { message: 'Ended.' } : coupons[0])
    }
    if (/\/coupons\/\d+$/.test(pathname)) return Response.json(coupons[0])
    return Response.json(pathname.endsWith('/coupons') ? coupons : [])
  })
  return sent
}

const open = () => renderPartAt('/admin?section=coupons', <CouponsSection />)

// Requirement D-506
test('the list shows the state, the uses and what customers saved', async () => {
  mockServer([diwali, { ...diwali, id: 6, name: 'Pongal', code: null, state: 'ended', closed: true }])
  open()
  const [card, ended] = within(await screen.findByRole('list', { name: 'Coupons' })).getAllByRole('listitem')
  for (const text of [
    'Active',
    'Code DIWALI10',
    '10% off',
    '4 of 10 orders',
    '₹210.50 saved by customers',
    'Minimum ₹500',
    'Only Millets, Berry Muesli',
    'Once per customer',
  ])
    expect(card?.textContent).toContain(text)
  expect(ended?.textContent).toContain('Automatic')
  expect(within(ended as HTMLElement).queryByRole('button')).toBeNull()
})

// Requirement D-506
test('a simple coupon needs a name, a code and a percentage', async () => {
  const sent = mockServer([])
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Add Coupon' }))
  await person.click(await screen.findByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Use 3 to 20 letters and digits, without spaces.')).toBeTruthy()
  expect(screen.getByText('Enter a whole number from 1 to 100.')).toBeTruthy()
  expect(sent).toEqual([])
  await person.type(screen.getByLabelText('Name'), 'Monsoon offer')
  await person.type(screen.getByLabelText('Code'), 'rain 10')
  await person.clear(screen.getByLabelText('Code'))
  await person.type(screen.getByLabelText('Code'), 'rain10')
  await person.type(screen.getByLabelText('Percent off'), '10')
  await person.click(screen.getByRole('button', { name: 'Save Changes' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    method: 'POST',
    body: {
      name: 'Monsoon offer',
      code: 'rain10',
      benefit: { kind: 'percent', percent: 10 },
      goods: null,
      minimum: 0,
      starts_at: null,
      ends_at: null,
      max_uses: null,
      form_key: expect.any(String),
    },
  })
})

// Requirement D-506
test('an edit sends the conditions with the version, and leaves code and benefit alone', async () => {
  const sent = mockServer([diwali])
  const { person } = open()
  await person.click(await screen.findByRole('link', { name: 'Edit Diwali offer' }))
  expect(await screen.findByText(/The code and what it gives can’t be changed/)).toBeTruthy()
  await person.click(screen.getByText('Conditions and limits'))
  const most = await screen.findByLabelText('Orders in total')
  await person.clear(most)
  await person.type(most, '20')
  await person.click(screen.getByRole('button', { name: 'Remove Millets' }))
  await person.click(screen.getByRole('button', { name: 'Save Changes' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    method: 'PUT',
    path: '/api/coupons/7',
    body: {
      version: 2,
      name: 'Diwali offer',
      minimum: 500,
      goods: { product_ids: [3], category_ids: [] },
      combinable: false,
      first_order_only: false,
      starts_at: '2026-06-01T00:00:00.000Z',
      ends_at: '2026-06-30T18:30:00.000Z',
      max_uses: 20,
      max_per_customer: 1,
    },
  })
})

test('a coupon is ended after a question', async () => {
  const sent = mockServer([diwali])
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'End now Diwali offer' }))
  await person.click(await screen.findByRole('button', { name: 'End now' }))
  await vi.waitFor(() => expect(sent).toEqual([{ method: 'DELETE', path: '/api/coupons/7', body: null }]))
})
