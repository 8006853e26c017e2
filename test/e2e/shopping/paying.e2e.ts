import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { formatRupees } from '#values/money/money.ts'
import { openShop, phone } from '../driving/browser.ts'
import { call, ordersOf, putInCart, readyToBuy, signIn } from '../driving/customers.ts'
import { editProduct } from '../driving/merchant.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { paymentWindow } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to Checkout' })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue payment' })
const pay = (page: Page) =>
  paymentWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click()
const placed = (page: Page) => page.getByRole('heading', { name: 'Order Placed Successfully!' })
const statuses = async (page: Page) => (await ordersOf(page)).map(({ status }) => status)

/** A shopper's page with the payment window open. */
async function openPayment(wanted?: Record<string, number>) {
  const page = await openShop(shop, phone)
  const person = await readyToBuy(page, wanted)
  await page.goto('/checkout')
  await proceed(page).click()
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .waitFor()
  return { page, person }
}

async function stockOf(page: Page, name: string): Promise<number> {
  const products: { name: string; stock: number }[] = await call(page.request.get('/api/products'))
  return products.find((product) => product.name === name)?.stock ?? Number.NaN
}

test('a window that is closed gives everything back', async () => {
  const { page } = await openPayment({ 'Coriander Powder': 2 })
  await expect.poll(() => stockOf(page, 'Coriander Powder')).toBe(67)
  await paymentWindow(page).getByRole('button', { name: 'Close' }).click()
  await page.getByText('Payment cancelled. Order deleted.').waitFor()
  expect(await ordersOf(page)).toEqual([])
  await expect.poll(() => stockOf(page, 'Coriander Powder')).toBe(69)
  await proceed(page).waitFor()
})

test('what went wrong in a window that was closed is not said any more', async () => {
  const { page } = await openPayment()
  await paymentWindow(page).getByRole('button', { name: 'Fail this payment' }).click()
  const declined = page.getByRole('main').getByText(/^Your payment was declined/)
  await declined.waitFor()
  await paymentWindow(page).getByRole('button', { name: 'Close' }).click()
  await page.getByText('Payment cancelled. Order deleted.').waitFor()
  await declined.waitFor({ state: 'detached' })
})

test('a reload in mid-payment, and another device, come back to the same order', async () => {
  const { page, person } = await openPayment()
  await page.reload()
  await page.getByRole('heading', { name: /^Order #\d+ for ₹130.00 is waiting for payment$/ }).waitFor()
  await goOn(page).waitFor()

  const elsewhere = await openShop(shop)
  await signIn(elsewhere, person)
  await elsewhere.goto('/checkout')
  await goOn(elsewhere).click()
  await pay(elsewhere)
  await placed(elsewhere).waitFor()

  // Not "Your cart is empty.", because its content has become the order that is shown.
  await page.reload()
  await page.getByRole('heading', { name: 'Payment received' }).waitFor()
  expect(await statuses(page)).toEqual(['paid'])
})

test('a browser that is closed after paying: the order is paid, and the payment page says so', async () => {
  const { page } = await openPayment()
  const [order] = await ordersOf(page)
  await page.route('**/api/payment/verify', () => {})
  await pay(page)
  await page.getByText(/You can wait here/).waitFor()
  await page.getByText('Cancel order').waitFor({ state: 'detached' })
  await page.goto('about:blank')
  await page.unrouteAll()
  await page.goto(`/orders/${order?.id}/payment`)
  await page.getByRole('heading', { name: 'Payment received' }).waitFor()
  await page.getByRole('link', { name: 'View Orders' }).click()
  await page.getByText('Paid', { exact: true }).waitFor()
})

// Requirement D-103
test('while the payment service is slow the page says so and keeps polling', async () => {
  const page = await openShop(shop, phone)
  await readyToBuy(page)
  await page.goto('/checkout')
  expectPageError(page, /status of 503/)
  const silent = { code: 'PAYMENT_UNAVAILABLE', message: 'The payment service isn’t responding right now.' }
  await page.route(
    '**/api/payment/initiate',
    (route) => route.fulfill({ status: 503, contentType: 'application/json', body: JSON.stringify(silent) }),
    { times: 1 },
  )
  await proceed(page).click()
  await page.getByText('The payment service is slow right now.').waitFor()
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .waitFor()
  expect(await statuses(page)).toEqual(['pending'])
})

test('the checkout’s code is loaded while the cart is read, and the payment script while the order is placed', async () => {
  const page = await openShop(shop)
  await readyToBuy(page)
  const checkoutCode = page.waitForRequest(/\/assets\/checkout-page-/)
  await page.goto('/cart')
  await checkoutCode
  await proceed(page).click()
  await page.waitForURL('/checkout')
  // The order gets no answer.
  await page.route('**/api/orders/add', () => {})
  const paymentScript = page.waitForRequest('**/v1/checkout.js')
  await proceed(page).click()
  await paymentScript
  expect(await paymentWindow(page).count()).toBe(0)
})

// Requirement 8-35: If the payment script can't be loaded, 'Razorpay SDK not loaded. Please check your network
//   connection.' is shown.
test('a payment script that doesn’t load is reported, and the order waits for it', async () => {
  const page = await openShop(shop)
  await readyToBuy(page)
  expectPageError(page, /checkout\.js/)
  await page.route('**/v1/checkout.js', (route) => route.abort())
  await page.goto('/checkout')
  await proceed(page).click()
  await page.getByText('Razorpay SDK not loaded. Please check your network connection.').first().waitFor()
  await page.unrouteAll()
  await goOn(page).click()
  await pay(page)
  await placed(page).waitFor()
})

// Requirement 7-39: The payment window is opened with the public key, INR and a name.
test('the payment window is opened with the public key, the provider’s order, rupees and the store’s name', async () => {
  const page = await openShop(shop)
  const person = await readyToBuy(page)
  const body = `window.Razorpay = function (options) { document.title = JSON.stringify(options); this.on = this.open = this.close = () => {} }`
  await page.route('**/v1/checkout.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.goto('/checkout')
  await proceed(page).click()
  await expect.poll(() => page.title()).toContain('order_id')
  expect(JSON.parse(await page.title())).toMatchObject({
    key: expect.stringMatching(/^rzp_test_/),
    order_id: expect.stringMatching(/^order_/),
    amount: 13_000,
    currency: 'INR',
    name: 'Pasumai Pantry',
    prefill: { name: person.name, email: person.email, contact: `+91${person.phone}` },
  })
})

test('a forged signature is refused and changes nothing; the truth comes from the provider', async () => {
  const { page } = await openPayment()
  const [order] = await ordersOf(page)
  expectPageError(page, /status of 400/)
  const proof = {
    order_id: order?.id,
    razorpay_payment_id: 'pay_Forged00000000',
    razorpay_order_id: 'order_Forged000000',
    razorpay_signature: 'f'.repeat(64),
  }
  const forged = await page.request.post('/api/payment/verify', { data: proof })
  expect(forged.status()).toBe(400)
  expect(await statuses(page)).toEqual(['pending'])

  await page.route('**/api/payment/verify', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), razorpay_signature: 'f'.repeat(64) } }),
  )
  await pay(page)
  await page
    .getByText((await forged.json()).message)
    .first()
    .waitFor()
  await page.getByRole('heading', { name: 'Payment received' }).waitFor()
  expect(await statuses(page)).toEqual(['paid'])
})

test('a price that changes while an order waits changes neither what the checkout shows nor what is paid', async () => {
  const { page } = await openPayment({ 'Coriander Powder': 2 })
  const [order] = await ordersOf(page)
  const agreed = formatRupees(order?.total_price ?? 0, { decimals: 'always' })
  await editProduct(shop, 'Coriander Powder', { price: '999', mrp: '999' })
  await page.reload()
  await page.getByText(/have changed, but this order isn’t affected/).waitFor()
  const totals = page.getByRole('region', { name: 'Order Total' })
  expect(await totals.getByRole('definition').allTextContents()).toEqual([agreed, 'Paid to courier', agreed])
  await goOn(page).click()
  await paymentWindow(page)
    .getByRole('button', { name: `Pay ${agreed}` })
    .click()
  await placed(page).waitFor()
  expect(await ordersOf(page)).toMatchObject([
    { id: order?.id, status: 'paid', total_price: order?.total_price },
  ])
})

test('a double click makes one order, and so do two tabs', async () => {
  const page = await openShop(shop)
  await readyToBuy(page)
  await page.goto('/checkout')
  await proceed(page).waitFor()
  const tab = await page.context().newPage()
  await tab.goto('/checkout')
  await proceed(tab).waitFor()

  await proceed(page).dblclick()
  await paymentWindow(page).waitFor()
  await proceed(tab).click()
  await paymentWindow(tab).waitFor()
  const orders = await ordersOf(page)
  expect(orders).toMatchObject([{ status: 'pending', total_price: 130 }])

  await pay(tab)
  await placed(tab).waitFor()
  // The provider accepts no second payment for the order; this tab detects that it is paid.
  expectPageError(page, /status of 409/)
  await page.bringToFront()
  await paymentWindow(page).getByRole('button', { name: 'Close' }).click()
  await page.waitForURL(`/orders/${orders[0]?.id}/payment`)
  await page.getByRole('heading', { name: 'Payment received' }).waitFor()
  expect(await statuses(page)).toEqual(['paid'])
})

test('Back closes the window and keeps the page and the order, which is in My Orders; a second Back leaves', async () => {
  const page = await openShop(shop, phone)
  await readyToBuy(page)
  await page.goto('/cart')
  await proceed(page).click()
  await page.waitForURL('/checkout')
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Deliver here' }).click()
  await page.waitForURL(/checkout[?]address/)
  await proceed(page).click()
  await page.getByText('Complete your payment in the payment window.').waitFor()
  await page.goBack()
  await paymentWindow(page).waitFor({ state: 'detached' })
  await goOn(page).waitFor()
  expect(new URL(page.url()).pathname).toBe('/checkout')
  expect(await statuses(page)).toEqual(['pending'])

  await page.goBack()
  await page.waitForURL('/cart')
  await page.goto('/me/orders')
  await page.getByText('Pending', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Check payment' }).click()
  await page.getByRole('link', { name: 'Continue payment' }).click()
  await goOn(page).click()
  await pay(page)
  await placed(page).waitFor()
})

test('a window that was closed or paid in leaves no step in the history behind', async () => {
  const page = await openShop(shop, phone)
  await readyToBuy(page)
  await page.goto('/cart')
  await proceed(page).click()
  await page.waitForURL('/checkout')
  const steps = () => page.evaluate(() => window.history.length)
  const before = await steps()
  await proceed(page).click()
  await paymentWindow(page).getByRole('button', { name: 'Close' }).click()
  await page.getByText('Payment cancelled. Order deleted.').waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Cart Totals' }).waitFor()
  await page.goForward()
  await page.getByRole('heading', { name: 'Order Total' }).waitFor()
  await proceed(page).click()
  await pay(page)
  await placed(page).waitFor()
  expect(await steps()).toBe(before + 1)
})

test('a cart that has changed since replaces the order that waits', async () => {
  const { page } = await openPayment()
  await putInCart(page, { 'Idli Podi': 1 })
  await page.goto('/checkout')
  await page
    .getByText(
      'Your cart has changed since this order. If you place a new order, this unpaid one will be cancelled.',
    )
    .waitFor()
  await proceed(page).click()
  await pay(page)
  await placed(page).waitFor()
  expect((await ordersOf(page)).map(({ total_price }) => total_price)).toEqual([255])
})
