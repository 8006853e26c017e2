import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { setCore } from '#browser/router/core.ts'
import { Router } from '#browser/router/router.tsx'
import type { Cart, CartCoupons } from '#ordering/cart/contract.ts'
import { noCashOffer } from '#ordering/cash-on-delivery/shop/find-cash-offer.ts'
import type { DeliveryEstimate, DeliveryTerms } from '#ordering/delivery/contract.ts'
import type { AddressWithNotices } from '#people/addresses/contract.ts'
import { aCustomer, anAddress } from '#test/shop/an-address.ts'
import { mockCalls, renderPart } from '#test/shop/component.tsx'
import { CheckoutContents } from './checkout-contents.tsx'
import type { PendingOrderWithPayment } from './load-checkout.ts'

const home: AddressWithNotices = { ...anAddress, name: 'home' }
const product = { id: 5, path: '/product/5', name: 'Idli Podi', mrp: null, quantity: 5, stock: 5 }
const shown = { image1: null, pictures: [], tint: null, net_amount: 100, net_unit: 'g' }
const cartAt = (price: number, quantity = 2) => {
  const line = { id: 3, product_id: 5, pack_id: 9, name: 'Idli Podi', quantity, size: '100 g' }
  return { id: 1, cartItems: [{ ...line, Product: { ...product, ...shown, price } }] } as unknown as Cart
}

/** An order of two at ₹125 with ₹40 of delivery, by Wed, 17 Jun. */
const unpaid = {
  order: {
    id: 31,
    total_price: 290,
    address_id: 1,
    address: home,
    delivery: { fee: 40, zone: 'City', by: '2026-06-17', commits_to_date: false },
    discounts: [],
  },
  items: [{ pack_id: 9, quantity: 2, unit_price: 125, size: '100 g' }],
  payment: { order_id: 31, state: 'unpaid', message: 'Not paid yet.', total_price: 290, payment_id: null },
} as unknown as PendingOrderWithPayment

const terms = {
  zone: 'City',
  days: '2',
  by: '2026-06-17',
  fee: 40,
  free_from: null,
  minimum: 200,
  note: 'By our own van',
}
const deliveryOn = (changed: Partial<DeliveryTerms> | null): DeliveryEstimate => ({
  postal_code: home.postal_code,
  sentence: 'To 641001: as it is today',
  terms: changed && { ...terms, ...changed },
  places: [],
})

type Seen = {
  cart?: Cart
  address?: AddressWithNotices
  delivery: DeliveryEstimate
  waiting?: PendingOrderWithPayment
  coupons?: CartCoupons | null
}

function openCheckout({
  cart = cartAt(125),
  address = home,
  delivery,
  waiting = unpaid,
  coupons = null,
}: Seen) {
  if (!vi.isMockFunction(globalThis.fetch))
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  const page = { id: 'page', path: '*', loader: () => new Promise(() => {}) }
  const routes = [{ id: 'shop', children: [page] }]
  const hydrationData = { loaderData: { shop: { checkoutScript: '/checkout.js' }, page: null } }
  const router = createMemoryRouter(routes, { initialEntries: ['/checkout'], hydrationData })
  setCore({ load: async () => router, onLoadError: async () => {} })
  const notice = delivery.terms ? undefined : 'We don’t deliver to 641001 yet.'
  return renderPart(
    <Router first={router.state}>
      <CheckoutContents
        cart={cart}
        account={{ user: aCustomer, address, notice }}
        addresses={[address]}
        delivery={delivery}
        cash={noCashOffer}
        unpaid={waiting}
        coupons={coupons}
        buyer={{ gstin: '', business_name: '' }}
        whatsapp={{ offered: false, phone: null, on: false }}
      />
    </Router>,
  )
}

const totals = () => within(screen.getByRole('region', { name: 'Order Total' }))
const sums = () =>
  totals()
    .getAllByRole('definition')
    .map((sum) => sum.textContent)
const buttons = () => totals().getAllByRole('button')
const keeps = /^Prices or delivery terms have changed, but this order isn’t affected/

// Requirement D-136
test.each([
  ['a higher fee', { delivery: deliveryOn({ fee: 99 }) }],
  ['a lower fee', { delivery: deliveryOn({ fee: 0 }) }],
  ['a minimum above it', { delivery: deliveryOn({ minimum: 5000 }) }],
  ['no zone there', { delivery: deliveryOn(null) }],
  ['a later day', { delivery: deliveryOn({ by: '2026-06-26' }) }],
  ['a higher price', { cart: cartAt(180), delivery: deliveryOn({}) }],
  ['a lower price', { cart: cartAt(90), delivery: deliveryOn({}) }],
])('with %s since, the checkout shows the terms of the existing order, and continues it', (_, seen) => {
  openCheckout(seen)
  expect(sums()).toEqual(['₹250.00', '₹40.00', '₹290.00'])
  expect(screen.getByText('100 g · 2 × ₹125', { exact: false })).toBeTruthy()
  expect(screen.getByText('Delivery to 641001 expected by Wed, 17 Jun')).toBeTruthy()
  expect(screen.getByText(keeps)).toBeTruthy()
  for (const untrue of [/as it is today/, /don’t deliver/, /minimum order/, /Your cart has changed/])
    expect(screen.queryByText(untrue)).toBeNull()
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Continue payment ₹290.00'])
})

test('the agreed terms include the discounts that the merchant gave', () => {
  const discounts = [{ id: 7, reason: 'For the late delivery', amount: 30 }]
  const order = { ...unpaid.order, total_price: 260, discounts }
  openCheckout({ delivery: deliveryOn({}), waiting: { ...unpaid, order } })
  expect(sums()).toEqual(['₹250.00', '−₹30.00', '₹40.00', '₹260.00'])
  expect(screen.getByText('For the late delivery', { exact: false })).toBeTruthy()
  expect(screen.queryByText(keeps)).toBeNull()
})

const discounted = {
  ...unpaid,
  order: {
    ...unpaid.order,
    total_price: 260,
    discounts: [{ id: 7, reason: 'For the late delivery', amount: 30 }],
  },
}

test('an order to another address keeps the discount on today’s terms', () => {
  const address = { ...home, postal_code: '600001' }
  openCheckout({ address, delivery: deliveryOn({ fee: 99 }), waiting: discounted })
  expect(sums()).toEqual(['₹250.00', '−₹30.00', '₹99.00', '₹319.00'])
  expect(screen.getByText(/^This unpaid order is for a different address/)).toBeTruthy()
})

test('with another cart, the checkout says that the discount is lost, and sends what it said', async () => {
  const asked = mockCalls(409, { code: 'CART_CHANGED', message: 'Your cart has changed.' })
  openCheckout({ cart: cartAt(125, 3), delivery: deliveryOn({}), waiting: discounted })
  expect(sums()).toEqual(['₹375.00', '₹40.00', '₹415.00'])
  expect(
    screen.getByText(
      'Your cart has changed since this order. If you place a new order, this unpaid one will be cancelled. Your discount of ₹30.00 applies only to the items of the unpaid order, so the new order won’t include it.',
    ),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Proceed to Checkout/ }))
  await waitFor(() => expect(asked.mock.calls.map(([path]) => path)).toContain('/api/orders/add'))
  const [, { body } = {}] = asked.mock.calls.find(([path]) => path === '/api/orders/add') ?? []
  expect(JSON.parse(String(body))).toMatchObject({ total_price: 415, lost_discount: 30 })
})

// Requirement D-76
test('the terms include whether the date was promised', () => {
  const committed = { ...unpaid.order, delivery: { ...unpaid.order.delivery, commits_to_date: true } }
  openCheckout({ delivery: deliveryOn({}), waiting: { ...unpaid, order: committed } })
  expect(screen.getByText('Delivery to 641001 by Wed, 17 Jun')).toBeTruthy()
  expect(screen.queryByText(/as it is today/)).toBeNull()
  expect(screen.getByText(keeps)).toBeTruthy()
})

test('terms that are still the same are told as they always are', () => {
  openCheckout({ delivery: deliveryOn({}) })
  expect(sums()).toEqual(['₹250.00', '₹40.00', '₹290.00'])
  expect(screen.getByText('To 641001: as it is today')).toBeTruthy()
  expect(screen.queryByText(keeps)).toBeNull()
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Continue payment ₹290.00'])
})

test.each([
  [
    'another cart',
    'Your cart has changed since this order. If you place a new order, this unpaid one will be cancelled.',
    { cart: cartAt(125, 3), delivery: deliveryOn({ fee: 99 }) },
    ['₹375.00', '₹99.00', '₹474.00'],
  ],
  [
    'another place',
    'This unpaid order is for a different address. If you place a new order for this address, the unpaid one will be cancelled.',
    { address: { ...home, postal_code: '600001' }, delivery: deliveryOn({ fee: 99 }) },
    ['₹250.00', '₹99.00', '₹349.00'],
  ],
])('%s is shown on today’s terms, beside the order that it replaces', (_, note, seen, told) => {
  openCheckout(seen)
  expect(sums()).toEqual(told)
  expect(screen.getByText(note)).toBeTruthy()
  expect(buttons().map(({ textContent }) => textContent)).toEqual([`Proceed to Checkout ${told[2]}`])
})
