import type { Page } from 'playwright-core'
import { openInteractive } from './browser.ts'
import { readyToBuy, signUp } from './customers.ts'
import { waitUntilHydrated } from './hydrated.ts'
import { expectPageError } from './page-errors.ts'

/** A request of the page such as `orders?*`, and its mocked response; without a status it never gets one. */
type Answer = { call: string; status?: number; json?: unknown }
/** The part of an answer that says that the server failed. */
export const failing = { status: 500 }

export type Open = (page: Page, shop: { url: string; dataDir: string }) => Promise<unknown>

/** A screen in one of its states: how to open it, and the text that shows that it is open. */
export type Screen = { state: string; open: Open; visibleText: string | RegExp }

export const screen = (state: string, visibleText: string | RegExp, open: Open): Screen => ({
  state,
  open,
  visibleText: visibleText,
})

/** Mocks a response to the page's requests. */
async function mockAnswer(page: Page, { call, status, json = {} }: Answer) {
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

/**
 * How to open a page by following a link, with mocked responses, so that the navigation happens in the browser: only
 * there can a public page's requests fail.
 */
export const followLink =
  (from: string, link: string | RegExp, ...answers: Answer[]): Open =>
  async (page) => {
    await openInteractive(page, from)
    const way = page.getByRole('link', { name: link }).first()
    await waitUntilHydrated(way)
    for (const each of answers) await mockAnswer(page, each)
    await way.click()
  }

/** How to open a customer's page after a set-up step, which by default signs up a new customer. */
export const asCustomer =
  (path: string, before: Open = (page) => signUp(page)): Open =>
  async (page, shop) => {
    await before(page, shop)
    await page.goto(path)
  }

/** How to open the page of a customer with an address and a full cart, with mocked responses. */
export const asCustomerWithAnswers = (path: string, ...answers: Answer[]) =>
  asCustomer(path, async (page) => {
    await readyToBuy(page)
    for (const each of answers) await mockAnswer(page, each)
  })
