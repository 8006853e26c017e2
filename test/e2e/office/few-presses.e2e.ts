import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, toasts } from '../driving/back-office.ts'
import { openInteractive, openShop } from '../driving/browser.ts'
import { signIn } from '../driving/customers.ts'
import { paidOrder } from '../driving/paid-order.ts'
import { administrator, customer } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

/** Starts on the first page of the back office and counts clicks. Typing and Enter do not count. */
async function begin() {
  const page = await openShop(shop)
  await signIn(page, administrator)
  await openInteractive(page, '/admin')
  const done = { presses: 0 }
  const press = async (thing: Locator) => {
    done.presses++
    await thing.click()
  }
  const open = (section: string) =>
    press(
      page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section, exact: true }),
    )
  return { page, done, press, open }
}

/** Waits for a field that is focused without a click. */
const untilFocused = (thing: Locator) =>
  expect.poll(() => thing.evaluate((element) => element === document.activeElement)).toBe(true)

const type = (page: Page, text: string) => page.keyboard.insertText(text)

test('the shop’s phone number is changed by 2 presses', async () => {
  const { page, done, press, open } = await begin()
  await open('Store')
  await press(page.getByRole('button', { name: /^Phone numbers/ }))
  await untilFocused(page.getByLabel('Phone numbers', { exact: true }))
  await page.keyboard.press('Control+A')
  await type(page, '+91 90000 00001')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Store settings saved.').waitFor()
  expect(done.presses).toBe(2)
  await expect.poll(async () => (await fetch(`${shop.url}/`)).text()).toContain('tel:+919000000001')
})

test('a unit of an order’s first line is refunded by 3 presses', async () => {
  const { id } = await paidOrder(shop, { 'Idli Podi': 2, 'Sambar Masala': 1 })
  const { page, done, press, open } = await begin()
  await open('View Orders')
  await press(page.getByRole('row').getByRole('link', { name: `#${id}`, exact: true }))
  await press(button(page, `Refund order #${id}`))
  await untilFocused(page.getByLabel(/^Units of .* to refund$/).first())
  await type(page, '1')
  const giveBack = page.getByRole('button', { name: /^Refund ₹/ })
  await giveBack.waitFor()
  await page.keyboard.press('Enter')
  await untilFocused(giveBack)
  await page.keyboard.press('Enter')
  await toasts(page)
    .getByText(/will be refunded to the customer/)
    .waitFor()
  expect(done.presses).toBe(3)
})

test('who forgot their pin is sent a link by 2 presses', async () => {
  const { page, done, press, open } = await begin()
  await open('View Users')
  await untilFocused(page.getByRole('searchbox'))
  await type(page, customer.phone)
  await press(button(page, `Send pin reset link to ${customer.name}`))
  await toasts(page).getByText('Pin reset link sent.').waitFor()
  expect(done.presses).toBe(2)
})

test('the text of a policy is changed by 3 presses', async () => {
  const { page, done, press, open } = await begin()
  await open('Pages')
  await press(page.getByRole('link', { name: 'Refund Policy in English' }))
  await untilFocused(page.getByLabel('Text', { exact: true }))
  await page.keyboard.press('Control+End')
  await type(page, '\n\nAsk us first.')
  await press(button(page, 'Publish'))
  await page.getByText('Page published.').waitFor()
  expect(done.presses).toBe(3)
  await expect.poll(async () => (await fetch(`${shop.url}/refund-policy`)).text()).toContain('Ask us first.')
})

test('an order is found by a phone number by 1 press', async () => {
  const { id, person } = await paidOrder(shop, { 'Sambar Masala': 1 })
  const { page, done, press } = await begin()
  await press(page.getByRole('searchbox', { name: 'Order, invoice, phone or name' }))
  await type(page, person.phone)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: `Order #${id}` }).waitFor()
  expect(done.presses).toBe(1)
})

test('several orders leave without numbers by 3 presses', async () => {
  for (const name of ['Sambar Masala', 'Idli Podi']) await paidOrder(shop, { [name]: 1 })
  const { page, done, press } = await begin()
  await press(page.getByRole('link', { name: 'View orders to pack' }))
  await press(page.getByRole('button', { name: /^Select all/ }))
  await press(
    page
      .getByRole('region', { name: 'Actions for the selected orders' })
      .getByRole('button', { name: 'Dispatch', exact: true }),
  )
  await untilFocused(page.getByLabel(/^Order #\d+$/).first())
  await page.keyboard.press('Control+Enter')
  await toasts(page)
    .getByText(/orders dispatched\.$/)
    .waitFor()
  expect(done.presses).toBe(3)
})
