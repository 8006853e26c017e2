import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitUntilInteractive } from './browser.ts'

// Steps of a shopper, by the visible text of the page.
export { administrator, customer } from './demo-logins.ts'

/** Enters a pin into its four boxes, which are in the group with this label. */
export async function typePin(page: Page, pin: string, group: string | RegExp = /pin/i) {
  const boxes = page.getByRole('group', { name: group, exact: true })
  for (const [at, digit] of [...pin].entries()) await boxes.getByLabel(`Digit ${at + 1} of 4`).fill(digit)
}

/** Fills in the open login form and submits it. Input before hydration has its own tests. */
export async function logIn(page: Page, { phone, pin }: { phone: string; pin: string }) {
  await waitUntilInteractive(page)
  await page.getByLabel('Phone number').fill(phone)
  await typePin(page, pin)
  await page.getByRole('button', { name: 'Login' }).click()
}

export const address = {
  'Full name': 'Anitha Raj',
  'Address line 1': '5, Avinashi Road',
  City: 'Coimbatore',
  'PIN code': '641018',
  State: 'Tamil Nadu',
  Country: 'India',
}

/** Fills in the open address form and saves it. */
export async function saveAddress(page: Page, fields: Record<string, string> = address) {
  for (const [label, text] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true })
    await (label === 'State' ? field.selectOption(text) : field.fill(text))
  }
  await page.getByRole('button', { name: 'Save Address' }).click()
}

/** Fills in what the checkout asks a new customer for, and waits for what the PIN code fills in. */
export async function enterAddressAtCheckout(page: Page) {
  await page.getByLabel('PIN code').fill(address['PIN code'])
  await page.getByLabel('Address line 1').fill(address['Address line 1'])
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe(address.City)
  await page.getByRole('button', { name: 'Deliver here' }).click()
}

/** The provider's window over the page. */
export const paymentWindow = (page: Page) => page.getByRole('dialog', { name: 'Pasumai Pantry' })
