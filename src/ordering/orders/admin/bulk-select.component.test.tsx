import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import { sampleOrder } from '#test/shop/sample-order.ts'
import OrdersSection from './orders-section.tsx'

const orders = (first: number, count: number, parcel: 'to_pack' | 'packed' = 'to_pack') =>
  Array.from({ length: count }, (_, at) =>
    sampleOrder({ id: first + at, status: 'paid', parcel, paid_at: '2026-06-15T06:00:00Z' }),
  )

/** 57 orders match the filter; the list shows twenty. */
const answer = () =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const { searchParams, pathname } = new URL(String(url), 'http://shop')
    if (pathname.endsWith('/orders/packed'))
      return Response.json({
        orders: [
          { id: 1, done: true, changed: true, code: null, message: null, order: orders(1, 1, 'packed')[0] },
        ],
      })
    if (pathname.endsWith('/courier')) return Response.json({ connected: [], bookings: [] })
    if (!pathname.endsWith('/orders/all')) return Response.json([])
    const count = searchParams.get('limit') === '100' ? 57 : 20
    return Response.json(orders(1, count), { headers: { 'x-total-count': '57' } })
  })

const box = (id: number) => screen.findByLabelText(`Select order #${id}`)
const selected = () => screen.findByText(/orders? selected$/)

// Requirement D-114: Orders can be found by part of a document's number, offer their next step, can be selected by
//   Shift, ten at once or all matching, and have compact rows on a phone; the pick list is printable.
test('orders are selected by Shift, the first ten, the page, and all matching', async () => {
  answer()
  const { person } = renderPartAt('/admin?section=orders', <OrdersSection />)
  await person.click(await box(3))
  await person.keyboard('{Shift>}')
  await person.click(await box(7))
  await person.keyboard('{/Shift}')
  expect((await selected()).textContent).toBe('5 orders selected')
  await person.click(screen.getByRole('button', { name: 'Select first 10' }))
  expect((await selected()).textContent).toBe('10 orders selected')
  await person.click(screen.getByRole('button', { name: 'Select all 20' }))
  expect((await selected()).textContent).toBe('20 orders selected')
  await person.click(screen.getByRole('button', { name: 'Select all matching (57)' }))
  expect(await screen.findByText('57 orders selected')).not.toBeNull()
})

// Requirement D-114
test('a row offers its next step, and then the one after it', async () => {
  answer()
  const { person } = renderPartAt('/admin?section=orders', <OrdersSection />)
  await person.click(await screen.findByRole('button', { name: 'Pack order #1' }))
  await person.click(await screen.findByRole('button', { name: 'Dispatch order #1' }))
  expect(await screen.findByRole('dialog')).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Pack order #1' })).toBeNull()
})
