import { expect, test, vi } from 'vitest'
import type { Cart } from '#ordering/cart/contract.ts'
import { currentVisitor, refreshVisitor, setCart } from './visitor.ts'

const cartOf = (...lines: number[]) => ({ id: 1, cartItems: lines.map((id) => ({ id })) }) as unknown as Cart
const customer = { id: 1, name: 'Anitha Raj', role: 'customer' }

test('an answer that was asked for before the cart was changed does not take the change back', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1')
  const answer = Promise.withResolvers<Response>()
  vi.spyOn(globalThis, 'fetch').mockReturnValue(answer.promise)
  const refreshed = refreshVisitor()
  setCart(cartOf(7))
  answer.resolve(Response.json({ user: customer, cart: cartOf() }))
  await refreshed
  expect(currentVisitor()).toMatchObject({ user: customer, cart: cartOf(7) })
})

test('an answer of now is what is shown', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1')
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ user: customer, cart: cartOf(8) }))
  setCart(cartOf(7))
  await refreshVisitor()
  expect(currentVisitor().cart).toEqual(cartOf(8))
})

test('a visitor’s cart is asked for where a cookie tells of one, and nothing is where none does', async () => {
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('has_cart=1')
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ user: null, cart: cartOf(9) }))
  await refreshVisitor()
  expect(currentVisitor()).toEqual({ user: null, cart: cartOf(9) })
  cookie.mockReturnValue('')
  await refreshVisitor()
  expect(currentVisitor()).toMatchObject({ user: null, cart: { cartItems: [] } })
})

// A cart page waits while the cart is unknown; it may have loaded before the visitor is asked for.
test('nobody’s cart is empty, not unknown, whether a cookie tells of a cart or not', async () => {
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ user: null, cart: null }))
  for (const hint of ['', 'has_cart=1']) {
    cookie.mockReturnValue(hint)
    setCart(cartOf())
    await refreshVisitor()
    expect(currentVisitor()).toMatchObject({ user: null, cart: { cartItems: [] } })
  }
})
