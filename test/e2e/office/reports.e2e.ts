import { expect, test } from 'vitest'
import { expectUsableAtAllWidths } from '../driving/accessibility.ts'
import { openSection } from '../driving/back-office.ts'
import { paidOrder } from '../driving/paid-order.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

/** The job runs every ten seconds. */
const addedUp = { timeout: 30_000 }

// Requirements D-509, D-511
test('an order is in the report by product and in its spreadsheet, which are usable at every width', async () => {
  const { shopper, id } = await paidOrder(shop, { 'Idli Podi': 2 })
  const { total_price } = await (await shopper.request.get(`/api/orders/${id}`)).json()
  const page = await openSection(shop, 'reports&by=product')
  const report = async () => (await page.request.get(`/api/reports/sales?${await periodOf()}`)).json()
  const periodOf = async () =>
    ((await page.getByRole('link', { name: 'Download as a spreadsheet' }).getAttribute('href')) ?? '').split(
      '?',
    )[1]
  const sales = page.getByRole('table', { name: 'Sales in the chosen period' })
  await expect
    .poll(async () => {
      await page.reload()
      await page.getByText(/^Sales count on the day of payment/).waitFor()
      return sales.getByRole('row').filter({ hasText: 'Idli Podi' }).count()
    }, addedUp)
    .toBe(1)
  await expect.poll(async () => (await report()).updating, addedUp).toBe(false)
  const { total, rows } = await report()
  expect(total.sold).toBeGreaterThanOrEqual(total_price)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as a spreadsheet' }).click()
  expect((await file).suggestedFilename()).toMatch(/^sales-by-product-[\d-]+\.csv$/)
  const lines = (await (await page.request.get(`/api/reports/sales.csv?${await periodOf()}`)).text())
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(rows.length + 2)
  expect(lines.at(-1)).toContain(`,${total.revenue.toFixed(2)},`)
  await expectUsableAtAllWidths(page)

  await page.getByRole('link', { name: 'What to make' }).click()
  await page.getByText(/^At the pace of the last 4 weeks/).waitFor()
  await expectUsableAtAllWidths(page)
  await page.getByRole('link', { name: 'Abandoned carts' }).click()
  await page.getByText(/^A cart counts as abandoned/).waitFor()
  await page.getByRole('link', { name: 'Failed searches' }).click()
  await page.getByText(/^What shoppers searched for/).waitFor()
  await expectUsableAtAllWidths(page)
})
