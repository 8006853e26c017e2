import type { APIRequestContext, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Set-up steps use the page's own API calls with its cookies instead of clicks. */
export type Person = { name: string; email: string; phone: string; pin: string }

let people = 0

/** Registers a new customer and signs them in on this page. */
export async function signUp(page: Page, name = 'Kavya Selvam'): Promise<Person> {
  const phone = String(9_100_000_000 + process.pid * 1000 + people++).slice(-10)
  const person = { name, email: `kavya.${phone}@example.com`, phone, pin: '7391' }
  await call(page.request.post('/api/auth/register', { data: person }))
  await signIn(page, person)
  return person
}

export const signIn = (page: Page, { phone, pin }: { phone: string; pin: string }) =>
  call(page.request.post('/api/auth/login', { data: { phone, pin } }))

/**
 * Adds products to the cart.
 * @param wanted quantities by product name
 */
export async function putInCart(page: Page, wanted: Record<string, number>) {
  for (const [name, quantity] of Object.entries(wanted)) {
    const product_id = await productId(page.request, name)
    await call(page.request.post('/api/cart/add', { data: { product_id, quantity } }))
  }
}

/** The cart on the server: quantities by product name. */
export async function cartOf(page: Page): Promise<Record<string, number>> {
  const { cartItems } = await call(page.request.get('/api/cart'))
  return Object.fromEntries(
    cartItems.map((line: { quantity: number; Product: { name: string } }) => [
      line.Product.name,
      line.quantity,
    ]),
  )
}

const home = {
  full_name: 'Kavya Selvam',
  address_line1: '12, Nehru Street',
  city: 'Coimbatore',
  state: 'Tamil Nadu',
  postal_code: '641012',
  country: 'India',
}

export const saveHomeAddress = (page: Page) => call(page.request.post('/api/address/upsert', { data: home }))

/** Adds a second address. */
export const addSecondAddress = (page: Page) =>
  call(
    page.request.post('/api/addresses', {
      data: { ...home, name: 'work', address_line1: '3, Race Course', postal_code: '641018' },
    }),
  )

/** Signs up a customer with an address and these products in the cart, ready for the checkout. */
export async function readyToBuy(page: Page, wanted: Record<string, number> = { 'Sambar Masala': 1 }) {
  const person = await signUp(page)
  await saveHomeAddress(page)
  await putInCart(page, wanted)
  return person
}

type Order = { id: number; status: string; total_price: number }

/** The customer's orders, newest first. */
export const ordersOf = (page: Page): Promise<Order[]> => call(page.request.get('/api/orders'))

/** Orders the cart and leaves the order unpaid. */
export const orderCart = (page: Page): Promise<Order> =>
  call(page.request.post('/api/orders/add', { data: {} }))

export async function productId(request: APIRequestContext, name: string): Promise<number> {
  const products: { id: number; name: string }[] = await call(request.get('/api/products'))
  const product = products.find((each) => each.name === name)
  expect(product, `a product named ${name}`).toBeDefined()
  return product?.id ?? 0
}

/** @returns the response body, which must be a success */
export async function call(answer: ReturnType<APIRequestContext['get']>) {
  const response = await answer
  const body = await response.text()
  expect(response.ok(), `${response.status()} ${response.url()} ${body}`).toBe(true)
  return JSON.parse(body)
}
