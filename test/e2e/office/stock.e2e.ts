import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, openSection, toasts } from '../driving/back-office.ts'
import { openShop, phone } from '../driving/browser.ts'
import { orderCart, readyToBuy } from '../driving/customers.ts'
import { loseNextResponse } from '../driving/mock-responses.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const stockOf = async (name: string) =>
  (await (await fetch(`${shop.url}/api/products?q=${encodeURIComponent(name)}`)).json())[0].stock

/** Searches and waits for the results, because the previous list stays, dimmed, until then. */
async function search(page: Page, words: string) {
  await page.getByLabel('Search products').fill(words)
  await expect.poll(() => page.getByLabel(/^Units of/).count()).toBe(1)
}

test('a delivery of two products is entered, and told with what an order took', async () => {
  const shopper = await openShop(shop)
  await readyToBuy(shopper, { 'Idli Podi': 2 })
  const { id } = await orderCart(shopper)
  const before = { podi: await stockOf('Idli Podi'), sambar: await stockOf('Sambar Masala') }

  const page = await openSection(shop, 'stock')
  const moves = page.getByRole('region', { name: 'Stock history' })
  await moves
    .getByRole('row')
    .filter({ hasText: `Reserved for an unpaid order #${id}` })
    .getByText('−2')
    .waitFor()

  await button(page, 'Save stock').click()
  await toasts(page).getByText('Enter the units for at least one product.').waitFor()
  await page.getByLabel('Note (optional)').fill('Bill 214')
  await search(page, 'podi')
  await page.getByLabel('Units of Idli Podi').fill('twelve')
  await button(page, 'Save stock').click()
  await page.getByText('Enter a whole number of units, up to 99999.').waitFor()
  await page.getByLabel('Units of Idli Podi').fill('12')
  await search(page, 'sambar')
  await page.getByLabel('Units of Sambar Masala').fill('3')
  await page.getByText('2 entries not saved yet.').waitFor()
  await expectNoViolations(page)
  await button(page, 'Save stock').click()
  await toasts(page).getByText('Stock updated.').waitFor()
  await page.getByText('Nothing entered yet.').waitFor()
  await expect
    .poll(() => moves.getByRole('row').filter({ hasText: 'Stock received Bill 214' }).count())
    .toBe(2)
  expect({ podi: await stockOf('Idli Podi'), sambar: await stockOf('Sambar Masala') }).toEqual({
    podi: before.podi + 12,
    sambar: before.sambar + 3,
  })
})

test('more damage than there is changes nothing and says what is there', async () => {
  const page = await openSection(shop, 'stock')
  await page.setViewportSize({ width: phone.width, height: phone.height })
  const before = await stockOf('Idli Podi')
  await page.getByLabel('Reason').selectOption('damaged')
  await page.getByLabel('Units of Idli Podi').fill(String(before + 1))
  await button(page, 'Save stock').click()
  await toasts(page).getByText(`Only ${before} units of Idli Podi in stock. Nothing was changed.`).waitFor()
  expect(await page.getByLabel('Units of Idli Podi').inputValue()).toBe(String(before + 1))
  expect(await stockOf('Idli Podi')).toBe(before)
})

test('a delivery that was changed after its answer got lost is told of, and only what is missing is saved', async () => {
  const page = await openSection(shop, 'stock')
  const before = await stockOf('Idli Podi')
  await page.getByLabel('Note (optional)').fill('Bill 300')
  await page.getByLabel('Units of Idli Podi').fill('2')
  expectPageError(page, /ERR_FAILED/)
  await loseNextResponse(page, '**/api/stock/moves')
  await button(page, 'Save stock').click()
  await toasts(page).getByText('Couldn’t connect to the shop.').waitFor()
  await page.getByLabel('Units of Idli Podi').fill('5')
  expectPageError(page, /409/)
  await button(page, 'Save stock').click()
  await page.getByText('You’ve already saved this form').waitFor()
  await page.getByRole('region', { name: 'Stock history' }).getByText('Bill 300').waitFor()
  expect(await stockOf('Idli Podi')).toBe(before + 2)

  await page.getByLabel('Units of Idli Podi').fill('3')
  await button(page, 'Save stock').click()
  await toasts(page).getByText('Stock updated.').waitFor()
  expect(await stockOf('Idli Podi')).toBe(before + 5)
})
