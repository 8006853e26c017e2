import { expect, test } from 'vitest'
import { openSection } from '../driving/office.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

test.each([360, 768, 1280, 1920])('each part of the mails fits %d px', async (width) => {
  const page = await openSection(shop, 'mails')
  await page.setViewportSize({ width, height: 800 })
  for (const part of ['Mails to you', 'What was sent', 'Words']) {
    await page.getByRole('link', { name: part, exact: true }).click()
    await expect
      .poll(() => page.getByRole('link', { name: part, exact: true }).getAttribute('aria-current'))
      .not.toBeNull()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
