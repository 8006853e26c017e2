import type { Page } from 'playwright-core'
import { orderCart, putInCart, readyToBuy, signUp } from './customers.ts'
import { editProduct } from './merchant.ts'
import {
  asCustomer,
  asCustomerWithAnswers,
  failing,
  type Open,
  press,
  type Screen,
  screen,
} from './screens.ts'
import { paymentWindow } from './shopper.ts'

/** The pages from the cart to the paid order, by their paths in the table of pages. */
export const checkoutScreens: Record<string, Screen[]> = {
  '/cart': [
    screen('empty', 'Your cart is empty.', asCustomer('/cart')),
    screen(
      'full',
      'Cart Totals',
      asCustomer('/cart', (page) => signUpAndFillCart(page)),
    ),
    screen('short', 'Chettinad Masala: only 1 left in stock.', async (page, shop) => {
      await signUp(page)
      await putInCart(page, { 'Chettinad Masala': 2 })
      await editProduct(shop, 'Chettinad Masala', { stock: '1' })
      await page.goto('/cart')
    }),
    screen(
      'failed',
      'Couldn’t load your cart. Try again.',
      asCustomerWithAnswers('/cart', { call: 'cart', ...failing }),
    ),
    screen('on its way', 'Loading your cart...', asCustomerWithAnswers('/cart', { call: 'cart' })),
  ],
  '/checkout': [
    screen('empty', 'Your cart is empty.', asCustomer('/checkout')),
    screen(
      'without an address',
      'No addresses found.',
      asCustomer('/checkout', (page) => signUpAndFillCart(page)),
    ),
    screen(
      'ready',
      'COIMBATORE',
      asCustomer('/checkout', (page) => readyToBuy(page)),
    ),
    screen('with an order that waits', /is waiting for payment/, asCustomer('/checkout', orderSomething)),
    screen('with the payment window', 'Demo payment: no real money is charged', async (page) => {
      await readyToBuy(page)
      await page.goto('/checkout')
      await press(page, 'Proceed to Checkout')
      await paymentWindow(page)
        .getByRole('button', { name: /^Pay ₹/ })
        .waitFor()
    }),
    screen(
      'failed',
      'Couldn’t load your order. Try again.',
      asCustomerWithAnswers('/checkout', { call: 'cart', ...failing }),
    ),
  ],
  '/orders/:id/payment': [
    screen('unpaid', 'Not paid yet', openPaymentPage()),
    screen('confirming', 'Your bank is confirming the payment', openPaymentPage('confirming')),
    screen('received', 'Payment received', openPaymentPage('received')),
    screen('returning', 'Your refund is on its way', openPaymentPage('returning')),
    screen('cancelled', 'Order cancelled', openPaymentPage('cancelled')),
    screen(
      'failed',
      'Couldn’t load this payment. Try again.',
      asCustomerWithAnswers('/orders/1/payment', { call: 'payment/state/*', ...failing }),
    ),
  ],
  '/orderSuccess': [
    screen('until it leads home', /^Order #\d+ for ₹130\.00$/, async (page) => {
      await readyToBuy(page)
      await page.addInitScript(waitLongerThanThreeSeconds)
      await page.goto('/checkout')
      await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
      await paymentWindow(page)
        .getByRole('button', { name: /^Pay ₹/ })
        .click()
      await page.waitForURL('/orderSuccess')
    }),
    screen('without an order', 'No new order found', asCustomer('/orderSuccess')),
  ],
}

async function signUpAndFillCart(page: Page) {
  await signUp(page)
  await putInCart(page, { 'Sambar Masala': 2, 'Ragi & Almond Porridge Mix': 1 })
}

/** Orders a cart as a new customer, and leaves the order unpaid. */
async function orderSomething(page: Page) {
  await readyToBuy(page)
  return orderCart(page)
}

/**
 * Opens the payment page of a new order.
 * @param state of the payment, mocked; without it the order is unpaid
 */
function openPaymentPage(state?: string): Open {
  return async (page) => {
    const { id } = await orderSomething(page)
    const answer = {
      order_id: id,
      message: 'In plain words.',
      total_price: 130,
      payment_id: 'pay_Abcdefgh012345',
    }
    if (state)
      await page.route('**/api/payment/state/*', (route) => route.fulfill({ json: { ...answer, state } }))
    await page.goto(`/orders/${id}/payment`)
  }
}

/** Delays the three-second redirect, because the accessibility check takes longer. */
function waitLongerThanThreeSeconds() {
  const later = window.setTimeout
  window.setTimeout = ((work: TimerHandler, ms?: number) =>
    later(work, ms === 3000 ? 60_000 : ms)) as typeof later
}
