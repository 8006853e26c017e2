import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setCart, useVisitor } from '#people/sessions/shop/visitor.ts'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import type { Cart } from '../contract.ts'
import { CartLines } from './cart-lines.tsx'

const shown = { mrp: null, image1: null, pictures: [], tint: null, net_amount: 100, net_unit: 'g', stock: 9 }
const line = (id: number, name: string, price: number, quantity: number) => ({
  id,
  product_id: id,
  pack_id: id,
  name,
  quantity,
  size: '100 g',
  Product: { ...shown, id, path: `/product/${id}`, name, quantity: '100 g', price },
})
const box = {
  id: 4,
  path: '/bundle/4',
  name: 'Breakfast box',
  price: 899,
  parts: [
    { pack_id: 1, quantity: 1 },
    { pack_id: 2, quantity: 2 },
  ],
}
const ragi = line(1, 'Ragi mix', 360, 3)
const seeds = line(2, 'Seed mix', 300, 4)
const cartOf = (lines: object[], bundles?: object[]) =>
  ({ id: 1, cartItems: lines, ...(bundles && { bundles }) }) as unknown as Cart

const ShownCart = () => {
  const { cart } = useVisitor()
  return cart && <CartLines cart={cart} reserved={new Map()} />
}

// Requirement D-451: The cart shows a bundle with its parts, its price and the price one by one; it is changed as a whole, and
//   if one of its parts is removed, the cart says that the others cost their usual prices (decision X53).
test('a bundle is a line of its own, and a removed part leaves the others at their own prices', async () => {
  setCart(cartOf([ragi, seeds], [box]))
  const fetch = mockCalls(200, cartOf([{ ...ragi, quantity: 1 }, seeds]))
  const { person } = renderPartAt('/cart', <ShownCart />)
  // Two boxes, and one ragi mix beside them.
  const bundle = within(screen.getByRole('link', { name: 'Breakfast box' }).closest('li') as HTMLElement)
  expect(bundle.getByText('₹1,798.00')).toBeDefined()
  expect(bundle.getByText('₹1,920')).toBeDefined()
  expect(bundle.getByText('2 × Seed mix, 100 g')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Remove Ragi mix' })).toBeDefined()

  await person.click(bundle.getByRole('button', { name: 'Remove Ragi mix from Breakfast box' }))
  await screen.findByText(
    'Ragi mix removed. The other products of Breakfast box now cost their usual prices.',
  )
  await waitFor(() => expect(screen.queryByText('Breakfast box')).toBeNull())
  const [url, init] = fetch.mock.calls[0] ?? []
  expect([String(url), init?.method, init?.body]).toEqual(['/api/cart/1', 'PUT', '{"most":1}'])
  expect(screen.getByRole('link', { name: 'Seed mix' })).toBeDefined()
})
