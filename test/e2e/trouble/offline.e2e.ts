import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { removalScript } from '#shopfront/offline/server/serve-service-worker.ts'
import { openShop, phone, waitUntilInteractive, waitUntilRouterLoaded } from '../driving/browser.ts'
import { cartOf, putInCart, signUp } from '../driving/customers.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { useShopProxy } from '../driving/shop-proxy.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop({ VISITOR_CARTS: 'on' })
// biome-ignore lint/correctness/useHookAtTopLevel: the same.
const proxy = useShopProxy(shop)

afterEach(() => {
  Object.assign(proxy.faults, {
    release: undefined,
    loseAnswerOf: undefined,
    worker: undefined,
    isSilent: false,
    isDown: false,
  })
})

const openWithWorker = async () => {
  const page = await openShop(proxy, phone, { serviceWorkers: 'allow' })
  expectPageError(page, /503|ERR_|Failed to (fetch|load|update)|ChunkLoadError|ApiError|no-response/)
  return page
}

/** Waits until the service worker has kept the open page. */
const waitUntilKept = (page: Page, path = new URL(page.url()).pathname) =>
  expect.poll(() => page.evaluate(keptPaths), { message: `${path} is kept` }).toContain(path)

async function keptPaths() {
  const names = (await caches.keys()).filter((name) => name.startsWith('shop-page-'))
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return kept.flat().map(({ url }) => new URL(url).pathname)
}

/** Visits a page, of which the service worker keeps a copy. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await waitUntilKept(page)
}

async function lose(page: Page) {
  proxy.faults.isDown = true
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
}
function findAgain(page: Page) {
  proxy.faults.isDown = false
  return page.context().setOffline(false)
}

const cachesOf = (page: Page) => page.evaluate(() => caches.keys())

/**
 * Opens the home page until no cache with this ending is left. Chromium asks for the service worker's script some seconds
 * after each page, and sometimes lets the earlier one go on until the next page, for as long as this one is open.
 */
const openUntilGone = (page: Page, ending: string) => {
  const left = async () => (await cachesOf(page)).filter((name) => name.endsWith(ending))
  const openAndWait = async () => {
    await page.goto('/')
    await expect
      .poll(left, { timeout: 10_000 })
      .toEqual([])
      .catch(() => {})
    return left()
  }
  return expect.poll(openAndWait, { timeout: 120_000 }).toEqual([])
}

const copyNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'You’re offline. This page is from' })

// Requirement D-405
test('without the network a visited page opens, says from when it is, and is up to date when the network is back', async () => {
  const page = await openWithWorker()
  await visit(page, '/')
  await visit(page, '/about')
  await lose(page)
  await page.goto('/')
  await copyNotice(page).waitFor()
  expect(await copyNotice(page).textContent()).toMatch(
    /from \w{3}, \d+ \w+, \d+:\d\d [ap]m\. Prices and stock may/,
  )
  await page.getByRole('heading', { name: 'Delicious and Healthy Snacks' }).waitFor()
  // Its scripts are there too.
  await waitUntilInteractive(page)
  await findAgain(page)
  await expect.poll(() => copyNotice(page).count()).toBe(0)
})

// Requirement D-405
test('a page that was not visited says so and lists those that were; the cart says that it needs the network', async () => {
  const page = await openWithWorker()
  await visit(page, '/ta')
  await visit(page, '/about')
  await lose(page)
  await page.goto('/shipping-policy')
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  // Only those in the language of the page.
  expect(await page.getByRole('listitem').allTextContents()).toEqual([expect.stringContaining('About')])
  await page.goto('/checkout')
  await page.getByText('Nothing was sent or ordered.').waitFor()
  await page.getByRole('link', { name: /About/ }).click()
  await copyNotice(page).waitFor()
  await page.goto('/ta/shipping-policy')
  await page.getByRole('heading', { name: 'இணைய இணைப்பு இல்லை' }).waitFor()
  await findAgain(page)
  await page.getByRole('link', { name: 'மீண்டும் முயலுங்கள்' }).click()
  await page.locator('h1', { hasNotText: 'இணைய இணைப்பு இல்லை' }).waitFor()
})

const waitingIn = (page: Page) =>
  page.evaluate((): unknown[] => JSON.parse(localStorage.getItem('cart-changes') || '[]'))

// Requirement D-407
test('a change of the cart without the network waits, survives a reload, and is made once, though its first answer is lost', async () => {
  const page = await openWithWorker()
  await signUp(page)
  await putInCart(page, { 'Sambar Masala': 1 })
  await visit(page, '/product/2')
  // The account is known, and so is what keeps the changes.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-owner'))).toBeTruthy()
  await page.reload()
  await waitUntilRouterLoaded(page)
  await lose(page)
  await page.reload()
  await copyNotice(page).waitFor()
  await waitUntilRouterLoaded(page)
  const waiting = page.getByText('Changes to your cart that we’ll save when you’re back online')
  const add = page.getByRole('button', { name: 'Add to Cart' }).first()
  await expect
    .poll(async () => {
      // Until the code that keeps changes is loaded, the button only says that there is no connection. A change that is
      // kept between two clicks has replaced the button, so that the second must not wait for it.
      await add.click({ timeout: 1000 }).catch(() => {})
      return waiting.count()
    })
    .toBe(1)
  await page.reload()
  await waiting.waitFor()
  const wanted = await waitingIn(page)
  expect(wanted).toMatchObject([{ kind: 'add', made_by: expect.any(Number) }])
  proxy.faults.loseAnswerOf = 'POST /api/cart/add'
  const before = proxy.requests.length
  await findAgain(page)
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      return waitingIn(page)
    })
    .toEqual([])
  const sent = proxy.requests.slice(before).filter((request) => request === 'POST /api/cart/add')
  expect(sent.length).toBe(wanted.length + 1)
  const { 'Sambar Masala': masala, ...added } = await cartOf(page)
  expect([masala, Object.values(added)]).toEqual([1, [wanted.length]])
  await expect.poll(() => waiting.count()).toBe(0)
})

// Requirement D-406
test('a new release discards the kept pages of the one before, and keeps the open page anew', async () => {
  const page = await openWithWorker()
  await visit(page, '/about')
  const [first = ''] = await cachesOf(page)
  const release = first.split('-').at(-1) ?? ''
  proxy.faults.release = 'nextrelease'
  await openUntilGone(page, release)
  await waitUntilKept(page, '/')
  expect(await page.evaluate(keptPaths)).toEqual(['/'])
  await lose(page)
  await page.goto('/about')
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  await page.getByRole('link').last().click()
  await copyNotice(page).waitFor()
  await waitUntilInteractive(page)
})

// Requirement D-409: Logging out deletes the kept pages and waiting changes on this device (decision X51).
test('after logging out, nothing that was visited is left', async () => {
  const page = await openWithWorker()
  await signUp(page)
  await visit(page, '/about')
  const name = await page.evaluate(async () => (await (await fetch('/api/session')).json()).user.name)
  await page.goto(`/${encodeURIComponent(name)}/account`)
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect.poll(() => page.evaluate(keptPaths)).not.toContain('/about')
})

// Requirement D-406
test('a withdrawn service worker deletes what was kept and removes itself, and the shop works on', async () => {
  const page = await openWithWorker()
  await visit(page, '/about')
  proxy.faults.worker = removalScript
  await openUntilGone(page, '')
  // It removes itself after it has deleted what was kept.
  await expect
    .poll(async () => {
      await page.goto('/about')
      return page.evaluate(() => navigator.serviceWorker.controller)
    })
    .toBe(null)
})

// Requirement D-405
test('a shop that answers nothing for four seconds is replaced by the copy, which says so', async () => {
  const page = await openWithWorker()
  await visit(page, '/about')
  await visit(page, '/')
  proxy.faults.isSilent = true
  await page.goto('/about', { waitUntil: 'commit' })
  await page.getByText('Your connection is slow. This page is from').waitFor()
})

// Requirement D-404
test('Chromium finds nothing that stops it from installing the shop', async () => {
  const page = await openWithWorker()
  await page.goto('/')
  const browser = await page.context().newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // A test's browser context is like a private window, in which nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
