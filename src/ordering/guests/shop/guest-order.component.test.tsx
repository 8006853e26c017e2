import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import { sampleOrder } from '#test/shop/sample-order.ts'
import type { LinkedOrder } from '../contract.ts'
import { GuestOrder } from './guest-order.tsx'

const linkedOrder = (state: LinkedOrder['payment']['state']): LinkedOrder => ({
  order: sampleOrder({ User: { id: null, name: 'Meena Raj', phone: '9812345678' } }),
  items: [],
  payment: {
    order_id: 1,
    state,
    message: 'A sentence about the payment.',
    total_price: 320,
    payment_id: null,
  },
  delivery: { parcels: [], unsent: [], notes: [] },
  refunds: [],
  documents: [{ id: 7, kind: 'tax_invoice', number: 'PP/26-27/00042', issued_on: '2026-06-15', total: 320 }],
})

const show = (state: LinkedOrder['payment']['state'], onChanged = vi.fn(async () => {})) => ({
  ...renderPartAt(
    '/order/key',
    <GuestOrder linked={linkedOrder(state)} linkKey="key" onChanged={onChanged} />,
  ),
  onChanged,
})

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

// Requirement D-364
test('an unpaid order can be paid and cancelled, a paid one neither', async () => {
  show('unpaid')
  expect(buttons()).toEqual(['Pay now', 'Cancel order', 'Delete my data'])
  expect(screen.getByText('A sentence about the payment.')).toBeTruthy()
})

// Requirement D-364
test('the invoice is reached with the key of the link', () => {
  show('received')
  expect(buttons()).toEqual(['Delete my data'])
  expect(screen.getByRole('link', { name: 'Tax Invoice PP/26-27/00042' }).getAttribute('href')).toBe(
    '/api/guest-orders/key/documents/7/pdf',
  )
})

// Requirement D-364
test('after cancelling, the order is loaded again', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ message: 'Cancelled.' }))
  const { person, onChanged } = show('unpaid')
  await person.click(screen.getByRole('button', { name: 'Cancel order' }))
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled())
})

// Requirement D-367
test('deleting the data asks first', async () => {
  const calls = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ message: 'Gone.' }))
  const { person, onChanged } = show('received')
  await person.click(screen.getByRole('button', { name: 'Delete my data' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(calls).not.toHaveBeenCalled()
  await person.click(within(dialog).getByRole('button', { name: 'Delete my data' }))
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled())
})
