import { expect, test } from 'vitest'
import { expectUsableAtAllWidths } from '../driving/accessibility.ts'
import { button, openSection } from '../driving/back-office.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const title = 'Setup guide'

test('a merchant is led from the dashboard, tries keys and mail, and puts the guide away', async () => {
  const page = await openSection(shop, 'dashboard')
  const card = page.getByRole('region', { name: title })
  await card.getByRole('link', { name: 'Open setup guide' }).click()
  const step = (name: string) => page.getByRole('listitem', { name })

  await step('First live product').getByText('Done').waitFor()
  await button(page, 'Test demo payments').click()
  await step('Payment keys').getByText('Demo payments are working. Tested').waitFor()
  await step('Payment keys').getByText('To do').waitFor()
  await button(page, 'Send me a test email').click()
  await step('Email')
    .getByText(/was saved on .* to the email folder on the server/)
    .waitFor()
  await button(page, 'Mark as reviewed').click()
  await step('Policies').getByText('Done').waitFor()

  await expectUsableAtAllWidths(page)

  await button(page, 'Hide setup guide').click()
  await button(page, 'Show setup guide on dashboard').waitFor()
  const answered = page.waitForResponse('**/api/guide')
  await page.goto('/admin')
  await (await answered).finished()
  await page.getByText('Total Products').waitFor()
  await expect.poll(() => card.count()).toBe(0)
  await page.goto('/admin?section=guide')
  await button(page, 'Show setup guide on dashboard').click()
  await button(page, 'Hide setup guide').waitFor()
  await page.goto('/admin')
  await card.waitFor()
})
