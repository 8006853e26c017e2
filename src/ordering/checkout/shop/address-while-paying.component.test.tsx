import { screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { setCore } from '#browser/router/core.ts'
import { Router } from '#browser/router/router.tsx'
import type { Cart } from '#ordering/cart/contract.ts'
import { noCashOffer } from '#ordering/cash-on-delivery/shop/find-cash-offer.ts'
import type { AddressWithNotices } from '#people/addresses/contract.ts'
import { aCustomer, anAddress } from '#test/shop/an-address.ts'
import { renderPart } from '#test/shop/component.tsx'
import { CheckoutContents } from './checkout-contents.tsx'
import type { PendingOrderWithPayment } from './load-checkout.ts'

const user = aCustomer
const home: AddressWithNotices = { ...anAddress, name: 'home' }
const work = { ...home, id: 2, name: 'work', is_default: false }
const product = { id: 5, path: '/product/5', name: 'Idli Podi', price: 125, mrp: null, quantity: 5, stock: 5 }
const shown = { image1: null, pictures: [], tint: null, net_amount: 100, net_unit: 'g' }
const line = { id: 3, product_id: 5, pack_id: 9, name: 'Idli Podi', quantity: 1, size: '100 g' }
const cart = { id: 1, cartItems: [{ ...line, Product: { ...product, ...shown } }] } as unknown as Cart
const unpaid = {
  order: { id: 31, total_price: 999, address_id: 1 },
  items: [],
  payment: { order_id: 31, state: 'unpaid', message: 'Not paid yet.', total_price: 999, payment_id: null },
} as unknown as PendingOrderWithPayment

/** The checkout with a server that never answers again. */
function openCheckout(waiting: PendingOrderWithPayment | null) {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  const page = { id: 'page', path: '*', loader: () => new Promise(() => {}) }
  const routes = [{ id: 'shop', children: [page] }]
  const hydrationData = { loaderData: { shop: { checkoutScript: '/checkout.js' }, page: null } }
  const router = createMemoryRouter(routes, { initialEntries: ['/checkout'], hydrationData })
  setCore({ load: async () => router, onLoadError: async () => {} })
  return renderPart(
    <Router first={router.state}>
      <CheckoutContents
        cart={cart}
        account={{ user, address: home }}
        addresses={[home, work]}
        delivery={null}
        cash={noCashOffer}
        unpaid={waiting}
        coupons={null}
        buyer={{ gstin: '', business_name: '' }}
        whatsapp={{ offered: false, phone: null, on: false }}
      />
    </Router>,
  )
}

const other = () => screen.getByRole<HTMLInputElement>('radio', { name: /Work/ })
const choice = () => screen.getByRole<HTMLFieldSetElement>('group', { name: 'Deliver to' })
const links = () => ['Edit', 'Add another address'].map((name) => screen.queryByRole('link', { name }))
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

test('once a payment has begun, where it goes stands fast', async () => {
  const person = openCheckout(null)
  expect(choice().disabled).toBe(false)
  expect(links()).not.toContain(null)
  await person.click(button(/^Proceed to Checkout/))
  await waitFor(() => expect(choice().disabled).toBe(true))
  expect(links()).toEqual([null, null])
})

test('while another address is on its way here, an earlier order is not paid for either', async () => {
  const person = openCheckout(unpaid)
  expect(button('Continue payment').disabled).toBe(false)
  await person.click(other())
  await waitFor(() => expect(button('Continue payment').disabled).toBe(true))
})
