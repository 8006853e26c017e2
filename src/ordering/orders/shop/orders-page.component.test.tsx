import { act, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { setCore } from '#browser/router/core.ts'
import { Router } from '#browser/router/router.tsx'
import { renderPart } from '#test/shop/component.tsx'
import { sampleOrder } from '#test/shop/sample-order.ts'
import type { Order } from '../contract.ts'
import OrdersPage, { loader } from './orders-page.tsx'

const [newest, second, older] = [sampleOrder({ id: 42 }), sampleOrder({ id: 41 }), sampleOrder({ id: 7 })]
const parts: Record<string, object> = { items: [], delivery: { parcels: [], unsent: [], notes: [] } }

/** A customer's orders on two pages: 42 and 41, then 7. */
async function openPage(query: string, own: Order[] = [newest, second, older]) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const { pathname, searchParams } = new URL(String(asked), 'http://shop.test')
    const [id, part] = pathname.replace(/^.*\/orders\/?/, '').split('/')
    if (part) return Response.json(parts[part])
    const one = own.find((order) => String(order.id) === id)
    if (id) return one ? Response.json(one) : Response.json({ message: 'Not found.' }, { status: 404 })
    const isFirst = !searchParams.has('cursor')
    const link: Record<string, string> = isFirst ? { link: '</api/orders?cursor=next>; rel="next"' } : {}
    const page = isFirst ? [newest, second] : [older]
    return Response.json(page, { headers: { 'x-total-count': '3', ...link } })
  })
  const facts = async () => ({ publicUrl: 'http://shop.test', store: { name: 'Pasumai Pantry' } })
  const routes = [{ id: 'shop', loader: facts, children: [{ path: '/:username/orders', loader }] }]
  const router = createMemoryRouter(routes, { initialEntries: [`/me/orders${query}`] })
  setCore({ load: async () => router, onLoadError: async () => {} })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  let person: ReturnType<typeof renderPart> | undefined
  await act(async () => {
    person = renderPart(
      <Router first={router.state}>
        <OrdersPage />
      </Router>,
    )
  })
  await screen.findByRole('table', { name: 'My Orders' })
  return person as ReturnType<typeof renderPart>
}

/** The ids of the listed and of the expanded orders. */
const listed = () => ({
  all: screen.getAllByRole('button', { name: /details|products/i }).map(numberIn),
  open: screen.queryAllByRole('button', { expanded: true }).map(numberIn),
})
const numberIn = (button: HTMLElement) => Number(/\d+/.exec(button.getAttribute('aria-label') ?? '')?.[0])

// Requirement D-88
test('the link in an email opens its order', async () => {
  await openPage('?order=41')
  expect(listed()).toEqual({ all: [42, 41], open: [41] })
  expect(screen.getByRole('link', { name: /help/i }).getAttribute('href')).toBe('/help/order/41')
})

// Requirement D-88
test('an order that isn’t among the newest is shown above them, and only once', async () => {
  const person = await openPage('?order=7')
  expect(listed()).toEqual({ all: [7, 42, 41], open: [7] })
  await person.click(screen.getByRole('button', { name: 'Show more' }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull())
  expect(listed().all).toEqual([7, 42, 41])
})

// Requirement D-88
test.each(['?order=99', '?order=none', ''])(
  'the link to another customer’s order shows just the list: %j',
  async (query) => {
    await openPage(query)
    expect(listed()).toEqual({ all: [42, 41], open: [] })
  },
)
