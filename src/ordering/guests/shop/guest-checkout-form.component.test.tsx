import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Cart } from '#ordering/cart/contract.ts'
import { setVisitor } from '#people/sessions/shop/visitor.ts'
import { renderPartAt } from '#test/shop/component.tsx'
import { GuestCheckoutForm } from './guest-checkout-form.tsx'

const product = { id: 5, path: '/product/5', name: 'Idli Podi', price: 125, mrp: null, quantity: 5, stock: 5 }
const shown = { image1: null, pictures: [], tint: null, net_amount: 100, net_unit: 'g' }
const line = { id: 3, product_id: 5, pack_id: 9, name: 'Idli Podi', quantity: 2, size: '100 g' }
const cart = { id: 1, cartItems: [{ ...line, Product: { ...product, ...shown } }] } as unknown as Cart

/** The checkout, and the requests it sends; placing an order is refused with this answer. */
function openCheckout(refusal: { status: number; body: object }) {
  const calls = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) =>
      String(url).includes('/guest-orders')
        ? Response.json(refusal.body, { status: refusal.status })
        : Response.json({ cartItems: [], user: null, cart: null }, { status: 404 }),
    )
  const { person } = renderPartAt('/checkout/guest', <GuestCheckoutForm cart={cart} offersWhatsapp={false} />)
  const placed = () => calls.mock.calls.filter(([url]) => String(url).includes('/guest-orders'))
  return { person, placed }
}

const typed = {
  Name: 'Meena Raj',
  Email: 'meena@example.com',
  'PIN code': '641012',
  'Full name': 'Meena Raj',
  City: 'Coimbatore',
}

// Requirement D-364
test('every mistake in contact and address is marked, and nothing is sent', async () => {
  const { person, placed } = openCheckout({ status: 500, body: {} })
  await person.click(screen.getByRole('button', { name: 'Proceed to Checkout' }))
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(4))
  expect(placed()).toEqual([])
})

// Requirement D-364
test('the order is sent with contact, address and lines, and a lost discount is told before it is sent again', async () => {
  const sentence = 'Order #7 has a discount of ₹20.00, which applies only to the items in that order.'
  const body = { message: sentence, code: 'DISCOUNT_LOST', lost_discount: 20 }
  const { person, placed } = openCheckout({ status: 409, body })
  for (const [label, text] of Object.entries(typed)) {
    const field = screen.getByLabelText(label)
    await person.clear(field)
    await person.type(field, text)
  }
  await person.type(screen.getByLabelText('Phone number'), '9812345678')
  await person.type(screen.getByLabelText('Address line 1'), '4, Gandhi Street')
  await person.click(screen.getByRole('button', { name: 'Proceed to Checkout' }))
  await waitFor(() => expect(screen.getByText(sentence)).toBeTruthy())
  await person.click(screen.getByRole('button', { name: 'Proceed to Checkout' }))
  await waitFor(() => expect(placed()).toHaveLength(2))
  expect(placed().map(([, { body } = {}]) => JSON.parse(String(body)).lost_discount)).toEqual([0, 20])
  const [[, init] = []] = placed()
  expect(JSON.parse(String(init?.body))).toMatchObject({
    name: 'Meena Raj',
    phone: '9812345678',
    email: 'meena@example.com',
    address: { full_name: 'Meena Raj', city: 'Coimbatore', postal_code: '641012' },
    items: [{ product_id: 5, quantity: 2 }],
  })
})

// Requirement D-115
test('what a guest typed is there again after a reload', async () => {
  setVisitor({ user: null, cart: null })
  const { person } = openCheckout({ status: 500, body: {} })
  await person.type(screen.getByLabelText('Name'), 'Meena Raj')
  await person.type(screen.getByLabelText('Address line 1'), '4, Gandhi Street')
  cleanup()
  openCheckout({ status: 500, body: {} })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Meena Raj'))
  expect(screen.getByLabelText<HTMLInputElement>('Address line 1').value).toBe('4, Gandhi Street')
  setVisitor({ user: 'unknown', cart: null })
})
