import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desk, openInteractive, openShop, phone } from '../driving/browser.ts'
import { productId, putInCart, signUp } from '../driving/customers.ts'
import { installClock, pauseClock } from '../driving/fake-clock.ts'
import { bringIntoView } from '../driving/hydrated.ts'
import { dropResponses, holdResponses, mockResponse, restoreResponses } from '../driving/mock-responses.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const banner = (page: Page) => page.getByRole('region', { name: 'Welcome' })
const others = (page: Page) => page.getByRole('region', { name: 'Browse Other Products' })
const home = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /Pasumai Pantry/ })
    .click()

// Requirement 2.8-5: Banners are 400 px high, and 500 px on wide screens.
// Requirement 9-12: The banner loops through 3 images, 3000 ms each.
test.each([
  [phone, 400],
  [desk, 500],
])('the banner has its height and advances every three seconds in a loop: %j', async (...here) => {
  const [screen, height] = here
  const page = await openShop(shop, screen)
  await installClock(page)
  await page.goto('/')
  const shown = banner(page).locator('button[aria-current]')
  await banner(page).getByRole('button', { name: 'Pause' }).waitFor()
  expect((await banner(page).boundingBox())?.height).toBe(height)
  await pauseClock(page)
  // The clock may have advanced a little before it was paused, but never by a whole interval.
  const at = async () => Number((await shown.getAttribute('aria-label'))?.at(-1))
  const first = await at()
  for (const turn of [1, 2, 3]) {
    await page.clock.runFor(3000)
    await expect.poll(at).toBe(((first - 1 + turn) % 3) + 1)
  }
})

// Requirement 2.13-1: The carousel shows 1 product at a time, 2 from 640 px and 3 from 1024 px.
// Requirement 2.13-2: Products in the carousel are 30 px apart.
// Requirement 9-13: The carousel has a gap of 30 px, breakpoints at 640 and 1024 px, and advances every 3000 ms.
test.each([
  [1, 639],
  [2, 640],
  [3, 1024],
])('%d products are side by side from %d px, 30 px apart', async (count, width) => {
  // So that it stands still while it is measured.
  const page = await openShop(shop, { ...desk, width }, { reducedMotion: 'reduce' })
  await page.goto(`/product/${await productId(page.request, 'Idli Podi')}`)
  await bringIntoView(others(page))
  const frame = await others(page).locator('ul').locator('..').boundingBox()
  const cards = await others(page)
    .locator('li > *')
    .evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect()).map(({ x, right }) => ({ x, right })),
    )
  const left = frame?.x ?? 0
  const inView = cards.filter(({ x, right }) => x >= left - 1 && right <= left + (frame?.width ?? 0) + 1)
  expect(inView).toHaveLength(count)
  expect(Math.round((cards[1]?.x ?? 0) - (cards[0]?.right ?? 0))).toBe(30)
})

// Requirement 2.13-3: The carousel loops.
// Requirement 2.13-4: The carousel advances every 3 seconds.
// Requirement 2.13-5: The carousel has arrows.
// Requirement 2.13-6: The carousel has dots to press.
// Requirement 9-13
test('the carousel advances every three seconds, by arrows and by dots, in a loop', async () => {
  const page = await openShop(shop, desk)
  await installClock(page)
  await page.goto(`/product/${await productId(page.request, 'Idli Podi')}`)
  await bringIntoView(others(page))
  await others(page).getByRole('button', { name: 'Pause' }).waitFor()
  const at = async () =>
    Number((await others(page).locator('button[aria-current]').getAttribute('aria-label'))?.split(' ')[1])
  await pauseClock(page)
  // Until the slides are measured there is one position.
  const slides = others(page).getByRole('button', { name: /^Slide/ })
  await expect.poll(() => slides.count()).toBeGreaterThan(1)
  const count = await slides.count()
  const moves = async (step: () => Promise<void>) => {
    const before = await at()
    await step()
    await expect.poll(async () => (await at()) !== before).toBe(true)
    return ((await at()) - before + count) % count
  }
  // It is unknown where the timer was when the clock was paused: one interval contains exactly one move, a longer one
  // may contain two.
  expect(await moves(() => page.clock.runFor(3000))).toBe(1)
  await others(page).getByRole('button', { name: 'Slide 1', exact: true }).click()
  await expect.poll(at).toBe(1)
  expect(await moves(() => others(page).getByRole('button', { name: 'Previous slide' }).click())).toBe(
    count - 1,
  )
  expect(await moves(() => others(page).getByRole('button', { name: 'Next slide' }).click())).toBe(1)
})

// Requirement 2.12-11: The tiles are side by side on wide screens only.
test('the four composition tiles are side by side on a desktop, and not on a phone', async () => {
  const page = await openShop(shop, desk)
  await page.goto(`/product/${await productId(page.request, 'Idli Podi')}`)
  const tiles = page.locator('dl').filter({ has: page.locator('dd', { hasText: '%' }) })
  const boxes = await tiles
    .locator('> div')
    .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().y))
  expect(boxes.length).toBeGreaterThan(1)
  expect(new Set(boxes).size).toBe(1)
  await page.setViewportSize(phone)
  await expect.poll(() => tiles.filter({ visible: true }).count()).toBe(0)
})

// Requirement 2.12-13: 'Loading product details...' is shown while the product loads.
// Requirement 2.12-14: 'Failed to load product details.' is shown if the product can't be loaded.
// Requirement 8-9: The product page shows 'Failed to load product details.' or 'Product not found.'.
test('a product that is loading, or can’t be loaded, says so', async () => {
  const page = await openShop(shop)
  const id = await productId(page.request, 'Idli Podi')
  await openInteractive(page, '/about')
  await home(page)
  const release = await holdResponses(page, `/products/${id}`)
  const card = page.getByRole('main').locator(`a[href="/product/${id}-idli-podi"]`)
  await card.click()
  await page.getByText('Loading product details...').waitFor()
  release()
  await page.getByRole('heading', { level: 1, name: 'Idli Podi' }).waitFor()
  await restoreResponses(page, `/products/${id}`)

  // Before going back, because the mouse then rests on the card and prefetches it.
  expectPageError(page, /no answer|Failed to load resource|Couldn’t connect/)
  await dropResponses(page, `/products/${id}`)
  await home(page)
  await card.click()
  await page.getByRole('heading', { name: 'Failed to load product details.' }).waitFor()
  await restoreResponses(page, `/products/${id}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Idli Podi' }).waitFor()
})

// Requirement 2.8-6: 'Loading images...' is shown while the banners load.
// Requirement 2.8-14: A loading indicator is shown while the products load.
// Requirement 4-25: Lists show that they are loading, then their entries or a message that there are none.
test('parts of the page that are loading say so', async () => {
  const page = await openShop(shop)
  await openInteractive(page, '/about')
  const release = await Promise.all(
    ['/images/title', '/categories', '/products'].map((path) => holdResponses(page, path)),
  )
  await home(page)
  for (const words of ['Loading images...', 'Loading categories...', 'Loading products...'])
    await page.getByRole('main').getByText(words).first().waitFor({ state: 'attached' })
  for (const go of release) go()
  await page.getByRole('heading', { name: 'Delicious and Healthy Snacks' }).first().waitFor()
})

// Requirement 8-10: If categories can't be loaded in the shop, a message takes their place (decision X36).
// Requirement 8-42: If the products of a category can't be loaded, a message takes their place (decision B18).
test('lists that can’t be loaded say so in their place, and the rest of the page works', async () => {
  const page = await openShop(shop)
  await openInteractive(page, '/about')
  expectPageError(page, /no answer|status of|Failed to load resource/)
  await mockResponse(page, '/categories', 500)
  await dropResponses(page, '/products')
  await home(page)
  await page.getByText('Failed to load categories. Please try again.').waitFor()
  await page.getByText('Failed to load products.').waitFor()
  await page.getByRole('heading', { name: 'Delicious and Healthy Snacks' }).first().waitFor()
  await restoreResponses(page, '/categories')
  await mockResponse(page, '/categories/1/products', 500)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await home(page)
  await page.getByRole('main').locator('a[href^="/categories/1-"]').click()
  await page.getByRole('heading', { name: 'Products in this Category' }).waitFor()
  await page.getByText('Failed to load products.').waitFor()
})

// Requirement 2.15-7: 'Failed to load images.' is shown if the images can't be loaded.
// Requirement 8-8
test('images that can’t be loaded say so, and the text stays', async () => {
  const page = await openShop(shop)
  await openInteractive(page, '/categories')
  expectPageError(page, /no answer|Failed to load resource/)
  await dropResponses(page, '/images/title')
  await home(page)
  await page.getByText('Failed to load banner images.').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await page.getByText('Failed to load images.').waitFor()
  await page.getByRole('heading', { name: 'Our Story' }).waitFor()
})

// Requirement 2.3-5: A red badge shows the number of items in the cart (decision S2).
// Requirement 2.3-6: There is no badge if the cart is empty.
// Requirement 2.3-7: A circle shows the first letter of the user's name.
// Requirement 2.3-9: The circle links a customer to `/profile/{username}`.
// Requirement 4-6: The badge counts the items of the cart (decision S2).
test('the header shows the first letter of the name, and a red badge with the number of items', async () => {
  const page = await openShop(shop)
  await signUp(page, 'Kavya Selvam')
  await page.goto('/')
  const circle = page.getByRole('link', { name: 'Kavya Selvam’s profile' })
  await circle.waitFor()
  expect(await circle.textContent()).toBe('K')
  expect(await circle.getAttribute('href')).toBe('/profile/Kavya%20Selvam')
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
  expect(await cart.textContent()).toBe('Cart')
  await putInCart(page, { 'Idli Podi': 3, 'Sambar Masala': 1 })
  await page.reload()
  await page.getByRole('link', { name: 'Cart 2 items' }).waitFor()
  const badge = cart.locator('span').nth(1)
  const [red = 0, green = 0, blue = 0] = await badge.evaluate((element) =>
    (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(Number),
  )
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))
})

// Requirement 2.3-12: On a phone, a menu contains About, Cart and Profile or Login.
test('on a phone a menu links to About, cart and login', async () => {
  const page = await openShop(shop, phone)
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  expect(await menu.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Menu' }).click()
  for (const [name, path] of [
    ['About', '/about'],
    ['Cart', '/cart'],
    ['Login', '/login'],
  ] as const)
    expect(await menu.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path)
  await signUp(page, 'Kavya Selvam')
  await page.reload()
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Profile' }).click()
  await page.waitForURL('/profile/Kavya%20Selvam')
})

// Requirement 2.14-8: A button in the footer scrolls to the top.
test('the footer’s button scrolls to the top', async () => {
  const page = await openShop(shop)
  await page.goto('/about')
  const button = page.getByRole('link', { name: 'Scroll to top' })
  await bringIntoView(button)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
