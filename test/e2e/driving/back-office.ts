import type { Page } from 'playwright-core'
import { openShop } from './browser.ts'
import { signIn } from './customers.ts'
import { expectPageError } from './page-errors.ts'
import { administrator } from './shopper.ts'

/**
 * Opens a section of the back office as the demo's administrator, for tests in which requests fail: the browser's
 * errors about them are expected.
 */
export async function openSection(shop: { url: string }, section: string) {
  const page = await openShop(shop)
  await signIn(page, administrator)
  await page.goto(`/admin?section=${section}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expectPageError(page, /status of/)
  return page
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The region of the toasts; missing before the first one. */
export const toasts = (page: Page) => page.getByRole('region', { name: /Messages/ })
