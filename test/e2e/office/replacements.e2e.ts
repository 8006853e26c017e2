import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button } from '../driving/back-office.ts'
import { openInteractive, openShop, phone } from '../driving/browser.ts'
import { signIn } from '../driving/customers.ts'
import { paidOrder } from '../driving/paid-order.ts'
import { administrator } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

// Requirement D-535
test('a customer requests a return, and gets a replacement for it', async () => {
  const { shopper, id } = await paidOrder(shop, { 'Idli Podi': 2 })
  const page = await openShop(shop, phone)
  await signIn(page, administrator)
  expect((await page.request.put(`/api/orders/deliver/${id}`)).ok()).toBe(true)

  await openInteractive(shopper, `/orders/${id}`)
  await shopper.getByRole('button', { name: 'Request a return' }).click()
  await shopper.getByLabel(/^Idli Podi \(/).selectOption('1')
  await shopper.getByLabel('Reason', { exact: true }).selectOption('damaged')
  await shopper.getByRole('button', { name: 'Send request' }).click()
  await shopper.getByText('We’ve received your request and will reply soon.').waitFor()

  await openInteractive(page, '/admin?section=returns')
  const step = async (name: string, choose?: () => Promise<unknown>) => {
    await button(page, name).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await choose?.()
    await dialog.getByRole('button', { name, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await step('Approve', () => page.getByLabel('The items', { exact: true }).selectOption('no'))
  await button(page, 'Replace').waitFor()
  await expectNoViolations(page)
  await step('Replace')
  await page.getByText('No returns are waiting.').waitFor()
  await openInteractive(page, '/admin?section=returns&show=ended')
  await page.getByText('Replaced by').getByRole('link').click()
  await page.getByText(`Replacement for order #${id}`).waitFor()
  await page.getByRole('button', { name: /^Cancel replacement/ }).waitFor()
  await expectNoViolations(page)

  await openInteractive(shopper, `/orders/${id}`)
  await shopper.getByRole('link', { name: /^Replacement: order #/ }).click()
  await shopper.getByText(`This order replaces items from order #${id}. There’s nothing to pay.`).waitFor()
  await expectNoViolations(shopper)
})
