import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { desk, openInteractive, openShop, phone } from '../driving/browser.ts'
import { signIn } from '../driving/customers.ts'
import { waitUntilHydrated } from '../driving/hydrated.ts'
import { paidOrder } from '../driving/paid-order.ts'
import { administrator } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

async function openOffice(screen: typeof desk) {
  const page = await openShop(shop, screen)
  await signIn(page, administrator)
  await openInteractive(page, '/admin?section=packing')
  await waitUntilHydrated(page.getByRole('button', { name: 'Search the back office' }))
  return page
}

// Requirement D-497
test('Ctrl+K, a number and Enter open the order', async () => {
  const { id } = await paidOrder(shop, { 'Idli Podi': 1 })
  const page = await openOffice(desk)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Order, customer, product or setting' })
  await field.fill(`#${id}`)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/admin?section=orders&order=${id}`)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.keyboard.press('Control+k')
  await page.getByRole('option', { name: `Order #${id}` }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.close()
})

// Requirement D-497
test('on a phone the button opens the search over the whole screen, and a setting is shown in its form', async () => {
  const page = await openOffice(phone)
  const button = page.getByRole('button', { name: 'Search the back office' })
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Search the back office' })
  await dialog.getByRole('combobox').fill('grievance')
  const option = dialog.getByRole('option', { name: /^Grievance officer’s email/ })
  await option.waitFor()
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: phone.width, height: phone.height })
  for (const each of await dialog.getByRole('option').all())
    expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await expectNoViolations(page)
  await option.click()
  await dialog.waitFor({ state: 'hidden' })
  const setting = page.getByLabel('Grievance officer’s email')
  await setting.waitFor()
  await expect
    .poll(() =>
      setting.evaluate((field) => {
        const { top, bottom } = field.getBoundingClientRect()
        return top > 64 && bottom < window.innerHeight
      }),
    )
    .toBe(true)
  await page.close()
})
