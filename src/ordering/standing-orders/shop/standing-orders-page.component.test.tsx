import { act, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { setCore } from '#browser/router/core.ts'
import { Router } from '#browser/router/router.tsx'
import { mockCalls, renderPart, renderPartAt } from '#test/shop/component.tsx'
import type { StandingOrder } from '../contract.ts'
import DeliverRegularly from './deliver-regularly.tsx'
import StandingOrdersPage, { loader } from './standing-orders-page.tsx'

const line = {
  product_id: 1,
  path: '/product/1/sambar-masala',
  pack_id: 1,
  name: 'Sambar Masala',
  quantity: 3,
  price: 130,
  available: 3,
  pictures: [],
  tint: 'leaf',
}
const masala: StandingOrder = {
  id: 7,
  weeks: 2,
  paused: false,
  unanswered: false,
  next_on: '2026-06-15',
  due: true,
  skips_to: '2026-06-29',
  total: 130,
  lines: [
    { ...line, available: 1 },
    { ...line, pack_id: 2, name: 'Rasam Masala', available: 0 },
  ],
}
const porridge: StandingOrder = {
  ...masala,
  id: 8,
  paused: true,
  unanswered: true,
  due: false,
  lines: [{ ...line, pack_id: 3, name: 'Ragi Porridge' }],
}

/** @param changed the answer to every change */
async function openPage(orders: StandingOrder[], changed: object = {}) {
  const calls = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (_, options) =>
      Response.json(options?.method && options.method !== 'GET' ? changed : orders),
    )
  const facts = async () => ({ publicUrl: 'http://shop.test', store: { name: 'Pasumai Pantry' } })
  const router = createMemoryRouter(
    [{ id: 'shop', loader: facts, children: [{ path: '/standing-orders', loader }] }],
    { initialEntries: ['/standing-orders'] },
  )
  setCore({ load: async () => router, onLoadError: async () => {} })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  let person: ReturnType<typeof renderPart> | undefined
  await act(async () => {
    person = renderPart(
      <Router first={router.state}>
        <StandingOrdersPage />
      </Router>,
    )
  })
  return { calls, person: person as ReturnType<typeof renderPart> }
}

// Requirement D-437
test('the page shows what is due, what is short, and what is paused and why', async () => {
  await openPage([masala, porridge])
  const due = within(await screen.findByRole('article', { name: 'Sambar Masala, Rasam Masala' }))
  due.getByText('Only 1 available')
  due.getByText('Not available now')
  due.getByText('₹130.00 at today’s prices, without delivery charges')
  due.getByRole('button', { name: 'Review and pay' })
  const paused = within(screen.getByRole('article', { name: 'Ragi Porridge' }))
  paused.getByText(/^Paused, because/)
  expect(paused.queryByRole('button', { name: /Review|Skip/ })).toBeNull()
})

// Requirement D-436
test('skipping names the day that the customer sees, and shows the next one', async () => {
  const { calls, person } = await openPage([masala], {
    ...masala,
    due: false,
    next_on: '2026-06-29',
    skips_to: '2026-07-13',
  })
  await person.click(await screen.findByRole('button', { name: /^Skip until/ }))
  await screen.findByText(/^Next delivery: .*29 Jun/)
  const [url, options] = calls.mock.lastCall ?? []
  expect([url, options?.body]).toEqual(['/api/standing-orders/7/skip', '{"next_on":"2026-06-15"}'])
})

// Requirement D-436
test('stopping asks first, and the last one leaves a hint how to start another', async () => {
  const { person } = await openPage([masala], { message: 'Regular deliveries stopped.' })
  await person.click(await screen.findByRole('button', { name: 'Stop deliveries' }))
  const asked = within(await screen.findByRole('alertdialog'))
  await person.click(asked.getByRole('button', { name: 'Stop deliveries' }))
  await screen.findByText('You don’t have any regular deliveries yet.')
})

// Requirement D-435
test('on an order, the keyboard goes on in the choice, and the first day is announced', async () => {
  const calls = mockCalls(201, masala)
  const { person } = renderPartAt('/orders/5', <DeliverRegularly orderId={5} />)
  await person.click(screen.getByRole('button', { name: 'Deliver regularly' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Every 4 weeks' }))
  await person.keyboard('{ArrowUp}')
  await person.click(screen.getByRole('button', { name: 'Start' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/We’ll email you on .*15 Jun/))
  expect(calls.mock.lastCall?.[1]?.body).toBe('{"order_id":5,"weeks":2}')
})
