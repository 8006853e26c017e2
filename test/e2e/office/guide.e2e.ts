import { expect, test } from 'vitest'
import { expectUsableAtAllWidths } from '../driving/accessibility.ts'
import { button, openSection } from '../driving/office.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const title = 'Getting started'

test('a merchant is led from the dashboard, tries keys and mail, and puts the guide away', async () => {
  const page = await openSection(shop, 'dashboard')
  const card = page.getByRole('region', { name: title })
  await card.getByRole('link', { name: 'Open the guide' }).click()
  const step = (name: string) => page.getByRole('listitem', { name })

  await step('First product on sale').getByText('Done').waitFor()
  await button(page, 'Test the pretend payments').click()
  await step('Payment keys').getByText('The pretend payments answer. Tested').waitFor()
  await step('Payment keys').getByText('Missing').waitFor()
  await button(page, 'Send a test mail to me').click()
  await step('Mail').getByText('was written to the folder').waitFor()
  await button(page, 'I have read them, and they fit').click()
  await step('Policies').getByText('Done').waitFor()

  await expectUsableAtAllWidths(page)

  await button(page, 'Put this guide away').click()
  await button(page, 'Show it on the dashboard again').waitFor()
  const answered = page.waitForResponse('**/api/guide')
  await page.goto('/admin')
  await (await answered).finished()
  await page.getByText('Total Products').waitFor()
  await expect.poll(() => card.count()).toBe(0)
  await page.goto('/admin?section=guide')
  await button(page, 'Show it on the dashboard again').click()
  await button(page, 'Put this guide away').waitFor()
  await page.goto('/admin')
  await card.waitFor()
})
