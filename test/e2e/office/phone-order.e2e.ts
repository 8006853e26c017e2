import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { openInteractive, openShop, phone } from '../driving/browser.ts'
import { countedShopper } from '../driving/counted.ts'
import { signIn } from '../driving/customers.ts'
import { administrator } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

// Requirement D-484
test('an order for a caller takes few taps from the list of orders to the payment link', async () => {
  const page = await openShop(shop, phone)
  await signIn(page, administrator)
  await openInteractive(page, '/admin?section=orders')
  const staff = countedShopper(page)
  const enter = async (label: string, text: string) => {
    await staff.tap(page.getByLabel(label, { exact: true }))
    await staff.type(text)
  }
  await staff.tap(page.getByRole('link', { name: 'New order' }))
  const firstProduct = page.getByRole('button', { name: /^Add / }).first()
  await firstProduct.waitFor()
  await enter('Phone number', '9812345678')
  await page.getByText('This number hasn’t ordered before.').waitFor()
  await enter('Name', 'Meena Raj')
  await staff.tap(firstProduct)
  await enter('PIN code', '641012')
  await enter('Address line 1', '4, Gandhi Street')
  // What was entered is still there after a reload.
  await page.reload()
  await page.getByRole('button', { name: 'Discard' }).waitFor()
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Meena Raj')
  await page.getByRole('button', { name: /^Create link for ₹/ }).waitFor()
  await expectNoViolations(page)
  await staff.tap(page.getByRole('button', { name: /^Create link for ₹/ }))
  await page.getByRole('heading', { name: 'Payment link' }).waitFor()
  await page.getByRole('img', { name: 'QR code of the payment link' }).waitFor()
  await expectNoViolations(page)
  const { taps, keys } = staff.counts()
  expect({ taps, keys }).toEqual({ taps: 7, keys: 41 })
})
