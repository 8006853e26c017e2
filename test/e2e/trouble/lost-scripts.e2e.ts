import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  desk,
  openInteractive,
  openShop,
  openSignedIn,
  phone,
  waitUntilRouterLoaded,
} from '../driving/browser.ts'
import { cartOf, signUp } from '../driving/customers.ts'
import { bringIntoView, waitUntilHydrated } from '../driving/hydrated.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const lost = /ERR_FAILED|status of 404|Failed to fetch dynamically imported module|ChunkLoadError/

/** Marks the document, so that a reload can be detected. Until the router is loaded, links load documents. */
async function mark(page: Page) {
  await waitUntilRouterLoaded(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
}
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window)

// Requirement D-127: A script that fails to load blocks nothing, and a page from an older release reloads once.
test('a footer whose script doesn’t load stays as it was sent, and the shop works', async () => {
  const page = await openShop(shop, phone)
  expectPageError(page, lost)
  await page.route(/\/assets\/shop-footer-.*\.js$/, (route) => route.abort())
  await openInteractive(page, '/')
  await mark(page)
  await page.getByRole('link', { name: 'Shop Now' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Shop by Categories' }).waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Muesli/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /Muesli/ }).waitFor()
  expect(await stayed(page)).toBe(true)
  await page.getByRole('link', { name: 'Refund Policy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Refund Policy' }).waitFor()
})

// Requirement D-165
test('a footer whose script loads at the second attempt becomes interactive', async () => {
  const page = await openShop(shop, desk)
  expectPageError(page, lost)
  let tries = 0
  await page.route(/\/assets\/shop-footer-.*\.js$/, (route) =>
    tries++ === 0 ? route.abort() : route.continue(),
  )
  await openInteractive(page, '/')
  await mark(page)
  await bringIntoView(page.getByRole('link', { name: 'Refund Policy' }))
  await expect.poll(() => tries).toBe(2)
  await waitUntilHydrated(page.getByRole('link', { name: 'Refund Policy' }))
  await page.getByRole('link', { name: 'Refund Policy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Refund Policy' }).waitFor()
  expect(await stayed(page)).toBe(true)
})

test('a footer whose script neither comes nor fails holds nobody up', async () => {
  const page = await openShop(shop, phone)
  await page.route(/\/assets\/shop-footer-.*\.js$/, () => {})
  await openInteractive(page, '/')
  await mark(page)
  await page.getByRole('link', { name: 'Shop Now' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Shop by Categories' }).waitFor()
  expect(await stayed(page)).toBe(true)
})

test('a page whose script is gone since a new release is loaded anew, once', async () => {
  const page = await openShop(shop, desk)
  expectPageError(page, lost)
  await openInteractive(page, '/')
  await page.route(/\/assets\/about-page-.*\.js$/, (route) => route.fulfill({ status: 404 }))
  let documents = 0
  page.on('request', (request) => (documents += Number(request.resourceType() === 'document')))
  await page.getByRole('link', { name: 'About' }).first().click()
  await page.getByRole('heading', { level: 1, name: /About/ }).waitFor()
  expect(documents).toBe(1)
  // The script is still missing for a page that requests it again, which must show an error instead of reloading
  // forever.
  await openInteractive(page, '/')
  // It has noted the first time, which counts for a minute. A busy machine may have needed that long.
  const noted = await page.evaluate(() => {
    const before = sessionStorage.getItem('loaded-anew-at')
    sessionStorage.setItem('loaded-anew-at', String(Date.now()))
    return before
  })
  expect(noted).not.toBeNull()
  await page.getByRole('link', { name: 'About' }).first().click()
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  await page.unroute(/\/assets\/about-page-.*\.js$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: /About/ }).waitFor()
})

// Requirement D-90: Add to Cart still works on a product page opened before an upgrade.
test('a product page from before a new release reloads on Add to Cart, and what was pressed is in the cart', async () => {
  const page = await openShop(shop, phone)
  expectPageError(page, lost)
  await signUp(page)
  await openSignedIn(page, '/product/2')
  await mark(page)
  const gone = /\/assets\/cart-actions-.*\.js$/
  await page.route(gone, (route) => route.fulfill({ status: 404 }), { times: 1 })
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('button', { name: 'Go to Cart' }).waitFor()
  expect(await stayed(page)).toBe(false)
  // The button changes at the press, before the server has answered.
  await expect.poll(async () => Object.values(await cartOf(page))).toEqual([1])
  await page.reload()
  await page.getByRole('button', { name: 'Go to Cart' }).waitFor()
  expect(Object.values(await cartOf(page))).toEqual([1])
})

test('a script that two parts share and that was lost with the connection does not lose a press on Add to Cart', async () => {
  const page = await openShop(shop, phone)
  expectPageError(page, lost)
  await signUp(page)
  // The goods bought together use it as well, and the browser remembers that it could not be loaded.
  await page.route(/\/assets\/show-failure-.*\.js$/, (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await openSignedIn(page, '/product/3')
  await bringIntoView(page.getByRole('link', { name: 'Refund Policy' }))
  await failed
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  // The button changes at the press, before the server has answered.
  await page.getByRole('button', { name: 'Go to Cart' }).waitFor()
  await expect.poll(async () => Object.values(await cartOf(page))).toEqual([1])
})

test('a browser that has no storage for the shop adds to the cart, and says so when a script is gone', async () => {
  const page = await openShop(shop, phone)
  expectPageError(page, lost)
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The user denied storage.', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get })
  })
  await signUp(page)
  await openSignedIn(page, '/product/2')
  await page.route(/\/assets\/cart-actions-.*\.js$/, (route) => route.fulfill({ status: 404 }), { times: 1 })
  const add = page.getByRole('button', { name: 'Add to Cart' })
  await add.click()
  await page.getByText('Couldn’t update your cart.').first().waitFor()
  await add.click()
  await page.getByRole('button', { name: 'Go to Cart' }).waitFor()
})

test('a click by voice or by a screen reader, without a pointer, leads on as any other', async () => {
  const page = await openShop(shop, phone)
  await openInteractive(page, '/')
  await mark(page)
  await page
    .getByRole('link', { name: 'Shop Now' })
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.getByRole('heading', { level: 1, name: 'Shop by Categories' }).waitFor()
  expect(await stayed(page)).toBe(true)
})

test('and before the page is alive it begins, and presses what was meant', async () => {
  const page = await openShop(shop, phone)
  const pictures = Promise.withResolvers<void>()
  await page.route(/\/media\//, async (route) => {
    await pictures.promise
    await route.continue()
  })
  // Registered before the page is opened, because a fast machine has loaded it when `goto` returns.
  const started = page.waitForResponse(/\/assets\/start-.*\.js$/)
  const entry = page.waitForRequest(/\/assets\/browser-.*\.js$/)
  await page.goto('/product/2', { waitUntil: 'domcontentloaded' })
  // The same module again, which resolves once it has run: that is later than it is loaded.
  await page.evaluate(`import(${JSON.stringify((await started).url())}).then(() => {})`)
  await page.getByRole('button', { name: 'Add to Cart' }).evaluate((button: HTMLElement) => button.click())
  await entry
  await page.getByLabel('Phone number').waitFor()
  pictures.resolve()
})
