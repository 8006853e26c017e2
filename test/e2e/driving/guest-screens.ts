import type { Page } from 'playwright-core'
import { call, putInCart } from './customers.ts'
import { expectPageError } from './page-errors.ts'
import { press, type Screen, screen } from './screens.ts'

const contact = { name: 'Anitha Raj', email: 'anitha.screens@example.com' }
const address = {
  full_name: 'Anitha Raj',
  address_line1: '5, Avinashi Road',
  city: 'Coimbatore',
  state: 'Tamil Nadu',
  postal_code: '641018',
  country: 'India',
}

const fillCart = (page: Page) => putInCart(page, { 'Sambar Masala': 1 })

/** Opens the page of a new guest's unpaid order. */
async function openOrder(page: Page, phone: string) {
  await fillCart(page)
  const { key } = await call(page.request.post('/api/guest-orders', { data: { ...contact, phone, address } }))
  await page.goto(`/order/${key}`)
}

/** The pages of guests, by their paths in the table of pages. The shop must let visitors order without an account. */
export const guestScreens: Record<string, Screen[]> = {
  '/checkout/guest': [
    screen('ready', 'We’ll email you a link to follow your order.', async (page) => {
      await fillCart(page)
      await page.goto('/checkout/guest')
    }),
    screen('refused', 'Name should not be empty', async (page) => {
      await fillCart(page)
      await page.goto('/checkout/guest')
      await press(page, 'Proceed to Checkout')
    }),
  ],
  '/order/:key': [
    screen('unpaid', 'Waiting for payment', (page) => openOrder(page, '9000011111')),
    screen('unknown', 'This link doesn’t work', (page) => {
      expectPageError(page, /status of 404/)
      return page.goto('/order/nobody-has-this-key')
    }),
  ],
}
