import { expect, test } from 'vitest'
import { openShop } from '../driving/browser.ts'
import { cartOf, ordersOf, readyToBuy } from '../driving/customers.ts'
import { advanceUntilVisible, expectRedirectAfter, installClock, pauseClock } from '../driving/fake-clock.ts'
import { editProduct } from '../driving/merchant.ts'
import { mockResponse, restoreResponses } from '../driving/mock-responses.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { paymentWindow } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

async function openCheckout(wanted?: Record<string, number>) {
  const page = await openShop(shop)
  await readyToBuy(page, wanted)
  await page.goto('/checkout')
  const proceed = page.getByRole('button', { name: 'Proceed to Checkout' })
  await proceed.waitFor()
  const pay = paymentWindow(page).getByRole('button', { name: /^Pay ₹/ })
  return { page, proceed, pay }
}

// Requirement 2.1-17: `/checkout` is the checkout page, for customers.
// Requirement 2.21-1: The checkout lists the items of the order.
// Requirement 2.21-2: The checkout shows subtotal and total.
// Requirement 2.21-3: The address shows name, phone, address lines, city in capitals, state, country and PIN code.
// Requirement 2.21-4: The checkout links to the form that edits the address.
// Requirement 9-26: Processing takes 1-2 business days, and delivery 3-7.
// Requirement D-69
test('the checkout shows the order, its total and the address, with links to each', async () => {
  const { page } = await openCheckout({ 'Sambar Masala': 2, 'Idli Podi': 1 })
  const main = page.getByRole('main')
  for (const words of ['Sambar Masala', 'Idli Podi', '₹260.00', '₹125.00'])
    await main.getByText(words).first().waitFor()
  const totals = page.getByRole('region', { name: 'Order Total' })
  await expect
    .poll(() => totals.locator('dd').allTextContents())
    .toEqual(['₹385.00', 'Paid to courier', '₹385.00'])
  const address = main.locator('address')
  for (const words of [
    'Kavya Selvam',
    '12, Nehru Street',
    'COIMBATORE 641012',
    'Tamil Nadu, India',
    'Phone: N/A',
  ])
    await address.getByText(words).waitFor()
  expect(await main.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    '/Kavya%20Selvam/address?from=%2Fcheckout',
  )
  await main.getByText(/Usually packed in 1-2 business days and delivered 3-7 business days later/).waitFor()
  const notice = page.getByText('We use your details only for your account and your orders.')
  await notice.getByRole('link', { name: 'Privacy Policy' }).waitFor()
})

// Requirement 2.1-18: `/orderSuccess` is the order confirmation page, for customers.
// Requirement 2.22-1: The order confirmation shows 'Order Placed Successfully!' (decision X8).
// Requirement 2.22-2: The home page opens three seconds after the order confirmation.
// Requirement 4-20: After a verified payment, a toast says 'Payment successful!'.
// Requirement 4-21: After a verified payment, `/orderSuccess` opens, and the home page 3 s later.
// Requirement 9-17: After an order, the next page opens after 3 s.
// Requirement 4-19
test('a payment shows a message, the cart is empty, and three seconds later the home page opens', async () => {
  const page = await openShop(shop)
  await readyToBuy(page)
  await installClock(page)
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  const pay = paymentWindow(page).getByRole('button', { name: /^Pay ₹/ })
  await pay.waitFor()
  await pauseClock(page)
  await pay.click()
  await advanceUntilVisible(page, page.getByText('Payment successful!'))
  await advanceUntilVisible(page, page.getByRole('heading', { name: 'Order Placed Successfully!' }))
  await page.waitForURL('/orderSuccess')
  await expect.poll(() => cartOf(page)).toEqual({})
  await expectRedirectAfter(page, '/', 3)
})

// Requirement 8-36: If the checkout fails, the server's message is shown, or 'Checkout failed.'.
test.each([
  [500, {}, 'Checkout failed.'],
  [409, { message: 'This is sold by the dozen only.' }, 'This is sold by the dozen only.'],
])('a failed step is shown: an order that can’t be placed, %d', async (status, body, sentence) => {
  const { page, proceed } = await openCheckout()
  expectPageError(page, /status of/)
  await mockResponse(page, '/orders/add', status, body)
  await proceed.click()
  await page.getByRole('alert').getByText(sentence).waitFor()
  // Once, beside the pressed button.
  expect(await page.getByText(sentence).count()).toBe(1)
})

// Requirement 8-37: If a payment can't be verified, the server's message is shown, or 'Payment verification failed.'.
test('a payment that can’t be verified says so, and its page shows the true state', async () => {
  const { page, proceed, pay } = await openCheckout()
  expectPageError(page, /status of/)
  await proceed.click()
  await mockResponse(page, '/payment/verify', 400)
  await pay.click()
  await page.getByText('Payment verification failed.').first().waitFor()
  await page.getByRole('heading', { name: 'Payment received' }).waitFor()
})

// Requirement 8-38: If an order can't be cancelled, 'Order cancellation failed.' is shown.
test('an order that can’t be cancelled says so, and waits', async () => {
  const { page, proceed, pay } = await openCheckout()
  expectPageError(page, /status of/)
  await proceed.click()
  await pay.waitFor()
  await mockResponse(page, '/orders', 500)
  await paymentWindow(page).getByRole('button', { name: 'Close' }).click()
  await page.getByText('Order cancellation failed.').first().waitFor()
  await restoreResponses(page, '/orders')
  await page.reload()
  await page.getByRole('button', { name: 'Continue payment' }).waitFor()
})

test('a price that changes during the checkout is asked again', async () => {
  const { page, proceed } = await openCheckout({ 'Whole Black Pepper': 2 })
  await page.getByText('₹280.00').first().waitFor()
  await editProduct(shop, 'Whole Black Pepper', { price: '155', mrp: '155' })
  expectPageError(page, /status of 409/)
  await proceed.click()
  await page
    .getByText(/has changed/)
    .first()
    .waitFor()
  await page.getByText('₹310.00').first().waitFor()
  expect(await ordersOf(page)).toEqual([])
  await proceed.click()
  await paymentWindow(page).getByRole('button', { name: 'Pay ₹310.00' }).waitFor()
})
