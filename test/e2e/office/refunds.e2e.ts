import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, openSection, toasts } from '../driving/back-office.ts'
import { phone } from '../driving/browser.ts'
import { callEmulator, paidOrder } from '../driving/paid-order.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const stockOf = async (name: string) =>
  (await (await fetch(`${shop.url}/api/products?q=${encodeURIComponent(name)}`)).json())[0].stock

const openOrder = (id: number) => openSection(shop, `orders&order=${id}`)
const refunds = (page: Page) => page.getByRole('list', { name: 'Refunds for this order' })

// Requirement D-132
test('a missing unit is refunded, the customer sees why, and the rest is cancelled', async () => {
  const before = await stockOf('Idli Podi')
  const { shopper, id } = await paidOrder(shop, { 'Idli Podi': 2, 'Sambar Masala': 1 })
  const page = await openOrder(id)
  await button(page, `Refund order #${id}`).click()
  const form = page.getByRole('dialog', { name: `Refund order #${id}` })
  await form.getByText('Enter what to refund.').waitFor()
  await expectNoViolations(page)
  await form.getByLabel(/^Units of Idli Podi/).fill('9')
  await form.getByText('up to the number of units sold').waitFor()
  await form.getByLabel(/^Units of Idli Podi/).fill('1')
  await form.getByLabel('Reason').selectOption('not_available')
  await form.getByText('Stock won’t change.').waitFor()
  await form.getByLabel('Note to the customer').fill('The next batch comes on Friday.')
  await form.getByRole('button', { name: /^Refund ₹/ }).click()
  await toasts(page)
    .getByText(/will be refunded to the customer/)
    .waitFor()
  await refunds(page).getByText('Refunded', { exact: true }).waitFor({ timeout: 60_000 })

  await shopper.goto('/me/orders')
  await button(shopper, `Show products in order #${id}`).click()
  await shopper.getByRole('heading', { name: 'Refunds' }).waitFor()
  await shopper.getByText('No longer available').waitFor()
  await shopper.getByText('“The next batch comes on Friday.”').waitFor()
  await shopper.goto('/ta/me/orders')
  await button(shopper, `காட்டு: ஆர்டர் #${id} பொருட்கள்`).click()
  await shopper.getByRole('heading', { name: 'ரீஃபண்ட்' }).waitFor()
  await shopper.getByText('பொருள் இப்போது இல்லை').waitFor()

  await page.setViewportSize(phone)
  await button(page, `Cancel order #${id}`).click()
  const cancel = page.getByRole('dialog', { name: `Cancel order #${id}` })
  await cancel.getByText('The order will be cancelled and removed from the packing list.').waitFor()
  await cancel.getByText('2 units will be returned to stock.').waitFor()
  await expectNoViolations(page)
  await cancel.getByRole('button', { name: /^Cancel order and refund ₹/ }).click()
  await toasts(page)
    .getByText(/Order cancelled\. ₹/)
    .waitFor()
  await page.getByText('This order has been fully refunded').waitFor()
  await page.getByText('Cancelled').first().waitFor()
  expect(await stockOf('Idli Podi')).toBe(before - 1)
})

// Requirement D-141
test('a refund doesn’t cancel an order of one unit: it leads to cancelling, which is a separate button', async () => {
  const { id } = await paidOrder(shop, { 'Sambar Masala': 1 })
  const page = await openOrder(id)
  const status = async () => (await (await page.request.get(`/api/orders/${id}`)).json()).status
  await button(page, `Refund order #${id}`).click()
  const form = page.getByRole('dialog', { name: `Refund order #${id}` })
  await form.getByLabel(/^Units of Sambar Masala/).fill('1')
  await form.getByLabel('Reason').selectOption('not_available')
  await form.getByLabel('Note to the customer').fill('It is sold out.')
  await form.getByText('This would leave nothing to dispatch.').waitFor()
  expect(await form.getByRole('button', { name: /^Cancel order/ }).count()).toBe(0)
  expect(await form.getByRole('button', { name: 'Refund', exact: true }).isDisabled()).toBe(true)
  await expectNoViolations(page)
  expect(await status()).toBe('paid')

  await form.getByRole('button', { name: 'Switch to Cancel order' }).click()
  const cancel = page.getByRole('dialog', { name: `Cancel order #${id}` })
  expect(await cancel.getByLabel('Note to the customer').inputValue()).toBe('It is sold out.')
  expect(await cancel.getByLabel('Reason').inputValue()).toBe('not_available')
  await cancel.getByRole('button', { name: /^Cancel order and refund ₹/ }).click()
  await toasts(page)
    .getByText(/Order cancelled\. ₹/)
    .waitFor()
  expect(await status()).toBe('cancelled')
})

// Requirement D-133
test('a refund from the dashboard appears on the order within a minute, and its items are restocked', async () => {
  const { id, payment } = await paidOrder(shop, { 'Sambar Masala': 2 })
  const before = await stockOf('Sambar Masala')
  await callEmulator(shop, `payments/${payment}/refund`, { amount: 5_000 })
  const page = await openSection(shop, 'orders')
  const asked = async () =>
    (await (await page.request.get(`/api/orders/${id}/refunding`)).json()).asks_about_goods
  await expect.poll(asked, { timeout: 120_000 }).toBe(50)
  await page.goto(`/admin?section=orders&order=${id}`)
  const question = page.getByRole('region', { name: 'Where are the items?' })
  await question.getByText('₹50.00 of this order was refunded outside your shop.').waitFor()
  await question.getByLabel(/^Units of Sambar Masala/).fill('1')
  await button(page, 'Return to stock').click()
  await toasts(page).getByText('Items returned to stock.').waitFor()
  await question.waitFor({ state: 'detached' })
  expect(await stockOf('Sambar Masala')).toBe(before + 1)

  await callEmulator(shop, `payments/${payment}/refund`)
  await expect
    .poll(async () => (await (await page.request.get(`/api/orders/${id}`)).json()).status, {
      timeout: 120_000,
    })
    .toBe('cancelled')
  await page.goto('/admin?section=money')
  await page.getByRole('link', { name: `Order #${id}` }).click()
  await page.getByRole('region', { name: 'Where are the items?' }).waitFor()
  await button(page, 'Leave stock unchanged').click()
  await toasts(page).getByText('Stock left unchanged.').waitFor()
})
