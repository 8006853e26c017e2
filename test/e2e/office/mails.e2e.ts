import { expect, test } from 'vitest'
import { renderMail } from '#integrations/mail/render-mail.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { openSection } from '../driving/back-office.ts'
import { openShop, phone } from '../driving/browser.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

test.each([360, 768, 1280, 1920])('each part of the mails fits %d px', async (width) => {
  const page = await openSection(shop, 'mails')
  await page.setViewportSize({ width, height: 800 })
  for (const part of ['Emails to you', 'Email history', 'Templates']) {
    await page.getByRole('link', { name: part, exact: true }).click()
    await expect
      .poll(() => page.getByRole('link', { name: part, exact: true }).getAttribute('aria-current'))
      .not.toBeNull()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

// Requirement D-87: The order confirmation email shows the expected delivery date and fits a 360 px phone in both
//   languages.
test('the ordered items fit an email on a small phone, in both languages', async () => {
  // Without a viewport declaration a phone would use a desktop-width layout.
  const reader = await openShop(shop, phone)
  for (const language of ['en', 'ta'] as const) {
    const bought = {
      name: 'Pearl Millet and Palm Jaggery Porridge',
      size: '1 kg',
      quantity: 12,
      price: '₹12,340.00',
    }
    const { html } = renderMail({
      from: demoStoreSettings,
      to: 'anitha@example.com',
      language,
      subject: 'Order',
      parts: [{ bought: [bought, bought], delivery: '₹55.00', total: '₹24,735.00' }],
    })
    await reader.setContent(html)
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const table = await reader.locator('.card table').first().boundingBox()
    const box = await reader.locator('.card').boundingBox()
    expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0))
  }
})
