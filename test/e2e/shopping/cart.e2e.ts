import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desk, keepBusy, openShop, openSignedIn, phone } from '../driving/browser.ts'
import { cartOf, productId, putInCart, readyToBuy, signUp } from '../driving/customers.ts'
import { editProduct } from '../driving/merchant.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const quantity = (page: Page, name: string) => page.getByLabel(`Quantity of ${name}`)
const oneMore = (page: Page, name: string) => page.getByRole('button', { name: `Add one ${name}` })
const oneLess = (page: Page, name: string) => page.getByRole('button', { name: `Remove one ${name}` })
const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to Checkout' })

async function openCart(wanted: Record<string, number>, screen = phone) {
  const page = await openShop(shop, screen)
  await signUp(page)
  await putInCart(page, wanted)
  // Once it is idle, the shop keeps changes that get no answer.
  await keepBusy(page)
  await page.goto('/cart')
  await page.getByRole('heading', { name: 'Cart Totals' }).waitFor()
  return page
}

test('no more can be taken than there are, and what somebody else takes first is taken back with a sentence', async () => {
  const page = await openCart({ 'Chettinad Masala': 1 })
  await oneMore(page, 'Chettinad Masala').click()
  await oneMore(page, 'Chettinad Masala').click()
  await expect.poll(() => quantity(page, 'Chettinad Masala').textContent()).toBe('3')
  await expect.poll(() => oneMore(page, 'Chettinad Masala').isDisabled()).toBe(true)
  await page.getByRole('status').getByText('Chettinad Masala: only 3 left in stock.').waitFor()

  await oneLess(page, 'Chettinad Masala').click()
  await expect.poll(() => cartOf(page)).toEqual({ 'Chettinad Masala': 2 })
  await editProduct(shop, 'Chettinad Masala', { stock: '2' })
  expectPageError(page, /status of 409/)
  await oneMore(page, 'Chettinad Masala').click()
  await page.getByText('Chettinad Masala: only 2 left in stock.').first().waitFor()
  await expect.poll(() => quantity(page, 'Chettinad Masala').textContent()).toBe('2')
  await page.getByText('₹220.00').first().waitFor()
})

test('a line above what is left says so before the checkout and offers the rest', async () => {
  const page = await openShop(shop, desk)
  await readyToBuy(page, { 'Seven Seed Mix': 5, 'Flax & Sesame Sprinkle': 1 })
  await editProduct(shop, 'Seven Seed Mix', { stock: '3' })
  await editProduct(shop, 'Flax & Sesame Sprinkle', { stock: '0' })
  await page.goto('/cart')
  await page.getByText('Seven Seed Mix: only 3 left in stock.').waitFor()
  await page.getByText('Flax & Sesame Sprinkle is out of stock.').waitFor()
  await proceed(page).click()
  await page
    .getByText('There isn’t enough stock for some items. Reduce the quantity or remove them.')
    .first()
    .waitFor()
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(request.method())
  })
  await page.getByRole('button', { name: 'Update to 3' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(() => cartOf(page)).toEqual({ 'Seven Seed Mix': 3 })
  expect(changes).toEqual(['PUT', 'DELETE'])
  // The pressed buttons are gone, so the focus must be elsewhere on the page.
  await page.getByRole('button', { name: 'Remove', exact: true }).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await proceed(page).click()
  await page.waitForURL('/checkout')
})

test('quick clicks on a slow network end where they should, on the screen and at the server', async () => {
  const page = await openCart({ 'Salem Turmeric Powder': 1 })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 60_000,
    uploadThroughput: 30_000,
  })
  let answers = 0
  page.on('response', (response) => (answers += /\/cart\/(add|subtract)$/.test(response.url()) ? 1 : 0))
  for (let click = 0; click < 5; click++) await oneMore(page, 'Salem Turmeric Powder').click()
  for (let click = 0; click < 2; click++) await oneLess(page, 'Salem Turmeric Powder').click()
  // Shown at once, long before the last response.
  expect(await quantity(page, 'Salem Turmeric Powder').textContent()).toBe('4')
  await expect.poll(() => answers).toBe(7)
  expect(await cartOf(page)).toEqual({ 'Salem Turmeric Powder': 4 })

  await page.goto(`/product/${await productId(page.request, 'Idli Podi')}`)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('button', { name: 'Go to Cart' }).click()
  await page.waitForURL('/cart')
  await expect.poll(() => quantity(page, 'Idli Podi').textContent()).toBe('1')
  await expect.poll(() => cartOf(page)).toEqual({ 'Salem Turmeric Powder': 4, 'Idli Podi': 1 })
})

// Requirement 2.20-10: 'Proceed to Checkout' is disabled while the cart is empty.
// Requirement 2.20-11: Pressing 'Proceed to Checkout' with an empty cart shows 'Your cart is empty!' (decision X28).
// Requirement 2.20-13: An empty cart shows 'Your cart is empty.' with 'Return to Shop'.
// Requirement 8-39: An empty cart shows 'Your cart is empty.' on the page, and 'Your cart is empty!' when the button
//   is pressed (decision X28).
test('items are removed, the cart is emptied, and an empty cart says so', async () => {
  const page = await openCart({ 'Sambar Masala': 2, 'Idli Podi': 1 })
  await page.getByText('₹385.00').first().waitFor()
  await page.getByRole('button', { name: 'Remove Sambar Masala' }).click()
  await page.getByText('₹125.00').first().waitFor()
  await expect.poll(() => cartOf(page)).toEqual({ 'Idli Podi': 1 })
  await page.getByRole('link', { name: 'Add more...' }).waitFor()

  await page.getByRole('button', { name: 'Clear cart' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear cart' }).click()
  await page.getByText('Your cart is empty.').waitFor()
  await expect.poll(() => cartOf(page)).toEqual({})
  await expect.poll(() => proceed(page).isDisabled()).toBe(true)
  await proceed(page).click({ force: true })
  await page.getByText('Your cart is empty!').waitFor()
  await page.getByRole('link', { name: 'Return to Shop' }).click()
  await page.waitForURL('/categories')
})

test('the lines move up and down under a thumb, not sideways', async () => {
  const page = await openCart({ 'Whole Black Pepper': 1 })
  const lines = page.getByRole('list', { name: 'Products in your cart' })
  expect(await lines.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
})

// Requirement 8-40: If the cart can't be changed, a short message is shown and the change is reverted (decision B18).
// Requirement 9-19: Most toasts stay for 3 s.
// Requirement D-58: Failed background requests show no toast, and failed user actions show a short message (decision
//   B18).
test('a change without a connection is reverted with a message', async () => {
  const page = await openCart({ 'Idli Podi': 2 })
  expectPageError(page, /ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await oneMore(page, 'Idli Podi').click()
  await page
    .getByText(
      /^Couldn’t update your cart. Couldn’t connect to the shop. Check your internet connection and try again.$/,
    )
    .waitFor()
  await expect.poll(() => quantity(page, 'Idli Podi').textContent()).toBe('2')
  await page.context().setOffline(false)
  await oneMore(page, 'Idli Podi').click()
  await expect.poll(() => cartOf(page)).toEqual({ 'Idli Podi': 3 })
})

test('a first product without a connection is refused with a sentence, and can be added when it is back', async () => {
  const page = await openShop(shop, phone)
  await signUp(page)
  await openSignedIn(page, `/product/${await productId(page.request, 'Idli Podi')}`)
  expectPageError(page, /ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  const add = page.getByRole('button', { name: 'Add to Cart' })
  await add.click()
  await page
    .getByText('Couldn’t connect to the shop. Check your internet connection and try again.')
    .waitFor()
  await page.getByRole('link', { name: 'Refund Policy' }).waitFor()
  await page.context().setOffline(false)
  await add.click()
  await page.getByRole('button', { name: 'Go to Cart' }).waitFor()
})
