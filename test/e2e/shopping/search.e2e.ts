import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as results from '#catalogue/search/words/results/ta.ts'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, openSection } from '../driving/back-office.ts'
import { desk, loadRouter, openInteractive, openShop, phone } from '../driving/browser.ts'
import { untilFocused } from '../driving/presses.ts'
import { searchField } from '../driving/search-field.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const queryOf = (page: Page) => new URL(page.url()).search

/** The suggested option that contains a text. */
const suggestion = (page: Page, text: string) => page.getByRole('option').filter({ hasText: text })

test('a product is found by keyboard while its name is typed', async () => {
  const page = await openShop(shop, desk)
  await openInteractive(page, '/about')
  await searchField(page).pressSequentially('turm')
  await suggestion(page, 'Salem Turmeric Powder').first().waitFor()
  await expectNoViolations(page)
  expect(await searchField(page).getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('ArrowDown')
  await suggestion(page, 'Salem Turmeric Powder').and(page.locator('[aria-selected="true"]')).waitFor()
  await page.keyboard.press('Enter')
  await heading(page, 'Salem Turmeric Powder')
  expect(await page.getByRole('listbox').count()).toBe(0)
})

test('on a phone the search is one tap away, and a tap on a suggestion opens it', async () => {
  const page = await openShop(shop, phone)
  await openInteractive(page, '/about')
  await page.getByRole('button', { name: 'Search products' }).tap()
  await untilFocused(searchField(page))
  await page.keyboard.type('turm')
  const option = suggestion(page, 'Salem Turmeric Powder').first()
  await option.waitFor()
  await expectNoViolations(page)
  const [field, row] = [await searchField(page).boundingBox(), await option.boundingBox()]
  expect(row?.height).toBeGreaterThanOrEqual(44)
  expect(row?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0))
  await option.tap()
  await heading(page, 'Salem Turmeric Powder')
  await expect.poll(() => searchField(page).count()).toBe(0)
})

test('a typing mistake is corrected', async () => {
  const page = await openShop(shop, desk)
  await openInteractive(page, '/about')
  await searchField(page).fill('turmaric')
  await searchField(page).press('Enter')
  await heading(page, 'Results for “turmaric”')
  await page.getByText('Showing results for “turmeric”').waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Salem Turmeric Powder/ })
    .waitFor()
})

test('filters are in the URL, and survive a reload and Back', async () => {
  const page = await openShop(shop, desk)
  await openInteractive(page, '/categories?q=masala')
  const status = page.getByRole('main').getByRole('status').filter({ hasText: 'products' })
  const found = await status.textContent()
  const vegetarian = page.getByRole('checkbox', { name: /^Vegetarian/ })
  await vegetarian.check()
  await page.waitForURL(/mark=veg/)
  expect(await vegetarian.evaluate((box) => box === document.activeElement)).toBe(true)
  await page.getByLabel('Sort by').selectOption('Price: low to high')
  await page.waitForURL(/sort=price/)
  expect(queryOf(page)).toBe('?q=masala&mark=veg&sort=price')
  await expectNoViolations(page)
  await page.reload()
  await loadRouter(page)
  expect(await vegetarian.isChecked()).toBe(true)
  await page.getByRole('link', { name: 'Remove filter: Vegetarian' }).waitFor()
  expect(await page.getByLabel('Sort by').inputValue()).toBe('price')
  await page.goBack()
  await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('best')
  await page.goBack()
  await expect.poll(() => vegetarian.isChecked()).toBe(false)
  await expect.poll(() => status.textContent()).toBe(found)
})

test('without script, the form sorts and filters a category', async () => {
  const page = await openShop(shop, phone, { javaScriptEnabled: false })
  await page.goto('/categories')
  await page.getByRole('link', { name: /^Spices/ }).click()
  await page.getByText('Filters', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Vegetarian', exact: true }).check()
  await page.getByLabel('Sort by').selectOption('Price: high to low')
  await page.getByRole('group').getByRole('button', { name: 'Show products' }).click()
  await page.getByRole('link', { name: 'Remove filter: Vegetarian' }).waitFor()
  expect(queryOf(page)).toMatch(/sort=price_desc.*mark=veg/)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await page.waitForURL(/\?sort=price_desc$/)
})

test('a search without results leads to a question whose words are filled in', async () => {
  const page = await openShop(shop, phone)
  await openInteractive(page, '/categories?q=caviar')
  await page.getByText('No products found.').waitFor()
  await page.getByRole('heading', { name: 'Bestsellers' }).waitFor()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Ask us about it' }).click()
  await heading(page, 'Help and complaints')
  await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('I couldn’t find: caviar')
})

test('in Tamil too', async () => {
  const page = await openShop(shop, desk)
  await openInteractive(page, '/ta/categories?q=masala')
  await page.getByRole('checkbox', { name: /^சைவம்/ }).check()
  await page.waitForURL('/ta/categories?q=masala&mark=veg')
  await page.getByRole('link', { name: results.clearAll }).waitFor()
  await expectNoViolations(page)
})

test('the merchant turns a failed search into a synonym, which finds products from then on', async () => {
  // Searches of programs aren't listed, and the browser of the tests says that it is one.
  const shopper = await openShop(shop, desk, { userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0' })
  await shopper.goto('/categories?q=zingiber')
  await shopper.getByText('No products found.').waitFor()

  const page = await openSection(shop, 'search')
  await page.getByRole('button', { name: 'Add synonym for zingiber' }).waitFor()
  await expectNoViolations(page)
  const line = page.getByRole('listitem').filter({ hasText: 'zingiber' })
  await line.getByLabel('Show results for').fill('turmeric')
  await button(page, 'Add synonym for zingiber').click()
  await page.getByText('zingiber → turmeric').waitFor()

  await shopper.reload()
  await shopper
    .getByRole('main')
    .getByRole('link', { name: /Salem Turmeric Powder/ })
    .waitFor()
})
