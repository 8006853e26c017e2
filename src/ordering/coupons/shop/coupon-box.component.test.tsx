import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Cart, CartCoupons } from '#ordering/cart/contract.ts'
import { CartTotals } from '#ordering/cart/shop/totals-card.tsx'
import { renderPart } from '#test/shop/component.tsx'
import { CouponBox } from './coupon-box.tsx'
import { useCartCoupons } from './use-cart-coupons.ts'

const cart = {
  cartItems: [
    { id: 1, pack_id: 1, name: 'Muesli', quantity: 1, size: '400 g', Product: { price: 320, stock: 9 } },
  ],
} as unknown as Cart
const none: CartCoupons = { offered: true, code: null, problem: null, discounts: [] }
const ten: CartCoupons = {
  offered: true,
  code: 'TEN',
  problem: null,
  discounts: [{ coupon_id: 1, coupon_code: 'TEN', reason: 'Monsoon offer (TEN)', amount: 32 }],
}

function Side({ first }: { first: CartCoupons | null }) {
  const coupons = useCartCoupons(cart, undefined, first)
  return (
    <CartTotals cart={cart} delivery={null} coupons={coupons.discounts}>
      <CouponBox coupons={coupons} />
    </CartTotals>
  )
}

type Answer = { status?: number; body: object } | 'offline'

/** Answers the calls in turn. @returns what was sent */
function mockServer(...answers: Answer[]) {
  const sent: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, { method = 'GET', body } = {}) => {
    sent.push(`${method} ${new URL(String(url), 'http://shop.test').pathname} ${body ?? ''}`.trim())
    const answer = answers.shift() ?? 'offline'
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
  return sent
}

const totalOf = () => screen.getByText('Total').nextElementSibling?.textContent

// Requirement D-501
test('a code is entered behind a link, shown with its saving, and removed', async () => {
  const sent = mockServer({ body: ten }, { body: none })
  const person = renderPart(<Side first={none} />)
  await person.click(screen.getByRole('button', { name: 'Have a coupon?' }))
  await person.click(screen.getByRole('button', { name: 'Apply' }))
  expect(screen.getByText('Enter the coupon code.')).toBeTruthy()
  await person.type(screen.getByLabelText('Coupon code'), 'ten{Enter}')
  expect(await screen.findByText('Discount: Monsoon offer (TEN)')).toBeTruthy()
  expect(totalOf()).toBe('₹288.00')
  await person.click(screen.getByRole('button', { name: 'Remove Coupon TEN' }))
  expect(await screen.findByRole('button', { name: 'Have a coupon?' })).toBeTruthy()
  expect([totalOf(), sent]).toEqual([
    '₹320.00',
    ['POST /api/cart/coupon {"code":"ten"}', 'DELETE /api/cart/coupon'],
  ])
})

// Requirement D-501
test('a refused code stays in the field with the reason, also without a network', async () => {
  mockServer(
    { status: 409, body: { code: 'COUPON_REFUSED', message: 'This coupon has expired.' } },
    'offline',
  )
  const person = renderPart(<Side first={none} />)
  await person.click(screen.getByRole('button', { name: 'Have a coupon?' }))
  const field = screen.getByLabelText<HTMLInputElement>('Coupon code')
  await person.type(field, 'old')
  await person.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('This coupon has expired.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Apply' }))
  await vi.waitFor(() => expect(screen.queryByText('This coupon has expired.')).toBeNull())
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect([field.value, totalOf()]).toEqual(['old', '₹320.00'])
})

// Requirement D-501
test('a code that takes nothing off says what is missing, and an automatic coupon is shown', async () => {
  renderPart(
    <Side
      first={{
        offered: true,
        code: 'TEN',
        problem: 'Add eligible items worth ₹280 more to use this coupon.',
        discounts: [{ coupon_id: 2, coupon_code: null, reason: 'Monsoon week', amount: 20 }],
      }}
    />,
  )
  expect(screen.getByText('Add eligible items worth ₹280 more to use this coupon.')).toBeTruthy()
  expect(screen.getByText('Discount: Monsoon week')).toBeTruthy()
  expect(totalOf()).toBe('₹300.00')
})

test('a tab that is shown again asks for the coupons that another tab has changed', async () => {
  const sent = mockServer({ body: ten })
  renderPart(<Side first={none} />)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByRole('button', { name: 'Remove Coupon TEN' })).toBeTruthy()
  expect([totalOf(), sent]).toEqual(['₹288.00', ['GET /api/cart/coupons']])
})

test('a shop without codes doesn’t ask for one', () => {
  renderPart(<Side first={{ ...none, offered: false }} />)
  expect(screen.queryByRole('button', { name: 'Have a coupon?' })).toBeNull()
})
