import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSection } from '../driving/back-office.ts'
import { openShop, phone } from '../driving/browser.ts'
import { useShop } from '../driving/use-shop.ts'
import { waitUntilIdle } from '../driving/wait-until-idle.ts'

const METRICS_TOKEN = 'a-token-of-some-length'
// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop({ METRICS_TOKEN })

/** A visitor whose visit is chosen for measuring. */
async function openChosenVisit() {
  const page = await openShop(shop, phone)
  await page.addInitScript(() => Object.assign(window, { measureVisit: true }))
  return page
}

const isMeasuring = (page: Page) => page.waitForResponse(/\/measure-visit-[\w-]+\.js$/)

/** How many measurements of a metric the shop has for a kind of page. */
async function countOf(metric: string, page: string) {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await fetch(`${shop.url}/metrics`, { headers })).text()
  const count = new RegExp(`^${metric}_count\\{page="${page}",device="mobile",language="en"\\} (\\d+)$`, 'm')
  return Number(count.exec(text)?.[1] ?? 0)
}

test('a measured visit is in the metrics and on the Status page', async () => {
  const page = await openChosenVisit()
  const measuring = isMeasuring(page)
  await page.goto('/')
  await (await measuring).finished()
  await waitUntilIdle(page)
  const category = page
    .getByRole('main')
    .getByRole('link', { name: /Muesli/ })
    .first()
  await category.tap()
  await page.getByRole('heading', { level: 1, name: /Muesli/ }).waitFor()
  // Reported after the next paint.
  await waitUntilIdle(page)
  await page.goto('about:blank')
  await expect.poll(() => countOf('shop_page_tap_seconds', 'category')).toBe(1)
  expect(await countOf('shop_page_lcp_seconds', 'home')).toBe(1)
  expect(await countOf('shop_page_inp_seconds', 'home')).toBe(1)

  const status = await openSection(shop, 'status')
  const line = status.getByRole('listitem', { name: 'Page speed for visitors', exact: true })
  await line.getByText(/^Main image or text shown after: .* measured once\)\.$/).waitFor()
  await line.getByText(/^Next page shown after a tap on a link: .* measured once\)\.$/).waitFor()
})

test('a link that opens another document counts until that document’s first paint', async () => {
  const page = await openChosenVisit()
  await page.goto('/about')
  const measuring = isMeasuring(page)
  // As a link works before the page is hydrated.
  await page.evaluate(() => window.location.assign('/categories'))
  await (await measuring).finished()
  await waitUntilIdle(page)
  await page.goto('about:blank')
  await expect.poll(() => countOf('shop_page_tap_seconds', 'categories')).toBe(1)
})

test('a visitor with Do Not Track on is not measured', async () => {
  const page = await openChosenVisit()
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
  let asked = 0
  page.on('request', (request) => {
    if (/measure-visit|page-speed/.test(request.url())) asked += 1
  })
  await page.goto('/')
  const other = await openChosenVisit()
  const measuring = isMeasuring(other)
  await other.goto('/')
  await (await measuring).finished()
  await page.goto('about:blank')
  expect(asked).toBe(0)
})
