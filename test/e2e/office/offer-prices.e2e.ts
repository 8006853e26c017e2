import { expect, test } from 'vitest'
import { expectUsableAtAllWidths } from '../driving/accessibility.ts'
import { button, openSection, toasts } from '../driving/back-office.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

/** A day from today, as a date and time field takes it: 9 am. */
const nineOn = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T09:00`

// Requirement D-587: An offer price that starts at once is on the product page without a reload of the shop, with its last
//   day, and the product table shows it beside the regular price (decision X68).
test('an offer price is entered, on sale at once, and ended again', async () => {
  const page = await openSection(shop, 'products')
  const [podi] = await (await fetch(`${shop.url}/api/products?q=Idli%20Podi`)).json()
  const priceOf = async () => (await (await fetch(`${shop.url}/api/products/${podi.id}`)).json()).price
  await page.getByLabel('Search products').fill('idli podi')
  await page.getByRole('link', { name: 'Edit Idli Podi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Product' })
  await dialog.getByText('Offer prices', { exact: true }).click()
  await dialog
    .getByRole('button', { name: /^Add offer price/ })
    .first()
    .click()
  await dialog.getByLabel('Offer price', { exact: true }).fill('50')
  await dialog.getByLabel('Ends on', { exact: true }).fill(nineOn(5))
  await dialog.getByText(new RegExp(`^₹50 from now to .*; regular price ₹${podi.price}\\.`)).waitFor()
  await expectUsableAtAllWidths(page)
  await button(page, 'Save price').click()
  await toasts(page).getByText('Offer price saved.', { exact: true }).waitFor()
  await dialog.getByText('Now', { exact: true }).waitFor()
  await expect.poll(priceOf).toBe(50)
  await expect.poll(async () => (await fetch(`${shop.url}${podi.path}`)).text()).toContain('Offer until')

  await dialog.getByRole('button', { name: 'End now' }).click()
  await button(page, 'Delete').click()
  await toasts(page).getByText('Offer price ended.', { exact: true }).waitFor()
  await expect.poll(priceOf).toBe(podi.price)
})
