import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import { sampleOrder } from '#test/shop/sample-order.ts'
import type { OrderPage } from '../contract.ts'
import type { OrderAccess } from './order-access.ts'
import { OrderView } from './order-view.tsx'

const line = (id: number, name: string, path: string | null): OrderPage['items'][number] => ({
  id,
  pack_id: id,
  size: '200 g',
  quantity: 2,
  unit_price: 100,
  Product: { id, path, name, name_in_order: name, price: 100, image1: null, picture: null },
})

const parcel = (id: number, arrived: string | null): OrderPage['delivery']['parcels'][number] => ({
  id,
  courier: 'dtdc',
  tracking_number: `D${id}`,
  tracking_link: `https://track.example/D${id}`,
  dispatched_at: '2026-06-16T06:00:00.000Z',
  delivered_at: arrived,
  items: [],
})

const pageOf = (more: Partial<OrderPage> = {}): OrderPage => ({
  order: sampleOrder({ id: 42 }),
  items: [line(1, 'Idli Podi', '/product/1-idli-podi'), line(2, 'Old Mix', null)],
  payment: { order_id: 42, state: 'received', message: 'Paid.', total_price: 640, payment_id: 'pay_1' },
  pay_by: null,
  has_email: true,
  paid_by: 'upi',
  delivery: { parcels: [], unsent: [], notes: [] },
  refunds: [],
  together: [],
  documents: [{ id: 7, kind: 'tax_invoice', number: 'PP/26-27/00042', issued_on: '2026-06-15', total: 640 }],
  steps: [
    { kind: 'placed', at: '2026-06-15T06:00:00.000Z', parcel: null, amount: null },
    { kind: 'paid', at: '2026-06-15T06:01:00.000Z', parcel: null, amount: null },
  ],
  can_cancel: false,
  is_own: true,
  by_guest: false,
  whatsapp_to: null,
  ...more,
})

const mine: OrderAccess = { by: 'account', id: '42' }
const linked: OrderAccess = { by: 'link', key: 'key' }

const show = (page: OrderPage, access: OrderAccess = mine) => {
  const onChanged = vi.fn(async () => {})
  const { person } = renderPartAt(
    '/orders/42',
    <OrderView page={page} access={access} onChanged={onChanged} />,
    { publicUrl: 'http://shop.test', store: { name: 'Pasumai Pantry' } },
  )
  return { person, onChanged }
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const linkTo = (name: string | RegExp) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null
const timeline = () =>
  within(screen.getByRole('region', { name: 'Timeline' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('a paid order shows its items, payment, invoice and steps, and asks the shop to cancel', () => {
  show(pageOf())
  expect(linkTo('Idli Podi')).toBe('/product/1-idli-podi')
  expect(linkTo('Old Mix')).toBeNull()
  expect(screen.getByText('UPI')).toBeTruthy()
  expect(screen.getByText('pay_1')).toBeTruthy()
  expect(linkTo('Tax Invoice PP/26-27/00042')).toBe('/api/documents/7/pdf')
  expect(timeline()).toEqual(['OrderedMon, 15 Jun', 'PaidMon, 15 Jun'])
  expect(linkTo('Request cancellation')).toBe('/help/order/42?about=cancel')
  expect(buttons()).not.toContain('Cancel order')
})

test('once a part has left, no cancellation can be asked for', () => {
  const order = sampleOrder({ id: 42, rest: 2 })
  const steps: OrderPage['steps'] = [
    { kind: 'dispatched', at: '2026-06-16T06:00:00.000Z', parcel: 1, amount: null },
    { kind: 'delivered', at: '2026-06-18T06:00:00.000Z', parcel: 1, amount: null },
    { kind: 'dispatched', at: '2026-06-19T06:00:00.000Z', parcel: 2, amount: null },
  ]
  const parcels = [parcel(1, '2026-06-18T06:00:00.000Z'), parcel(2, null)]
  show(
    pageOf({ order, steps, delivery: { parcels, unsent: [{ order_item_id: 2, quantity: 1 }], notes: [] } }),
  )
  expect(screen.getByText('Partly on its way')).toBeTruthy()
  expect(screen.getByText(/2 items to follow/)).toBeTruthy()
  expect(timeline()[1]).toBe('Delivered (parcel 1 of 2)Thu, 18 Jun')
  const tracking = screen.getAllByRole('link', { name: /Track with DTDC/ })
  expect(tracking.map((link) => link.getAttribute('href'))).toEqual(
    [1, 2].map((id) => `https://track.example/D${id}`),
  )
  expect(linkTo('Request cancellation')).toBeNull()
})

test('a shipped order names its promised day', () => {
  const delivery = { fee: 0, zone: null, by: '2026-06-25', commits_to_date: true }
  show(pageOf({ order: sampleOrder({ parcel: 'dispatched', delivery }) }))
  expect(screen.getByText('On its way').parentElement?.textContent).toBe('On its way · by Thu, 25 Jun')
})

test('a paid order that can be cancelled says what will be refunded, asks, and loads the order again', async () => {
  const calls = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ message: 'Cancelled.' }))
  const { person, onChanged } = show(pageOf({ can_cancel: true }))
  await person.click(screen.getByRole('button', { name: 'Cancel order' }))
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Cancel order #42? ₹640.00 will be refunded to you.',
  })
  expect(calls).not.toHaveBeenCalled()
  await person.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(calls.mock.calls[0]?.[1]?.method).toBe('DELETE')
})

test('an unpaid order can be paid, cancelled and sent elsewhere, but not bought again', async () => {
  const order = sampleOrder({
    id: 42,
    status: 'pending',
    paid_at: null,
    address_id: 5,
    address: {
      name: null,
      full_name: 'Anitha Raj',
      phone: '9843011223',
      address_line1: '12, Nehru Street',
      address_line2: null,
      landmark: null,
      district: null,
      city: 'Coimbatore',
      state: 'Tamil Nadu',
      postal_code: '641012',
      country: 'India',
    },
  })
  const payment = { ...pageOf().payment, state: 'unpaid' as const, payment_id: null }
  const { person, onChanged } = show(pageOf({ order, payment, paid_by: null, can_cancel: true }))
  expect(buttons()).toEqual(['Pay ₹640', 'Cancel order', 'Change address'])

  const saved = [5, 6].map((id) => ({ ...order.address, id, address_line1: `Street ${id}` }))
  const calls = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (_, init) =>
      init?.method === 'PUT'
        ? Response.json({ message: 'Delivery to this address costs ₹55.' }, { status: 409 })
        : Response.json(saved),
    )
  await person.click(screen.getByRole('button', { name: 'Change address' }))
  await person.click(await screen.findByRole('radio', { name: /Street 6/ }))
  await person.click(screen.getByRole('button', { name: 'Deliver here' }))
  expect(await screen.findByText('Delivery to this address costs ₹55.')).toBeTruthy()
  expect(onChanged).not.toHaveBeenCalled()
  calls.mockImplementation(async () => Response.json({ message: 'Address changed.' }))
  await person.click(screen.getByRole('button', { name: 'Deliver here' }))
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(calls.mock.lastCall?.[1]?.body).toBe('{"address_id":6}')
})

test('buying again names what could not be added', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({
      cart: { id: 1, cartItems: [] },
      added: 1,
      missing: [
        { pack_id: 1, reason: 'stock', added: 1 },
        { pack_id: 2, reason: 'gone', added: 0 },
      ],
    }),
  )
  const { person } = show(pageOf())
  await person.click(screen.getByRole('button', { name: 'Buy again' }))
  expect(await screen.findByText('1 item added to your cart, at today’s price.')).toBeTruthy()
  expect(screen.getByText('Not enough in stock: Idli Podi.')).toBeTruthy()
  expect(screen.getByText('No longer sold: Old Mix.')).toBeTruthy()
  expect(linkTo('View cart')).toBe('/cart')
})

test('a customer’s link offers no more than it may do: no help with the order, no data to delete', async () => {
  await act(async () => {
    show(pageOf({ is_own: false }), linked)
  })
  expect(linkTo('Tax Invoice PP/26-27/00042')).toBe('/api/guest-orders/key/documents/7/pdf')
  expect(linkTo('Help with this order')).toBe('/help')
  expect(linkTo('Request cancellation')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete my data' })).toBeNull()
})

// Requirement D-364
test('a guest’s unpaid order can be paid and cancelled, a paid one neither', () => {
  const payment = { ...pageOf().payment, state: 'unpaid' as const }
  const order = sampleOrder({ status: 'pending', paid_at: null })
  show(pageOf({ by_guest: true, is_own: false, payment, order }), linked)
  expect(buttons()).toEqual(['Pay ₹640', 'Cancel order', 'Delete my data'])
})

// Requirement D-491
test('an order on the phone says until when to pay, and without an email address promises no email', () => {
  const payment = { ...pageOf().payment, state: 'unpaid' as const }
  const order = sampleOrder({ status: 'pending', paid_at: null })
  const pay_by = '16 Jun 2026, 11:30 am'
  show(pageOf({ by_guest: true, is_own: false, payment, order, pay_by, has_email: false }), linked)
  expect(
    screen.getByText('Your items are reserved for you until 16 Jun 2026, 11:30 am. Pay by then.'),
  ).toBeTruthy()
  expect(screen.getByText('Keep this page’s link to follow your order.')).toBeTruthy()
  expect(linkTo('Create an account')).toBeNull()
})

// Requirement D-364
test('after cancelling, a guest’s order is loaded again', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ message: 'Cancelled.' }))
  const payment = { ...pageOf().payment, state: 'unpaid' as const }
  const order = sampleOrder({ status: 'pending', paid_at: null })
  const { person, onChanged } = show(pageOf({ by_guest: true, payment, order }), linked)
  await person.click(screen.getByRole('button', { name: 'Cancel order' }))
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled())
})

// Requirement D-367
test('deleting the data asks first', async () => {
  const calls = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ message: 'Gone.' }))
  const { person, onChanged } = show(pageOf({ by_guest: true, is_own: false }), linked)
  await person.click(screen.getByRole('button', { name: 'Delete my data' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(calls).not.toHaveBeenCalled()
  await person.click(within(dialog).getByRole('button', { name: 'Delete my data' }))
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled())
})
