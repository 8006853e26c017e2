import { expect, test } from 'vitest'
import * as words from '#ordering/coupons/words/shop/ta.ts'
import { expectNoViolations, expectUsableAtAllWidths } from '../driving/accessibility.ts'
import { button, openSection } from '../driving/back-office.ts'
import { openShop, openSignedIn, phone } from '../driving/browser.ts'
import { orderCart, readyToBuy } from '../driving/customers.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

// Requirement D-506
// Requirement D-501
test('the merchant adds a coupon, and a shopper on a phone orders with it in both languages', async () => {
  const office = await openSection(shop, 'coupons')
  await button(office, 'Add Coupon').click()
  await office.getByLabel('Name', { exact: true }).fill('Monsoon offer')
  await office.getByLabel('Code', { exact: true }).fill('RAIN10')
  await office.getByLabel('Percent off').fill('10')
  await office.getByText('Conditions and limits').click()
  await office.getByLabel('Orders in total').fill('1')
  await expectNoViolations(office)
  await button(office, 'Save Changes').click()
  await office.getByText('0 of 1 orders').waitFor()
  await expectUsableAtAllWidths(office)

  const page = await openShop(shop, phone)
  await readyToBuy(page, { 'Sambar Masala': 1 })
  await openSignedIn(page, '/cart')
  expectPageError(page, /status of 409/)
  await button(page, 'Have a coupon?').click()
  await page.getByLabel('Coupon code').fill('rain1')
  await button(page, 'Apply').click()
  await page.getByText('This coupon code isn’t valid. Check it, or order without it.').waitFor()
  await page.getByLabel('Coupon code').fill('rain10')
  await page.getByLabel('Coupon code').press('Enter')
  await page.getByText('Discount: Monsoon offer (RAIN10)').waitFor()
  await expectUsableAtAllWidths(page)

  await openSignedIn(page, '/ta/checkout')
  await button(page, `${words.remove} ${words.couponOf({ code: 'RAIN10' })}`).waitFor()
  await expectUsableAtAllWidths(page)
  const order = await orderCart(page)
  // ₹130 less 10 %.
  expect(order.total_price).toBe(117)
})
