import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { openSection, toasts } from '../driving/back-office.ts'
import { desk, phone } from '../driving/browser.ts'
import { paidOrder } from '../driving/paid-order.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const openChange = async (page: Page) => {
  await page.getByRole('link', { name: 'Change order' }).click()
  await page.getByRole('heading', { name: /^Change order #/ }).waitFor()
}

// Requirement D-544
// Requirement D-545
test.each([
  ['a desk', desk],
  ['a phone', phone],
])('on %s, an item is taken out of a paid order and another one added', async (_where, size) => {
  const { id } = await paidOrder(shop, { 'Idli Podi': 2, 'Sambar Masala': 1 })
  const page = await openSection(shop, `orders&order=${id}`)
  await page.setViewportSize(size)
  await openChange(page)
  await page.getByLabel(/^Idli Podi/).selectOption('1')
  await page.getByText(/will be refunded to the customer\.$/).waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: /^Change and refund ₹/ }).click()
  await toasts(page)
    .getByText(/The refund has been requested/)
    .waitFor()
  await page.getByRole('list', { name: 'Refunds for this order' }).waitFor()

  await openChange(page)
  await page.getByRole('searchbox', { name: 'Search products' }).fill('Sambar')
  await page
    .getByRole('button', { name: /^Add Sambar Masala/ })
    .first()
    .click()
  // What was chosen is still there after a reload.
  await page.reload()
  await page.getByRole('button', { name: 'Discard' }).waitFor()
  await page.getByRole('button', { name: /^Create link for ₹/ }).waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: /^Create link for ₹/ }).click()
  await page.getByRole('heading', { name: 'Payment link' }).waitFor()
  await page.getByRole('link', { name: `Pack together with order #${id}` }).click()
  await page.getByText(/will be packed with this one once it’s paid$/).waitFor()
  await expect.poll(() => page.url()).toContain(`order=${id}`)
})
