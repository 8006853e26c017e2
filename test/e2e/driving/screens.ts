import type { Page } from 'playwright-core'
import { openInteractive } from './browser.ts'
import { readyToBuy, signUp } from './customers.ts'
import { waitUntilHydrated } from './hydrated.ts'
import { expectPageError } from './page-errors.ts'

/** A call of the page as in `orders?*`, and what it is told; without a status it waits for ever. */
type Answer = { call: string; status?: number; json?: unknown }
export type Open = (page: Page, shop: { url: string; dataDir: string }) => Promise<unknown>

/** A screen in one of its states: how somebody gets there, and what they read when they are. */
export type Screen = { state: string; open: Open; visibleText: string | RegExp }

export const screen = (state: string, visibleText: string | RegExp, open: Open): Screen => ({
  state,
  open,
  visibleText: visibleText,
})

/** Lets the page's calls be answered otherwise than by the shop. */
async function answer(page: Page, { call, status, json = {} }: Answer) {
  if (status && status >= 400) expectPageError(page, new RegExp(`status of ${status}`))
  await page.route(`**/api/${call}`, async (route) => {
    if (status) await route.fulfill({ status, json })
  })
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

export const goTo =
  (path: string): Open =>
  (page) =>
    page.goto(path)

/** Goes on from one page to another by a link, in the browser alone: only there can a public page's calls fail. */
export const follow =
  (from: string, link: string | RegExp, ...answers: Answer[]): Open =>
  async (page) => {
    await openInteractive(page, from)
    const way = page.getByRole('link', { name: link }).first()
    await waitUntilHydrated(way)
    for (const each of answers) await answer(page, each)
    await way.click()
  }

/** A customer's page, after what they did before; somebody new with nothing where that is not told. */
export const asCustomer =
  (path: string, before: Open = (page) => signUp(page)): Open =>
  async (page, shop) => {
    await before(page, shop)
    await page.goto(path)
  }

/** A customer's page when one of its calls is answered otherwise. */
export const asCustomerWithAnswers = (path: string, ...answers: Answer[]) =>
  asCustomer(path, async (page) => {
    await readyToBuy(page)
    for (const each of answers) await answer(page, each)
  })
