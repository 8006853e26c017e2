import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openInteractive, openShop, phone, waitUntilRouterLoaded } from '../driving/browser.ts'
import { untilFocused } from '../driving/presses.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const wide = { width: 1920, height: 1080, touch: false }
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Images of/ })

// Requirement D-386
test('a swipe shows the next picture, and Back closes the viewer and stays on the product', async () => {
  const page = await openShop(shop, phone)
  await openInteractive(page, '/product/1')
  await waitUntilRouterLoaded(page)
  const row = page.getByRole('list', { name: /^Images of/ })
  await page.getByText('1 / 3').waitFor()
  await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
  await page.getByText('3 / 3').waitFor()
  await row.getByRole('img').last().tap()
  await viewer(page).getByText('Image 3 of 3').waitFor()
  const address = page.url()
  await page.goBack()
  await viewer(page).waitFor({ state: 'detached' })
  expect(page.url()).toBe(address)
  await page.getByText('3 / 3').waitFor()
})

// Requirement D-392: At 1920 px, a product page shows its image beside the text, at least 600 px wide, and lists have five
//   columns.
test('by keyboard the viewer zooms and gives the focus back; the page uses a wide screen', async () => {
  const page = await openShop(shop, wide)
  await openInteractive(page, '/product/1')
  const picture = await page
    .getByRole('list', { name: /^Images of/ })
    .getByRole('img')
    .first()
    .boundingBox()
  const name = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(picture?.width).toBeGreaterThanOrEqual(600)
  expect(name?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
  expect(name?.y).toBeLessThan((picture?.y ?? 0) + 100)
  const zoom = page.getByRole('button', { name: 'Zoom images' })
  await zoom.focus()
  await page.keyboard.press('Enter')
  await viewer(page).waitFor()
  await page.keyboard.press('+')
  const file = () =>
    viewer(page)
      .getByRole('img')
      .evaluate((img: HTMLImageElement) => Number(/(\d+)\.\w+$/.exec(img.currentSrc)?.[1]))
  await expect.poll(file).toBeGreaterThanOrEqual(1000)
  await page.keyboard.press('Escape')
  await viewer(page).waitFor({ state: 'detached' })
  await untilFocused(zoom)
  await openInteractive(page, '/')
  const cards = page.getByRole('main').locator('ul > li:has(h3 + p)')
  const tops = await cards.evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().top)),
  )
  expect(Math.max(...tops.map((top) => tops.filter((other) => other === top).length))).toBe(5)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(wide.width)
})

// Requirement D-393: On a phone of 360 by 640 px, the login and registration forms with their buttons fit the first screen.
test.each([
  ['/login', 'Login'],
  ['/register', 'Create Account'],
  ['/ta/register', 'கணக்கு தொடங்கு'],
])('%s shows its whole form on a small phone, and beside the picture on a desktop', async (path, button) => {
  const page = await openShop(shop, { ...phone, height: 640 })
  await openInteractive(page, path)
  const send = page.getByRole('button', { name: button, exact: true })
  const box = await send.boundingBox()
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(640)
  await page.setViewportSize({ width: 1920, height: 1080 })
  const form = await page.locator('main section').boundingBox()
  const picture = await page.locator('main > picture').boundingBox()
  expect(form?.x).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0) - 1)
})
