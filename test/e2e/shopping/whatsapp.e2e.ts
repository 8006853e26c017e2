import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, openSection } from '../driving/back-office.ts'
import { openShop, openSignedIn, phone } from '../driving/browser.ts'
import { readyToBuy } from '../driving/customers.ts'
import { paymentWindow } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

// Requirement D-372
test('the merchant turns messages on, and a shopper ticks the box in the checkout and unticks it in the account', async () => {
  const office = await openSection(shop, 'mails')
  await office.getByRole('link', { name: 'WhatsApp', exact: true }).click()
  await office.getByRole('checkbox', { name: /Send order updates on WhatsApp/ }).check()
  await button(office, 'Save Changes').click()
  await office.getByText('WhatsApp setting saved.').waitFor()
  await office.getByText('order_confirmed, Tamil', { exact: true }).click()
  for (const width of [360, 1280]) {
    await office.setViewportSize({ width, height: 800 })
    await expect.poll(() => office.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await expectNoViolations(office)

  const page = await openShop(shop, phone)
  await readyToBuy(page, { 'Sambar Masala': 1 })
  await openSignedIn(page, '/checkout')
  const box = page.getByRole('checkbox', { name: /Send order updates on WhatsApp to \+91/ })
  await box.waitFor()
  expect(await box.isChecked(), 'never ticked beforehand').toBe(false)
  await box.check()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await paymentWindow(page).waitFor()
  // The consent is recorded before the payment window opens.
  await openSignedIn(page, '/me/account')
  const choice = page.getByRole('checkbox', { name: /Send order updates on WhatsApp to \+91/ })
  await expect.poll(() => choice.isChecked()).toBe(true)
  await choice.uncheck()
  await page.getByText('You won’t get order updates on WhatsApp any more.').first().waitFor()
  await choice.check()
  await page
    .getByText(/^Order updates will go to \+91/)
    .first()
    .waitFor()
  await page.reload()
  await expect.poll(() => choice.isChecked()).toBe(true)
})
