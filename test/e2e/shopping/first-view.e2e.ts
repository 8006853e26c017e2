import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desk, openAnswering, openShop, phone } from '../driving/browser.ts'
import { expectComplaint } from '../driving/complaints.ts'
import { customer, logIn } from '../driving/shopper.ts'
import { takenOver, untilAtRest } from '../driving/taken-over.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

/** The names of the scripts a page has fetched, without their hash. */
function fetchedScripts(page: Page) {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+?)-[\w-]{8}\.js$/.exec(request.url())?.[1]
    if (name) names.push(name)
  })
  return names
}

test.each([
  ['/', 'phone', phone, 'home-page'],
  ['/', 'desk', desk, 'home-page'],
  ['/product/1', 'phone', phone, 'product-page'],
  ['/product/1', 'desk', desk, 'product-page'],
])('%s on a %s fetches no script for what is not seen yet', async (path, _, screen, pageScript) => {
  const page = await openShop(shop, screen)
  const names = fetchedScripts(page)
  await openAnswering(page, path)
  // What is to be fetched for what is near the window is asked for by now.
  await untilAtRest(page)
  const own = names.filter((name) => name !== 'titled-pictures')
  expect(own.toSorted()).toEqual(['browser', pageScript, 'start'])
})

test('the footer is taken over as it stands when it is seen, and leads on without loading the page anew', async () => {
  const page = await openShop(shop, desk)
  const names = fetchedScripts(page)
  await openAnswering(page, '/')
  const refunds = page.getByRole('link', { name: 'Refund Policy' })
  const sent = await refunds.elementHandle()
  expect(names).not.toContain('shop-footer')
  await takenOver(refunds)
  expect(names).toContain('shop-footer')
  expect(await sent?.evaluate((link) => link.isConnected)).toBe(true)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await refunds.click()
  await page.getByRole('heading', { level: 1, name: 'Refund Policy' }).waitFor()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('Add to Cart, pressed before the page can answer, is not lost', async () => {
  const page = await openShop(shop, phone)
  await page.goto('/login')
  await logIn(page, customer)
  await page.waitForURL('/')
  const script = Promise.withResolvers<void>()
  await page.route(/\/assets\/browser-.*\.js$/, async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/product/2')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  script.resolve()
  await page.getByRole('button', { name: 'Go to Cart' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/product/2')
})

test('without scripts the shop reads well, and Add to Cart leads to the login and back', async () => {
  const page = await openShop(shop, phone, { javaScriptEnabled: false })
  // The browser says of each script that it was not allowed.
  expectComplaint(page, /\/assets\/\S+\.js csp$/)
  await page.goto('/')
  await page.getByRole('link', { name: 'Shop Now' }).first().click()
  await page
    .getByRole('link', { name: /Muesli/ })
    .first()
    .click()
  await page.getByRole('link', { name: /Berry & Seed Muesli/ }).click()
  await page.getByRole('heading', { name: 'Browse Other Products' }).waitFor()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.waitForURL(/\/login\?/)
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('from')).toBe(`/product/${searchParams.get('add')}`)
})
