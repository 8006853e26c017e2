import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desk, openInteractive, openShop, phone } from '../driving/browser.ts'
import { orderCart, productId, readyToBuy } from '../driving/customers.ts'
import { bringIntoView, waitUntilHydrated } from '../driving/hydrated.ts'
import { editProduct } from '../driving/merchant.ts'
import { holdResponses } from '../driving/mock-responses.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { searchField } from '../driving/search-field.ts'
import { customer } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

/** Presses Tab until an element has the focus. */
async function tabTo(target: Locator) {
  for (let presses = 0; presses < 90; presses++) {
    await target.page().keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The Tab key does not reach ${target}`)
}

test('by keyboard alone from the home page to the cart', async () => {
  const page = await openShop(shop, desk)
  const press = page.keyboard
  await openInteractive(page, '/')
  await press.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await press.press('Enter')
  await tabTo(page.getByRole('main').getByRole('link', { name: /^Muesli/ }))
  await press.press('Enter')
  await page.getByRole('heading', { name: 'Products in this Category' }).waitFor()
  await tabTo(page.getByRole('link', { name: /Berry & Seed Muesli/ }))
  await press.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Berry & Seed Muesli' }).waitFor()
  await tabTo(page.getByRole('button', { name: 'Add to Cart' }))
  await press.press('Enter')

  await tabTo(page.getByLabel('Phone number'))
  await press.type(customer.phone)
  await press.press('Tab')
  // Each digit moves the focus to the next box.
  await press.type(customer.pin)
  await press.press('Enter')
  await page.getByRole('button', { name: 'Go to Cart' }).waitFor()
  await tabTo(page.getByRole('button', { name: 'Go to Cart' }))
  await press.press('Enter')
  await tabTo(page.getByRole('button', { name: 'Add one Berry & Seed Muesli' }))
  await press.press('Enter')
  await page.getByText('₹720.00').first().waitFor()
  await tabTo(page.getByRole('button', { name: 'Proceed to Checkout' }))
  await press.press('Enter')
  await page.waitForURL('/checkout')
})

describe('without scripts', () => {
  const open = async (path: string) => {
    const page = await openShop(shop, phone, { javaScriptEnabled: false })
    // The blocked prefetched scripts are reported.
    expectPageError(page, /\.js csp$/)
    await page.goto(path)
    return page
  }
  const expectTitle = (page: Page, title: string) =>
    expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(title)

  test('the way from the home page to a product is readable and leads on', async () => {
    const page = await open('/')
    await page.getByRole('heading', { name: 'Delicious and Healthy Snacks' }).first().waitFor()
    expect(await page.getByRole('main').locator('a[href^="/categories/"]').count()).toBe(4)
    expect(await page.getByRole('main').locator('a[href^="/product/"]').count()).toBe(18)
    await page.getByRole('link', { name: 'Explore All' }).click()
    await expectTitle(page, 'Shop by Categories')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Seed Mixes/ })
      .click()
    await page.getByRole('link', { name: /Seven Seed Mix/ }).click()
    await expectTitle(page, 'Seven Seed Mix')
    for (const words of ['MRP', '₹260', 'Inclusive of all taxes', 'In Stock', 'Browse Other Products'])
      await page.getByText(words, { exact: false }).first().waitFor()
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await page.waitForURL(/\/login\?/)
    await expectTitle(page, 'Login')
    await page.getByRole('link', { name: /Don't have an Account/ }).waitFor()
  })

  test('a search finds, and who we are and what holds is there', async () => {
    const page = await open('/about')
    await expectTitle(page, 'About Us')
    await page.getByRole('button', { name: 'Search products' }).click()
    await searchField(page).fill('ragi')
    await searchField(page).press('Enter')
    await expectTitle(page, 'Results for “ragi”')
    const links = page.getByRole('contentinfo').getByRole('link', { name: /Policy|Terms/ })
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(paths).toHaveLength(4)
    for (const path of paths) {
      await page.goto(path)
      await page.getByRole('heading', { name: 'Questions' }).waitFor()
    }
  })
})

test('who asked for less motion is left in peace by the banner and the carousel', async () => {
  const page = await openShop(shop, desk, { reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Welcome' })
  await banner.getByRole('button', { name: 'Play' }).waitFor()
  await page.clock.runFor(10_000)
  expect(await currentSlide(banner)).toBe('Slide 1')

  await page
    .getByRole('main')
    .getByRole('link', { name: /Seven Seed Mix/ })
    .click()
  const carousel = page.getByRole('region', { name: 'Browse Other Products' })
  await bringIntoView(carousel)
  await carousel.getByRole('button', { name: 'Play' }).waitFor()
  await page.clock.runFor(10_000)
  expect(await currentSlide(carousel)).toBe('Slide 1')
})

const currentSlide = (part: Locator) =>
  part
    .getByRole('button', { name: /^Slide/ })
    .and(part.page().locator('[aria-current]'))
    .getAttribute('aria-label')

test('a path that is no page, and a product that is not there, say so with a way on', async () => {
  const page = await openShop(shop, phone)
  expectPageError(page, /status of 404/)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
  expect(await page.title()).toBe('Page Not Found | Pasumai Pantry')
  await page.getByRole('link', { name: 'Return Home' }).click()
  await page.waitForURL('/')

  expect((await page.goto('/product/424242'))?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Product not found.' }).waitFor()
  await page.getByRole('link', { name: 'Browse Categories' }).click()
  await page.waitForURL('/categories')
  expect((await page.goto('/categories/424242'))?.status()).toBe(404)
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
})

test('a page has its title as soon as it is open, whatever is still on its way', async () => {
  const page = await openShop(shop, phone)
  await openInteractive(page, '/')
  const release = await holdResponses(page, '/images/title')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' }).click()
  await page.waitForURL('/about')
  await expect.poll(() => page.title()).toBe('About Us | Pasumai Pantry')
  release()
})

test('letters twice as large are neither cut nor in each other’s way', async () => {
  const page = await openShop(shop, phone)
  const { name } = await readyToBuy(page)
  const own = encodeURIComponent(name)
  const seven = await productId(page.request, 'Seven Seed Mix')
  const shopping = ['/', '/categories', '/categories/1', `/product/${seven}`, '/cart', '/checkout']
  const account = ['profile', 'orders', 'account', 'address'].map((place) =>
    place === 'profile' ? `/profile/${own}` : `/${own}/${place}`,
  )
  for (const path of [...shopping, ...account, '/privacy-policy', '/about', '/reset']) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await page.getByRole('contentinfo').getByText('Contact').waitFor()
    expect(await stickingOut(page), path).toEqual([])
  }
})

test('a word without an end breaks instead of widening the page', async () => {
  const page = await openShop(shop, phone)
  const word = 'Roasted'.repeat(12)
  await editProduct(shop, 'Idli Podi', {
    description: `${word}. And ground.`,
    one_liner: word,
    quantity: word.slice(0, 40),
  })
  const { name } = await readyToBuy(page, { 'Idli Podi': 1 })
  await orderCart(page)
  for (const path of [`/product/${await productId(page.request, 'Idli Podi')}`, '/cart', '/checkout']) {
    await page.goto(path)
    await page.getByText('Idli Podi').first().waitFor()
    expect(await stickingOut(page), path).toEqual([])
  }
  await page.goto(`/${encodeURIComponent(name)}/orders`)
  await page.getByRole('button', { name: 'Show products in order #1' }).click()
  await page.getByText('Idli Podi').waitFor()
  expect(await stickingOut(page)).toEqual([])
})

/** The text of elements that extend beyond the viewport, except in rows that scroll by themselves. */
const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const isOut = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 1
    return document.documentElement.scrollWidth <= document.documentElement.clientWidth
      ? [...document.querySelectorAll('header a, header button, h1, main button:not(section button)')]
          .filter((element) => element.checkVisibility() && isOut(element))
          .map((element) => element.textContent)
      : ['The page scrolls sideways.']
  })

test('a press is answered while its page is on the way', async () => {
  const page = await openShop(shop, phone)
  const code = Promise.withResolvers<void>()
  await page.route(/\/assets\/lists-.*\.js$/, async (route) => {
    await code.promise
    await route.continue()
  })
  await openInteractive(page, '/')
  const onTheWay = page.getByRole('progressbar', { name: 'Loading page' })
  expect(await onTheWay.count()).toBe(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Muesli/ })
    .click()
  await onTheWay.waitFor()
  code.resolve()
  await page.getByRole('heading', { name: 'Products in this Category' }).waitFor()
  await onTheWay.waitFor({ state: 'detached' })
})

test('what was looked for stays in the search, to be changed', async () => {
  const page = await openShop(shop, phone)
  await page.goto('/categories?q=raggi')
  const search = searchField(page)
  expect(await search.inputValue()).toBe('raggi')
  await search.fill('ragi')
  await search.press('Enter')
  await page.getByRole('heading', { name: 'Results for “ragi”' }).waitFor()
  await expect.poll(() => search.inputValue()).toBe('ragi')
  await page.getByRole('link', { name: 'Categories' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Shop by Categories' }).waitFor()
  await page.getByRole('button', { name: 'Search products' }).click()
  await expect.poll(() => searchField(page).inputValue()).toBe('')
})

test('Back leads to the very product that was opened', async () => {
  const page = await openShop(shop, phone)
  await openInteractive(page, '/')
  const product = page.getByRole('main').getByRole('link', { name: /^Berry & Seed Muesli/ })
  await waitUntilHydrated(product)
  const top = () => product.evaluate((card) => Math.round(card.getBoundingClientRect().top))
  await product.evaluate((card) => window.scrollBy(0, card.getBoundingClientRect().top - 200))
  await expect.poll(top).toBe(200)
  await product.click()
  await page.getByRole('heading', { level: 1, name: 'Berry & Seed Muesli' }).waitFor()
  await page.goBack()
  await product.waitFor()
  await expect.poll(top).toBe(200)
})
