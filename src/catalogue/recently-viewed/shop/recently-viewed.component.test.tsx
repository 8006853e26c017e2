import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setVisitor } from '#people/sessions/shop/visitor.ts'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import { noteViewed } from './note-viewed.ts'
import { RecentlyViewed } from './recently-viewed.tsx'
import { listViewed } from './viewed-products.ts'

const product = (id: number) => ({
  id,
  path: `/product/${id}`,
  name: `Product ${id}`,
  one_liner: '',
  price: 100,
  mrp: null,
  discount: null,
  quantity: '400 g',
  stock: 3,
  packs: [
    {
      id,
      size: '400 g',
      net_amount: 400,
      net_unit: 'g',
      price: 100,
      mrp: null,
      sku: null,
      weight_g: null,
      stock: 3,
    },
  ],
  tint: 'muesli',
  pictures: [],
})

beforeEach(() => {
  localStorage.clear()
  setVisitor({ user: null, cart: null })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly seen: (entries: { isIntersecting: boolean }[]) => void
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.seen = seen
      }
      observe() {
        queueMicrotask(() => this.seen([{ isIntersecting: true }]))
      }
      disconnect() {}
    },
  )
})

test('the strip leaves out the page’s own product and hidden ones, and can be cleared', async () => {
  for (const id of [1, 2, 3]) noteViewed(id)
  // Product 1 is hidden since.
  const calls = mockCalls(200, [product(2)])
  const { person } = renderPartAt('/product/3', <RecentlyViewed path="/product/3-muesli" />)
  await screen.findByRole('heading', { name: 'Product 2' })
  expect(calls.mock.calls.map(([url]) => url)).toEqual(['/api/products?ids=1%2C2'])
  await person.click(screen.getByRole('button', { name: 'Clear recently viewed products' }))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(listViewed()).toEqual([])
})

test('one product alone is not shown on the home page, and nothing beside a filled cart', () => {
  noteViewed(1)
  const calls = mockCalls(200, [product(1)])
  renderPartAt('/', <RecentlyViewed path="/" />)
  setVisitor({ user: null, cart: { id: 1, cartItems: [{}] } as never })
  renderPartAt('/cart', <RecentlyViewed path="/cart" />)
  expect(calls).not.toHaveBeenCalled()
})
