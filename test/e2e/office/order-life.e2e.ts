import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, toasts } from '../driving/back-office.ts'
import { openInteractive, openShop, openSignedIn, phone } from '../driving/browser.ts'
import { orderCart, ordersOf, readyToBuy, signIn } from '../driving/customers.ts'
import { administrator, paymentWindow } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

/** A customer with one paid order. */
async function buyer() {
  const page = await openShop(shop, phone)
  await readyToBuy(page, { 'Idli Podi': 2 })
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click()
  await page.getByText('Order Placed Successfully!').waitFor()
  const [order] = await ordersOf(page)
  return { page, id: order?.id ?? 0 }
}

/** A customer with an unpaid order. */
async function hesitant() {
  const page = await openShop(shop)
  await readyToBuy(page, { 'Sambar Masala': 1 })
  return (await orderCart(page)).id
}

test('an order is packed, undone, dispatched in parts with a number, and its customer follows it', async () => {
  const { page: shopper, id } = await buyer()
  const unpaid = await hesitant()
  const page = await openShop(shop, phone)
  await signIn(page, administrator)

  await openInteractive(page, '/admin?section=orders')
  await page.getByRole('checkbox', { name: `Select order #${id}`, exact: true }).check()
  await page.getByRole('checkbox', { name: `Select order #${unpaid}`, exact: true }).check()
  await page.getByText('2 orders selected').waitFor()
  await button(page, 'Mark as packed').click()
  await toasts(page).getByText('1 order packed.').waitFor()
  await page.getByText(`Order #${unpaid}: This order isn’t paid yet.`).waitFor()
  // A step can be undone for a minute only, so the result after it is checked. On a phone the row shows only the next
  // step; the expanded row has the others.
  await page
    .getByRole('row')
    .filter({ hasText: `#${id}` })
    .getByText('₹')
    .first()
    .click()
  await button(page, `Undo last step of order #${id}`).click()
  await toasts(page).getByText('Last step undone.').waitFor()
  await expectNoViolations(page)

  await page
    .getByRole('row')
    .getByRole('link', { name: `#${id}`, exact: true })
    .click()
  await page.getByRole('heading', { name: `Order #${id}` }).waitFor()
  await button(page, 'Mark as packed').click()
  await page.getByText('Packed', { exact: true }).first().waitFor()
  const dispatch = async (courier: string, number: string, units?: string) => {
    await button(page, 'Dispatch').click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Courier').selectOption({ label: courier })
    await form.getByLabel('Tracking number').fill(number)
    if (units) {
      await form.getByRole('button', { name: 'Dispatch only part of the order' }).click()
      await form.getByLabel(/left to dispatch/).fill(units)
    }
    await form.getByRole('button', { name: 'Dispatch', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
  }
  await dispatch('DTDC', 'D1234567', '1')
  await page.getByText('Partly dispatched with DTDC, D1234567').waitFor()
  await dispatch('Delhivery', 'DL98765432')
  await page.getByText('Dispatched with Delhivery, DL98765432').waitFor()

  await page.getByLabel('Note', { exact: true }).fill('The second packet comes a day later.')
  await page.getByRole('radio', { name: 'Customer (shown with their order)' }).check()
  await button(page, 'Save note').click()
  await page.getByText('Note to customer').waitFor()
  // Reloaded, so that no toast covers a link.
  await openInteractive(page, `/admin?section=orders&order=${id}`)
  await page.getByText('Note to customer').waitFor()
  await expectNoViolations(page)

  await button(page, 'Mark parcel as delivered').first().click()
  await page.getByText('Parcel delivered (DTDC, D1234567)').waitFor()

  await openSignedIn(shopper, '/x/orders')
  await shopper.getByRole('button', { name: `Show products in order #${id}` }).click()
  await shopper.getByText('Dispatched', { exact: true }).waitFor()
  await shopper.getByText('The second packet comes a day later.').waitFor()
  await shopper.getByText(/DTDC.*Delivered/).waitFor()
  const follow = shopper.getByRole('link', { name: /Track with Delhivery/ })
  expect(await follow.getAttribute('href')).toBe('https://www.delhivery.com/track/package/DL98765432')
  await expectNoViolations(shopper)

  await button(page, 'Mark as delivered').click()
  await page.getByText('Delivered', { exact: true }).first().waitFor()
  await button(page, `Undo delivery of order #${id}`).click()
  await page.getByText('Parcel: Marked as not delivered').waitFor()
})
