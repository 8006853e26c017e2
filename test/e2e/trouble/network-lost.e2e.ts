import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desk, openInteractive, openShop, phone, waitUntilInteractive } from '../driving/browser.ts'
import { ordersOf, readyToBuy, signUp } from '../driving/customers.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { paymentWindow } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const noConnection = 'Couldn’t connect to the shop. Check your internet connection and try again.'

async function lose(page: Page) {
  expectPageError(page, /ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to fetch|ApiError/)
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
}
async function findAgain(page: Page) {
  await page.context().setOffline(false)
  await page.waitForFunction(() => navigator.onLine)
}

test('without the network a link opens nothing: the page stays, says why, and the link works later', async () => {
  const page = await openShop(shop, phone)
  await openInteractive(page, '/')
  await lose(page)
  await page.getByRole('link', { name: 'Shop Now' }).first().click()
  await page.getByText(noConnection).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('heading', { name: 'Delicious and Healthy Snacks' }).waitFor()
  await findAgain(page)
  await page.getByRole('link', { name: 'Shop Now' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Shop by Categories' }).waitFor()
})

test.each(['for the first time', 'again'])(
  'Proceed, pressed without the network %s, can be pressed once more',
  async (when) => {
    const page = await openShop(shop, phone)
    await readyToBuy(page)
    await openInteractive(page, '/cart')
    const proceed = page.getByRole('button', { name: 'Proceed to Checkout' })
    if (when === 'again') {
      await proceed.click()
      await page.waitForURL('/checkout')
      await page.getByRole('heading', { name: 'Order Total' }).waitFor()
      await page.goBack()
    }
    await page.getByRole('heading', { name: 'Cart Totals' }).waitFor()
    await lose(page)
    await proceed.click()
    await page.getByText(noConnection).waitFor()
    expect(new URL(page.url()).pathname).toBe('/cart')
    await findAgain(page)
    await proceed.click()
    await page.waitForURL('/checkout')
    await page.getByRole('heading', { name: 'Order Total' }).waitFor()
  },
)

test('Proceed at the checkout, pressed without the network, says so once; the page stays and goes on later', async () => {
  const page = await openShop(shop, phone)
  await readyToBuy(page)
  await openInteractive(page, '/checkout')
  const proceed = page.getByRole('button', { name: 'Proceed to Checkout' })
  await proceed.waitFor()
  await lose(page)
  await proceed.click()
  const said = page.getByText(/Couldn’t connect to the shop/)
  await said.waitFor()
  expect(await said.evaluate((sentence) => sentence.getBoundingClientRect().bottom)).toBeLessThanOrEqual(740)
  await proceed.and(page.locator(':enabled')).waitFor()
  // A second message would have appeared by now, because the page's data is reloaded before the button works again; the
  // first one may have gone.
  expect(await said.count()).toBeLessThanOrEqual(1)
  await page.getByText('12, Nehru Street').waitFor()
  await page.getByText('Sambar Masala').first().waitFor()
  await findAgain(page)
  await proceed.click()
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .waitFor()
})

test.each([
  [
    'a card that no script has taken over yet',
    '/',
    (page: Page) => page.locator('main a[href^="/product/"]').first(),
  ],
  ['a link of the footer', '/product/2', (page: Page) => page.getByRole('link', { name: 'Refund Policy' })],
])('%s, pressed without the network, says so at once, and the page stays', async (_, path, linkOn) => {
  const page = await openShop(shop, phone)
  // Its script is on the way for good, however long the page has been open.
  await page.route(/\/assets\/(home-products|shop-footer)-/, () => {})
  await openInteractive(page, path)
  await lose(page)
  const address = page.url()
  const press = () =>
    linkOn(page).evaluate((link) => {
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      return document.querySelector('.plain-toast')?.textContent
    })
  expect(await press()).toBe(noConnection)
  expect(page.url()).toBe(address)
  await findAgain(page)
  await press()
  await page.waitForURL((url) => url.href !== address)
})

test('Back to a page that cannot be opened says so, without a broken picture', async () => {
  const page = await openShop(shop, desk)
  await openInteractive(page, '/about')
  await openInteractive(page, '/categories')
  await page
    .getByRole('link', { name: /^Spices/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /Spices/ }).waitFor()
  // The previous history entry belongs to another document, so the router does not know its page.
  await page.evaluate(() => history.replaceState({ idx: 1 }, '', '/shipping-policy'))
  await page.evaluate(() => history.pushState({ idx: 2 }, '', '/categories'))
  await lose(page)
  await page.goBack()
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  await page.getByText(noConnection).waitFor()
  const broken = await page
    .locator('main img:visible')
    .evaluateAll(
      (pictures: HTMLImageElement[]) => pictures.filter(({ naturalWidth }) => naturalWidth === 0).length,
    )
  expect(broken).toBe(0)
  await findAgain(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Shipping Policy' }).waitFor()
})

/**
 * The checkout with its payment window open.
 * @returns its button
 */
async function openPaying(page: Page) {
  await readyToBuy(page)
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  const pay = paymentWindow(page).getByRole('button', { name: /^Pay ₹/ })
  await pay.waitFor()
  return pay
}

const emptyCart = (page: Page) => page.getByText('Your cart is empty')

// Requirement D-89: After paying, shoppers see the paid order and a link to its payment, even if the connection
//   drops. Checkout never shows an empty cart first.
test('a payment verified just before the network is lost is shown with its order, and can be tracked later', async () => {
  const page = await openShop(shop, phone)
  const pay = await openPaying(page)
  await page.route('**/api/payment/verify', async (route) => {
    const response = await route.fetch()
    await lose(page)
    await route.fulfill({ response })
  })
  await pay.click()
  const paid = page.getByText(/^Order #\d+ is paid\./)
  await paid.waitFor()
  await page.getByText(noConnection).waitFor()
  expect([await paid.count(), await emptyCart(page).count()]).toEqual([1, 0])
  await findAgain(page)
  await page.getByRole('link', { name: 'Check payment status' }).click()
  await page.getByRole('heading', { name: 'Payment received' }).waitFor()
})

// Requirement D-89
test('after paying, shoppers see that at once, before the cart is loaded', async () => {
  const page = await openShop(shop, phone)
  const pay = await openPaying(page)
  const asked = Promise.withResolvers<void>()
  const told = Promise.withResolvers<void>()
  for (const call of ['session', 'cart'])
    await page.route(`**/api/${call}`, async (route) => {
      asked.resolve()
      await told.promise
      await route.continue()
    })
  await pay.click()
  await asked.promise
  await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
  expect(await emptyCart(page).count()).toBe(0)
  told.resolve()
  await page.unrouteAll({ behavior: 'wait' })
})

test('a payment whose check is lost with the network is followed, and not begun again', async () => {
  const page = await openShop(shop, phone)
  const pay = await openPaying(page)
  await page.route('**/api/payment/verify', (route) => route.abort())
  expectPageError(page, /ERR_FAILED/)
  await page.route('**/assets/payment-page-*.js', (route) => route.abort())
  await page.route('**/checkout', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  )
  expectPageError(page, /ChunkLoadError|Failed to fetch/)
  await pay.click()
  await page.getByText(/Don’t pay again\. Your payment page will keep checking/).waitFor()
  for (const words of ['Cancel order', 'Proceed to Checkout', 'Continue payment'])
    await expect.poll(() => page.getByRole('button', { name: words }).count(), { message: words }).toBe(0)
  const [order] = await ordersOf(page)
  await page.unrouteAll()
  await page.reload()
  await page.waitForURL(`/orders/${order?.id}/payment`)
  await page.getByRole('heading', { name: 'Payment received' }).waitFor()
})

test('a page that is opened anew begins at its top, and a reload where it was', async () => {
  const page = await openShop(shop, phone)
  await signUp(page)
  const scrolled = () => page.evaluate(() => window.scrollY)
  await openInteractive(page, '/about')
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await openInteractive(page, '/privacy-policy')
  expect(await scrolled()).toBe(0)
  await openInteractive(page, '/about')
  expect(await scrolled()).toBe(0)
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page.reload()
  await waitUntilInteractive(page)
  await expect.poll(scrolled).toBe(900)
})
