import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as delivery from '#ordering/delivery/words/ta.ts'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, openSection } from '../driving/back-office.ts'
import { openInteractive, openShop, phone } from '../driving/browser.ts'
import { productId, putInCart, signUp } from '../driving/customers.ts'
import { bringIntoView } from '../driving/hydrated.ts'
import { shiftsOf, watchShifts } from '../driving/layout-shifts.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Enters a code on a product's page; the press loads the code of the delivery check. */
async function askFor(page: Page, code: string, label = 'Deliver to PIN code') {
  await bringIntoView(field(page, label))
  await field(page, label).click()
  await field(page, label).fill(code)
}

// Requirement D-163: A product page shows delivery to the last PIN code without a click or a layout shift; without a
//   PIN code it loads nothing more.
test('the next product page shows delivery to the last PIN code without a click or a layout shift', async () => {
  // So high that all that the answer could move is in view.
  const page = await openShop(shop, { ...phone, height: 1400 })
  await watchShifts(page)
  await openInteractive(page, '/product/1')
  await askFor(page, '641012')
  await page.getByText(/^Delivery to 641012 expected by/).waitFor()
  for (const [path, answer] of [
    ['/product/2', /^Delivery to 641012 expected by/],
    ['/ta/product/2', /^641012 பின்கோடுக்கு/],
  ] as const) {
    await page.goto(path)
    await bringIntoView(page.getByRole('heading', { level: 1 }))
    await page.getByText(answer).waitFor()
    expect(await shiftsOf(page)).toEqual([])
  }
  await expectNoViolations(page)
})

// Requirement 2.20-14: If the PIN code is known, it is shown with its state below 'Shipping to' (decision X48).
// Requirements D-216, D-220, D-226
test('a merchant creates a zone, and shoppers inside and outside of it see it at once, in English and Tamil', {
  timeout: 180_000,
}, async () => {
  const office = await openSection(shop, 'delivery')
  await button(office, 'Add zone').click()
  await field(office, 'Name').fill('Coimbatore city')
  await field(office, 'PIN codes').fill('641062-641001')
  await field(office, 'Delivery time in business days').fill('2')
  await field(office, 'Delivery charge in rupees').fill('40')
  await field(office, 'Note for shoppers').fill('By our own van')
  await office.getByText('In Tamil (optional)').click()
  await field(office, 'Note for shoppers in Tamil').fill('எங்கள் சொந்த வண்டியில்')
  await button(office, 'Save Changes').click()
  await office
    .getByText('641062-641001: enter the lower PIN code first, such as 641001-641062.')
    .first()
    .waitFor()
  await field(office, 'PIN codes').fill('641001-641062')
  await button(office, 'Save Changes').click()
  await office.getByText('Zone saved. It applies to new orders.').waitFor()
  await office.getByText('2 business days, ₹40 delivery charge').waitFor()
  await expectNoViolations(office)

  const page = await openShop(shop, phone)
  const product = `/product/${await productId(page.request, 'Idli Podi')}`
  await openInteractive(page, product)
  await askFor(page, '110001')
  await page.getByText('We don’t deliver to 110001 yet.').waitFor()
  await askFor(page, '641012')
  await page.getByText(/^Delivery to 641012 expected by \w{3}, \d{1,2} \w{3,4}$/).waitFor()
  await page.getByText('Delivery charge: ₹40. By our own van').waitFor()
  await expectNoViolations(page)

  // The code is remembered, and its fee is in the cart's total.
  await signUp(page)
  await putInCart(page, { 'Idli Podi': 1 })
  await page.goto('/cart')
  await page.getByText('Shipping to Tamil Nadu', { exact: true }).waitFor()
  await page.getByRole('term').getByText('641012', { exact: true }).waitFor()
  await page.getByText('₹40.00').waitFor()
  await page.goto('/me/address')
  await page.getByText('We deliver to Coimbatore city.').waitFor()
  await page.getByText(/^Delivery to 641012 expected by/).waitFor()
  await expect.poll(() => field(page, 'City').inputValue()).toBe('Coimbatore')
  await field(page, 'PIN code').fill('110001')
  await page.getByText('We don’t deliver to 110001 yet.').waitFor()
  expect(await field(page, 'State').inputValue()).toBe('Delhi')
  await field(page, 'District').selectOption('New Delhi, Delhi')
  await expect.poll(() => field(page, 'City').inputValue()).toBe('New Delhi')
  await field(page, 'Address line 1').fill('1, Rajpath')
  await button(page, 'Save Address').click()
  await page.getByText('Address saved successfully!').waitFor()
  await page.goto('/checkout')
  await page.getByText('We don’t deliver to 110001 yet. You can still save this address.').waitFor()

  await openInteractive(page, `/ta${product}`)
  await askFor(page, '641012', delivery.toPostalCode)
  await page.getByText(/^641012 பின்கோடுக்கு \S+ \d+, \S+க்குள் வரும் என எதிர்பார்க்கலாம்$/).waitFor()
  await page.getByText('எங்கள் சொந்த வண்டியில்').waitFor()
  await askFor(page, '110001', delivery.toPostalCode)
  await page.getByText(delivery.outside({ postalCode: '110001' })).waitFor()
  await expectNoViolations(page)
})
