import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desk, openInteractive, openShop, phone, waitUntilRouterLoaded } from '../driving/browser.ts'
import { mockResponse } from '../driving/mock-responses.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { useShop } from '../driving/use-shop.ts'
import { waitUntilIdle } from '../driving/wait-until-idle.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

/** The API calls of a page. */
function recordCalls(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) paths.push(pathname)
  })
  return paths
}

test('a category whose card was in view while the page was idle opens without waiting for the shop', async () => {
  const page = await openShop(shop, phone)
  const prefetched = page.waitForResponse(/\/api\/categories\/1\/products/)
  await page.goto('/categories')
  await waitUntilRouterLoaded(page)
  await prefetched
  await waitUntilIdle(page)
  // From now on the shop answers nothing.
  await page.route('**/api/**', () => {})
  await page
    .getByRole('main')
    .getByRole('link', { name: /Porridge Mixes/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Porridge Mixes' }).waitFor()
  await page
    .getByRole('link', { name: /Sathu Maavu/ })
    .first()
    .waitFor()
})

test('three of the pages in view are prefetched at a time', async () => {
  const page = await openShop(shop, desk)
  const asked = new Set<string>()
  await page.route('**/api/categories/*', (route) => {
    // It gets no answer, so the next page has to wait.
    asked.add(new URL(route.request().url()).pathname)
  })
  await page.goto('/categories')
  await waitUntilRouterLoaded(page)
  await expect.poll(() => asked.size).toBe(3)
  await waitUntilIdle(page)
  expect(asked.size).toBe(3)
})

test('with Data Saver nothing is prefetched, a tapped link shows at once that it was pressed, and its page opens', async () => {
  const page = await openShop(shop, phone, { extraHTTPHeaders: { 'Save-Data': 'on' } })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  const calls = recordCalls(page)
  await page.goto('/categories')
  await page.locator('html[data-answers]').waitFor()
  await waitUntilIdle(page)
  expect(calls).toEqual([])
  const card = page.getByRole('main').getByRole('link', { name: /Porridge Mixes/ })
  const opacity = await card.evaluate((link: HTMLAnchorElement) => {
    link.click()
    return getComputedStyle(link).opacity
  })
  expect(opacity).toBe('0.6')
  await page.getByRole('heading', { level: 1, name: 'Porridge Mixes' }).waitFor()
})

test('a policy in Tamil that is prefetched opens', async () => {
  const page = await openShop(shop, desk)
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url())
  })
  await openInteractive(page, '/ta/privacy-policy')
  const link = page.locator('footer a[href="/ta/refund-policy"]')
  const prefetched = page.waitForResponse('**/api/**')
  await link.hover()
  await prefetched
  await link.click()
  await page.waitForURL('/ta/refund-policy')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(refused).toEqual([])
})

test('Back to a page that was not scrolled shows it from its top', async () => {
  const page = await openShop(shop, phone)
  await page.goto('/categories')
  await waitUntilRouterLoaded(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Porridge Mixes/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Porridge Mixes' }).waitFor()
  await waitUntilIdle(page)
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Shop by Categories' }).waitFor()
  await waitUntilIdle(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a page that Back shows stays if asking for its changes fails', async () => {
  const page = await openShop(shop, phone)
  expectPageError(page, /status of 503/)
  await page.goto('/product/1')
  await waitUntilRouterLoaded(page)
  const heading = page.getByRole('heading', { level: 1, name: /Sathu Maavu/ })
  await page.getByRole('banner').getByRole('link').first().click()
  await heading.waitFor({ state: 'detached' })
  await page.clock.install()
  await page.clock.fastForward(60_000)
  await mockResponse(page, '/products', 503, { message: 'Later.' })
  const failed = page.waitForResponse(/\/api\/products\/1$/)
  await page.goBack()
  await (await failed).finished()
  await waitUntilIdle(page)
  await heading.waitFor()
  expect(await page.getByText('Failed to load product details.').count()).toBe(0)
})

test('a price that changed after a page was left is shown a moment after Back', async () => {
  const page = await openShop(shop, phone)
  await page.goto('/product/1')
  await waitUntilRouterLoaded(page)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('banner').getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor({ state: 'detached' })
  await page.clock.install()
  await page.clock.fastForward(60_000)
  await page.route('**/api/products/1', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), name: `${name}, milled finer` } })
  })
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: `${name}, milled finer` }).waitFor()
})
