import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, openSection } from '../driving/back-office.ts'
import { openShop, phone } from '../driving/browser.ts'
import { putInCart, signUp } from '../driving/customers.ts'
import { paymentWindow } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const card = (page: Page, line: string) => page.getByRole('listitem').filter({ hasText: line })

/** Fills in the form of a new address; the PIN code fills district and state. */
async function typeAddress(page: Page, name: string, code: string, line: string) {
  await page.getByRole('heading', { name: 'Add Address' }).waitFor()
  await field(page, 'PIN code').fill(code)
  await expect.poll(() => field(page, 'District').inputValue()).toBe('Coimbatore')
  expect(await field(page, 'State').inputValue()).toBe('Tamil Nadu')
  await field(page, 'Address line 1').fill(line)
  await field(page, 'Landmark (optional)').fill(`behind ${line}`)
  await field(page, 'Address name (optional)').selectOption(name)
  await button(page, 'Save Address').click()
}

// Requirement D-239
test('a shopper with two addresses selects one at checkout with one press, and the order goes there', {
  timeout: 180_000,
}, async () => {
  const page = await openShop(shop, phone)
  await signUp(page)
  await page.goto('/me/address')
  await typeAddress(page, 'Home', '641012', '14, Sathy Road')
  await page.getByText('behind 14, Sathy Road').waitFor()
  await page.getByRole('link', { name: 'Manage Address' }).click()
  await page.getByRole('link', { name: 'Add another address' }).click()
  await typeAddress(page, 'Work', '641018', '3, Race Course')

  // Each address is listed with its name; one is the default.
  await card(page, '3, Race Course').getByText('Work', { exact: true }).waitFor()
  await card(page, '14, Sathy Road').getByText('Default', { exact: true }).waitFor()
  await expectNoViolations(page)
  await card(page, '3, Race Course').getByRole('button', { name: 'Set as default' }).click()
  await card(page, '3, Race Course').getByText('Default', { exact: true }).waitFor()

  // Two tabs: one shows the default address, the other selects the home address and pays.
  await putInCart(page, { 'Idli Podi': 2 })
  await page.goto('/checkout')
  const other = await page.context().newPage()
  await other.goto('/checkout')
  await other.getByRole('main').locator('address').getByText('3, Race Course', { exact: true }).waitFor()
  await page.getByText(/^14, Sathy Road, Coimbatore/).click()
  const shown = page.getByRole('main').locator('address')
  await shown.getByText('14, Sathy Road', { exact: true }).waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Proceed to Checkout ₹250.00' }).click()
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click()
  await page.getByText('Order Placed Successfully!').waitFor()

  const office = await openSection(shop, 'orders')
  await office.getByRole('row').filter({ hasText: '₹250.00' }).getByText('₹250.00').click()
  const sentTo = office.locator('address')
  await sentTo.getByText('behind 14, Sathy Road').waitFor()
  await sentTo.getByText('Home', { exact: true }).waitFor()

  // After a deletion the remaining address is the default.
  await page.goto('/me/address')
  await card(page, '3, Race Course').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('heading', { name: 'Edit Address' }).waitFor()
  expect(await field(page, 'Address line 1').inputValue()).toBe('14, Sathy Road')
})
