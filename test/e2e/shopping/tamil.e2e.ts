import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as catalogue from '#catalogue/products/words/ta.ts'
import * as cart from '#ordering/cart/words/ta.ts'
import * as login from '#people/accounts/words/ta.ts'
import * as frame from '#ui/words/ta.ts'
import { expectNoViolations } from '../driving/accessibility.ts'
import {
  desk,
  loadRouter,
  openInteractive,
  openShop,
  phone,
  waitUntilInteractive,
} from '../driving/browser.ts'
import { productId } from '../driving/customers.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { searchField } from '../driving/search-field.ts'
import { customer } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const languageOf = (page: Page) => page.locator('html').getAttribute('lang')
const pathOf = (page: Page) => new URL(page.url()).pathname

/** Records the page's API requests from now on. */
function callsOf(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/api\//.test(pathname)) calls.push(pathname)
  })
  return calls
}

async function logInInTamil(page: Page) {
  await page.getByLabel(frame.phoneNumber, { exact: true }).fill(customer.phone)
  for (const [at, digit] of [...customer.pin].entries())
    await page.getByLabel(frame.digitOf({ number: at + 1, count: 4 })).fill(digit)
  await page.getByRole('button', { name: login.login, exact: true }).click()
}

test('from the home page to the checkout in Tamil', { timeout: 120_000 }, async () => {
  const page = await openShop(shop, desk)
  await openInteractive(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'தமிழ்' }).click()
  await page.waitForURL(/\/ta\/?$/)
  expect(await languageOf(page)).toBe('ta')
  await expectNoViolations(page)

  // Client-side navigation, which loads no document and requests Tamil texts.
  await loadRouter(page)
  const calls = callsOf(page)
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await page.locator('main a[href^="/ta/categories/"]').first().click()
  await page.getByRole('heading', { name: catalogue.productsInCategory }).waitFor()
  await page.locator('main a[href^="/ta/product/"]').first().click()
  await page.getByRole('button', { name: catalogue.addToCart }).waitFor()
  expect(pathOf(page)).toMatch(/^\/ta\/product\/\d+-[a-z-]+$/)
  await page.goBack()
  await page.getByRole('heading', { name: catalogue.productsInCategory }).waitFor()
  expect(pathOf(page)).toMatch(/^\/ta\/categories\/\d+-[a-z-]+$/)
  await page.goForward()

  // The login that the cart needs, and back to the product.
  await page.getByRole('button', { name: catalogue.addToCart }).click()
  await page.waitForURL(/\/ta\/login\?from=%2Fproduct%2F\d+-[a-z-]+&add=\d+$/)
  await logInInTamil(page)
  await page.waitForURL(/\/ta\/product\/\d+-[a-z-]+$/)
  await page.getByRole('button', { name: catalogue.goToCart }).click()
  await page.waitForURL(/\/ta\/cart$/)
  expect(await page.locator('body[data-same]').count()).toBe(1)
  await page.getByText(cart.proceed).first().click()
  await page.waitForURL(/\/ta\/checkout$/)
  expect(calls.filter((path) => !path.startsWith('/ta/api/'))).toEqual([])
  expect(calls).toContain('/ta/api/cart/add')

  await page.reload()
  await page.waitForURL(/\/ta\/checkout$/)
  expect(await languageOf(page)).toBe('ta')
  await expectNoViolations(page)
})

test('the other language is the same page, and the first page remembers it', async () => {
  const page = await openShop(shop, desk)
  const chosen = async () => (await page.context().cookies()).find(({ name }) => name === 'language')?.value
  await openInteractive(page, `/product/${await productId(page.request, 'Idli Podi')}?utm_source=letter`)
  const path = pathOf(page)
  await page.getByRole('banner').getByRole('link', { name: 'தமிழ்' }).click()
  await page.waitForURL(`/ta${path}?utm_source=letter`)
  await waitUntilInteractive(page)
  await page.mouse.move(200, 300)
  await expect.poll(chosen).toBe('ta')

  // A shared link opens in its own language; only the start page follows the stored choice.
  await page.goto(path)
  expect(await languageOf(page)).toBe('en-IN')
  await page.goto('/')
  expect(pathOf(page)).toBe('/ta')

  await openInteractive(page, '/ta/categories?q=podi')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await page.waitForURL('/categories?q=podi')
  await waitUntilInteractive(page)
  await page.mouse.move(200, 300)
  await expect.poll(chosen).toBe('en')
  await page.goto('/')
  expect(pathOf(page)).toBe('/')
})

test('without any script the shop stays in Tamil, and leads out of it', async () => {
  const page = await openShop(shop, phone, { javaScriptEnabled: false })
  // The blocked prefetched scripts are reported.
  expectPageError(page, /\.js csp$/)
  await page.goto('/ta')
  await page.locator('main a[href^="/ta/categories/"]').first().click()
  await page.waitForURL(/\/ta\/categories\/\d+-[a-z-]+$/)
  await page.locator('main a[href^="/ta/product/"]').first().click()
  await page.waitForURL(/\/ta\/product\/\d+-[a-z-]+$/)
  const path = pathOf(page)
  await page.getByRole('button', { name: catalogue.addToCart }).click()
  await page.waitForURL(/\/ta\/login\?from=/)
  await page.goto(path)
  await page.getByRole('button', { name: frame.searchProducts }).click()
  await searchField(page).fill('podi')
  await searchField(page).press('Enter')
  await page.waitForURL('/ta/categories?q=podi')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await page.waitForURL('/categories?q=podi')
})

test('on a phone no Tamil page slides sideways', { timeout: 120_000 }, async () => {
  const page = await openShop(shop, phone)
  const product = `/product/${await productId(page.request, 'Idli Podi')}`
  const paths = ['', product, '/categories', '/about', '/privacy-policy', '/login', '/register', '/reset']
  const wide = async (path: string) => {
    await page.goto(`/ta${path}`)
    return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  }
  for (const path of paths) expect([path, await wide(path)]).toEqual([path, 0])
  await openInteractive(page, '/ta/login')
  await logInInTamil(page)
  await page.waitForURL(/\/ta\/?$/)
  for (const path of ['/cart', '/checkout', '/me/orders', '/me/account', '/me/address']) {
    await openInteractive(page, `/ta${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect([
      path,
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ]).toEqual([path, 0])
  }
})
