import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desk, openShop, phone, waitUntilRouterLoaded } from '../driving/browser.ts'
import { bringIntoView } from '../driving/hydrated.ts'
import { shiftsOf, watchShifts } from '../driving/layout-shifts.ts'
import { useShop } from '../driving/use-shop.ts'
import { noteRequests, waitUntilIdle } from '../driving/wait-until-idle.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const paths = [
  '/',
  '/categories',
  '/categories/1-porridge-mixes',
  '/product/1-sathu-maavu-multigrain-porridge-mix',
  '/about',
  '/shipping-policy',
  '/help',
  '/login',
  '/register',
]

/** Opens an empty page that notes what moves. */
async function openWatched(screen: typeof phone) {
  const page = await openShop(shop, screen)
  await watchShifts(page)
  return page
}

/** What has moved without an action of the visitor. */
const unaskedShiftsOf = async (page: Page) => (await shiftsOf(page)).filter(({ afterInput }) => !afterInput)

/** Scrolls to the end of the page, a screen at a time, and looks at each until what it asked for has arrived. */
async function lookThrough(page: Page) {
  const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
  const isQuiet = noteRequests(page)
  await isQuiet()
  while (!(await page.evaluate(isAtEnd))) {
    await page.evaluate(() => window.scrollBy({ top: window.innerHeight, behavior: 'instant' }))
    await isQuiet()
  }
}

test.each([
  ['a phone', phone],
  ['a desk', desk],
])('nothing moves on %s once a page is read, until it is looked through', async (_, screen) => {
  const page = await openWatched(screen)
  for (const path of paths) {
    await page.goto(path)
    await waitUntilRouterLoaded(page)
    await lookThrough(page)
    expect(await unaskedShiftsOf(page), path).toEqual([])
  }
})

test('recipes that arrive after the visitor has scrolled past wait until nobody sees their place', async () => {
  const page = await openWatched(phone)
  const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/api/stories?*', async (route) => {
    await mayArrive
    await route.continue()
  })
  await page.goto('/product/1-sathu-maavu-multigrain-porridge-mix')
  await waitUntilRouterLoaded(page)
  const recipes = page.getByRole('heading', { name: 'Recipes with this product' })
  const below = page.getByRole('heading', { name: 'Browse Other Products' })
  // The reviews arrive while they are below the window, the recipes when they have been scrolled past.
  const isAsked = page.waitForRequest('**/api/stories?*')
  const areReviewsThere = page.waitForResponse('**/reviews?*')
  await page.evaluate(() => window.scrollBy({ top: 1, behavior: 'instant' }))
  await (await areReviewsThere).finished()
  await waitUntilIdle(page)
  await isAsked
  await bringIntoView(below)
  const isAnswered = page.waitForResponse('**/api/stories?*')
  arrive()
  await (await isAnswered).finished()
  await waitUntilIdle(page)
  expect(await recipes.count()).toBe(0)
  expect(await unaskedShiftsOf(page)).toEqual([])
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await recipes.waitFor({ state: 'attached' })
})

test('nothing moves after a tap, while the parts of the next page follow', async () => {
  const page = await openWatched(phone)
  // A tap before the next page is prefetched shows its place at first.
  const prefetched = page.waitForResponse(/\/api\/categories\/1\/products/)
  await page.goto('/')
  await waitUntilRouterLoaded(page)
  await (await prefetched).finished()
  await waitUntilIdle(page)
  const main = page.getByRole('main')
  await main
    .getByRole('link', { name: /Porridge Mixes/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Porridge Mixes' }).waitFor()
  await lookThrough(page)
  await main.getByRole('link', { name: /Sathu Maavu/ }).click()
  await page.getByRole('heading', { level: 1, name: /Sathu Maavu/ }).waitFor()
  await lookThrough(page)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Porridge Mixes' }).waitFor()
  await waitUntilIdle(page)
  expect(await unaskedShiftsOf(page)).toEqual([])
})
