import { chromium, type Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser } from '../../../scripts/browser.ts'
import { openShop, phone, waitUntilRouterLoaded } from '../driving/browser.ts'
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
  const document = Promise.withResolvers<void>()
  await page.route('**/categories/1-*', async (route) => {
    await document.promise
    await route.continue()
  })
  const card = page.getByRole('main').getByRole('link', { name: /Porridge Mixes/ })
  await card.click({ noWaitAfter: true })
  await expect.poll(() => card.evaluate((link) => getComputedStyle(link).opacity)).toBe('0.6')
  document.resolve()
  await page.getByRole('heading', { level: 1, name: 'Porridge Mixes' }).waitFor()
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

const publicPages = [
  '/',
  '/categories',
  '/categories?q=ragi',
  '/categories/1-porridge-mixes',
  '/product/1-sathu-maavu-multigrain-porridge-mix',
  '/about',
  '/help',
  '/privacy-policy',
  '/login',
  '/ta/',
]

test('the browser keeps every public page for Back', async () => {
  // Playwright turns the cache for Back off, and the headless shell has none.
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  onTestFinished(() => browser.close())
  const page = await (await browser.newContext({ baseURL: shop.url })).newPage()
  await page.addInitScript(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted)
    }),
  )
  const kept: Record<string, string | null> = {}
  for (const path of publicPages) {
    await page.goto(path)
    await page.locator('html[data-answers]').waitFor()
    await waitUntilIdle(page)
    await page.goto('/terms-and-conditions')
    await page.goBack()
    kept[path] = await page.locator('html').getAttribute('data-persisted')
  }
  expect(kept).toEqual(Object.fromEntries(publicPages.map((path) => [path, 'true'])))
})
