import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { findBrowser } from '../../../scripts/browser.ts'
import { collectPageErrors, unexpectedPageErrors } from './page-errors.ts'
import { confirmStepUpAutomatically } from './step-up.ts'

/** A screen's size in CSS pixels. */
type Screen = { width: number; height: number; touch: boolean }
export const phone: Screen = { width: 360, height: 740, touch: true }
export const desk: Screen = { width: 1280, height: 800, touch: false }

/** Shared by all files of a worker, because starting Chromium takes longer than most tests. */
const worker = globalThis as typeof globalThis & { chromium?: Promise<Browser> }

/** Far longer than a page needs alone, because a busy machine must not fail tests. */
const timeoutMs = 25_000

const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking']
const args = ['--no-sandbox', '--disable-gpu', '--disable-component-update', '--disable-sync', ...quiet]

/**
 * Opens an empty page for a new visitor in a fresh browser context, with the shop's URL as base, so that
 * `page.goto('/cart')` works. It is closed after the test; a failed test leaves a screenshot in `test-results/`, and
 * unexpected page errors (see `expectPageError`) fail it.
 */
export async function openShop(
  shop: { url: string },
  { width, height, touch }: Screen = desk,
  options: BrowserContextOptions = {},
): Promise<Page> {
  worker.chromium ??= chromium.launch({ executablePath: findBrowser(), args })
  const browser = await worker.chromium
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Most tests are about what the shop does without one; those that are about it allow it.
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(timeoutMs)
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.addEventListener('shop-answers', () => {
      document.documentElement.dataset.answers = 'true'
    })
    window.addEventListener('shop-moves', () => {
      document.documentElement.dataset.router = 'true'
    })
  })
  keepInterception(page)
  collectPageErrors(page, shop.url)
  await confirmStepUpAutomatically(page)
  onTestFinished(async ({ task }) => {
    const pageErrors = unexpectedPageErrors(page)
    if (task.result?.state === 'fail' || pageErrors.length > 0)
      await saveScreenshot(page, `${task.name} ${width}`)
    await context.close()
    if (pageErrors.length > 0) throw new Error(`unexpected errors of the page: ${pageErrors.join('; ')}`)
  })
  return page
}

/**
 * Chromium sometimes loses a request that starts while a page's last route is removed, and the page then waits forever.
 * A route that matches no URL keeps the interception on.
 */
function keepInterception(page: Page) {
  const route = page.route.bind(page)
  page.route = async (...which) => {
    page.route = route
    await page.context().route(/^none$/, (unasked) => unasked.continue())
    return route(...which)
  }
}

/**
 * Opens a page and waits until links change it in place. Before that a link loads a new document, which is correct but
 * not what tests of the script are about. No linked page is prefetched, so that a test can mock its responses.
 */
export async function openInteractive(page: Page, path: string) {
  await keepBusy(page)
  await page.goto(path)
  await loadRouter(page)
}

/** Gives the first sign of a visitor, which loads the router, in a page that is hydrated. */
export async function loadRouter(page: Page) {
  await waitUntilInteractive(page)
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')))
  await waitUntilRouterLoaded(page)
}

/** Opens a page that loads only what its first view needs, and waits until it is hydrated. */
export async function openFirstView(page: Page, path: string) {
  await keepBusy(page)
  await page.goto(path)
  await waitUntilInteractive(page)
}

/** Waits until a page that was opened otherwise, such as by a reload, is hydrated. */
export const waitUntilInteractive = (page: Page) => page.locator('html[data-answers]').waitFor()

/** Waits until links change the page in place: the router is loaded while the page is idle. */
export const waitUntilRouterLoaded = (page: Page) => page.locator('html[data-router]').waitFor()

/** Keeps the shop from noticing that a page is idle; for pages that are opened from now on. */
export const keepBusy = (page: Page) =>
  page.addInitScript(() => {
    // Not twice, if a page is opened twice.
    if ('whenReallyIdle' in window) return
    Object.assign(window, { whenReallyIdle: window.requestIdleCallback.bind(window) })
    window.requestIdleCallback = () => 0
  })

/** Like `openInteractive`, for a signed-in user: also waits until the page knows the user. */
export async function openSignedIn(page: Page, path: string) {
  const [sessionResponse] = await Promise.all([
    page.waitForResponse('**/api/session'),
    openInteractive(page, path),
  ])
  await sessionResponse.finished()
}

const saveScreenshot = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.png`, fullPage: true })
