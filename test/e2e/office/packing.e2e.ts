import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { proceed } from '#ordering/checkout/words/en.ts'
import { proceed as proceedInTamil } from '#ordering/checkout/words/ta.ts'
import { asRendered, readPdf } from '../../shop/pdf.ts'
import { expectNoViolations } from '../driving/accessibility.ts'
import { openInteractive, openShop, phone } from '../driving/browser.ts'
import { ordersOf, readyToBuy, signIn } from '../driving/customers.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { administrator, paymentWindow } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

/** An order placed and paid on the pages of a language. */
async function paidOrder(language: '' | '/ta', wanted: Record<string, number>) {
  const page = await openShop(shop)
  await readyToBuy(page, wanted)
  await page.goto(`${language}/checkout`)
  await page.getByRole('button', { name: language ? proceedInTamil : proceed }).click()
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click()
  await expect.poll(async () => (await ordersOf(page))[0]?.status).toBe('paid')
  return (await ordersOf(page))[0]?.id ?? 0
}

/** The PDF that a button downloads, as text. */
async function printed(page: Page) {
  await page.getByText('PDF ready.').waitFor()
  const loaded = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save PDF' }).click()
  const pdf = await readPdf(await readFile(await (await loaded).path()))
  await page.getByRole('button', { name: 'Close' }).click()
  return pdf
}

test('two orders are picked, printed and ticked off with one thumb', async () => {
  const first = await paidOrder('', { 'Idli Podi': 2 })
  const second = await paidOrder('/ta', { 'Idli Podi': 1, 'Sambar Masala': 1 })
  const page = await openShop(shop, phone)
  await signIn(page, administrator)
  await openInteractive(page, '/admin?section=packing')
  const list = page.getByRole('list', { name: '641012' })
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
  await expectNoViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)

  await page.getByRole('link', { name: 'Pick list' }).click()
  await page.getByRole('checkbox', { name: /^3 of Idli Podi/ }).check()
  await page.getByText('1 of 2 picked').waitFor()
  await page.reload()
  await expect.poll(() => page.getByRole('checkbox', { name: /^3 of Idli Podi/ }).isChecked()).toBe(true)
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Back to orders to pack' }).click()

  await page.getByRole('button', { name: 'Packing slips' }).click()
  const slips = await printed(page)
  expect(slips.sizes).toEqual([
    [210, 297],
    [210, 297],
  ])
  expect(slips.pages[0]).toContain(`#${first}`)
  expect(slips.pages[1]?.replaceAll(/\s/g, '')).toContain(asRendered('இட்லிபொடி'))

  await page.getByRole('button', { name: 'Address labels' }).click()
  await page.getByLabel('Label sheet', { exact: true }).selectOption('Label printer, 100 × 150 mm')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Create PDF' }).click()
  const labels = await printed(page)
  expect(labels.sizes).toEqual([
    [100, 150],
    [100, 150],
  ])
  for (const id of [first, second]) expect(labels.pages.join(' ')).toContain(`#${id}`)

  expectPageError(page, /status of 404/)
  const field = page.getByLabel('Scan or enter an order number')
  await field.fill(`#${first}`)
  await field.press('Enter')
  await field.fill('99999')
  await field.press('Enter')
  await page.getByText(`Order #${first} packed.`).waitFor()
  await page.getByText('Order #99999 not found.').waitFor()
  await page.getByRole('button', { name: `Undo packing of order #${first}`, exact: true }).click()
  await page.getByText(`Order #${first} is back on the packing list.`).waitFor()
  await expectNoViolations(page)

  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await page.getByText('2 selected').waitFor()
  await page.getByRole('button', { name: 'Pack selected', exact: true }).click()
  await page.getByRole('paragraph').filter({ hasText: '2 orders packed.' }).waitFor()
  await page.getByRole('button', { name: 'Undo all 2' }).waitFor()
  await page.reload()
  await page.getByText('Everything is packed.').waitFor()
})
