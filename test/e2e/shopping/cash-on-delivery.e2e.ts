import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, openSection, toasts } from '../driving/back-office.ts'
import { openInteractive, openShop, openSignedIn, phone } from '../driving/browser.ts'
import { call, ordersOf, readyToBuy, signIn } from '../driving/customers.ts'
import { administrator } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

/** A shopper on a phone whose checkout has one product of ₹190 and the choice of how to pay. */
async function atCheckout() {
  const page = await openShop(shop, phone)
  await readyToBuy(page, { 'Sambar Masala': 1 })
  await openSignedIn(page, '/checkout')
  return page
}

async function offerCash() {
  const office = await openSection(shop, 'store')
  await button(office, 'Edit Cash on delivery').click()
  await office.getByRole('combobox', { name: 'Cash on delivery' }).selectOption({ label: 'On' })
  await office.getByLabel('Maximum order total (₹, optional)').fill('3000')
  await office.getByLabel('Maximum open cash orders per customer').fill('1')
  await button(office, 'Save Changes').click()
  await office.getByText('Store settings saved.').waitFor()
}

async function orderInCash(page: Page) {
  await page.getByText('Cash on delivery', { exact: true }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
  const [order] = await ordersOf(page)
  return order?.id ?? 0
}

test('the merchant offers cash on delivery, and a shopper orders without paying online', async () => {
  const before = await atCheckout()
  await before.getByRole('button', { name: 'Proceed to Checkout' }).waitFor()
  expect(await before.getByText('Cash on delivery').count()).toBe(0)

  await offerCash()
  await openSignedIn(before, '/checkout')
  await before.getByRole('group', { name: 'Payment method' }).waitFor()
  await expectNoViolations(before)
  const id = await orderInCash(before)
  await openSignedIn(before, '/x/orders')
  await before.getByRole('button', { name: `Show products in order #${id}` }).click()
  await before.getByText(/^Pay ₹.* in cash when your order is delivered/).waitFor()
  await expectNoViolations(before)

  // A second order, while the first hasn't been delivered.
  const page = before
  await call(page.request.post('/api/cart/add', { data: { product_id: 1 } }))
  await openSignedIn(page, '/checkout')
  await page.getByText(/already have .*cash on delivery order/).waitFor()
  expect(await page.getByRole('radio', { name: /Cash on delivery/ }).isDisabled()).toBe(true)
})

test('a cash order is dispatched and paid at the door, and another one is refused there', async () => {
  await offerCash()
  const office = await openShop(shop, phone)
  await signIn(office, administrator)
  const dispatchOf = async (id: number) => {
    await openInteractive(office, `/admin?section=orders&order=${id}`)
    await office
      .getByText(/^Collect ₹/)
      .first()
      .waitFor()
    await button(office, 'Mark as packed').click()
    await button(office, 'Dispatch').click()
    const form = office.getByRole('dialog')
    await form.getByLabel('Courier').selectOption({ label: 'DTDC' })
    await form.getByLabel('Tracking number').fill('D1234567')
    await form.getByRole('button', { name: 'Dispatch', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
  }
  const paid = await orderInCash(await atCheckout())
  await dispatchOf(paid)
  await expectNoViolations(office)
  await button(office, 'Mark as delivered').click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Mark as delivered' }).click()
  await office
    .getByRole('listitem')
    .filter({ hasText: /Paid ₹.* in cash/ })
    .waitFor()

  const refused = await orderInCash(await atCheckout())
  await dispatchOf(refused)
  await button(office, 'Mark as refused').click()
  await button(office, 'Return items to stock').click()
  await toasts(office).getByText('Order cancelled. Items returned to stock.').waitFor()
  await office
    .getByText(/refused at the door/i)
    .first()
    .waitFor()
})
