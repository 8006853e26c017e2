import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, toasts } from '../driving/back-office.ts'
import { openInteractive, openShop, phone } from '../driving/browser.ts'
import { productId } from '../driving/customers.ts'
import { bringIntoView } from '../driving/hydrated.ts'
import { paidOrder } from '../driving/paid-order.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

// Requirement D-271
test('a phone opens its own share sheet with the current product, in both languages', async () => {
  const page = await openShop(shop, phone)
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (what: object) => void Object.assign(window, { shared: what }),
    })
  })
  const id = await productId(page.request, 'Idli Podi')
  for (const [start, name] of [
    ['', 'Share'],
    ['/ta', 'பகிர்'],
  ] as const) {
    await openInteractive(page, `${start}/product/${id}`)
    const share = page.getByRole('button', { name, exact: true })
    await bringIntoView(page.locator('a[href^="https://wa.me/"]'))
    await share.click()
    const { url } = await page.evaluate(() => (window as unknown as { shared: { url: string } }).shared)
    expect(url).toBe(page.url())
    expect(url).toContain(`${start}/product/${id}-idli-podi`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    await expectNoViolations(page)
  }
})

// Requirement D-272
test('sharing from a paid order copies the product’s link, and nothing about the order', async () => {
  const { shopper, id } = await paidOrder(shop, { 'Idli Podi': 1 })
  await shopper.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await shopper.goto('/me/orders')
  await button(shopper, `Show products in order #${id}`).click()
  await button(shopper, 'Copy link').click()
  await toasts(shopper).getByText('Link copied.', { exact: true }).waitFor()
  const copied = await shopper.evaluate(() => navigator.clipboard.readText())
  const product = await productId(shopper.request, 'Idli Podi')
  expect(new URL(copied).pathname).toBe(`/product/${product}-idli-podi`)
  const sent = await shopper.locator('a[href^="https://wa.me/"]').getAttribute('href')
  expect(new URL(sent ?? '').searchParams.get('text')).toMatch(new RegExp(`^Idli Podi, from .+: ${copied}$`))
  await expectNoViolations(shopper)
})
