import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openShop, phone, waitUntilInteractive } from '../driving/browser.ts'
import { searchField } from '../driving/search-field.ts'
import { customer } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

/** A page on a slow phone: the server's HTML can be read and typed into, but its script has not loaded yet. */
async function openBeforeItsScript(path: string, its = /\/assets\/browser-.*\.js$/, prepare = () => {}) {
  const page = await openShop(shop, phone)
  await page.addInitScript(prepare)
  const script = Promise.withResolvers<void>()
  const asked = page.waitForRequest(its)
  await page.route(its, async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { page, asked, comesAlive: script.resolve }
}

async function fillInLogin(page: Page) {
  await page.getByLabel('Phone number').fill(customer.phone)
  for (const at of [1, 2, 3, 4]) await digit(page, at).fill(customer.pin.charAt(at - 1))
}

const digit = (page: Page, at: number) => page.getByLabel(`Digit ${at} of 4`)

test('a login typed half before and half after the script came', async () => {
  const { page, comesAlive } = await openBeforeItsScript('/login')
  await page.getByLabel('Phone number').fill(customer.phone)
  await digit(page, 1).focus()
  await page.keyboard.type('12')
  comesAlive()
  // Before hydration nothing moves the focus to the next box; now both digits are in their boxes, and the cursor too.
  await expect.poll(() => digit(page, 2).inputValue()).toBe('2')
  await page.keyboard.type('34')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('/')
})

test('a pin’s digits, the third put in by voice while the script is taking the page over', async () => {
  const { page, comesAlive } = await openBeforeItsScript('/login', undefined, takeOverOnlyWhenAsked)
  await page.getByLabel('Phone number').fill(customer.phone)
  for (const at of [1, 2]) await digit(page, at).fill(customer.pin.charAt(at - 1))
  await digit(page, 3).focus()
  comesAlive()
  await page.locator('html[data-begun]').waitFor()
  // Without a key event: the input event itself triggers hydration, while the letter is still being inserted.
  await page.keyboard.insertText(customer.pin.charAt(2))
  await waitUntilInteractive(page)
  const digits = await Promise.all([1, 2, 3].map((at) => digit(page, at).inputValue()))
  expect(digits.join('')).toBe(customer.pin.slice(0, 3))
  await digit(page, 4).fill(customer.pin.charAt(3))
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('/')
})

/** React hydrates in time slices that it posts to itself; this holds them until the test releases them. */
function takeOverOnlyWhenAsked() {
  const post = MessagePort.prototype.postMessage
  const waiting: MessagePort[] = []
  let answers = false
  MessagePort.prototype.postMessage = function (this: MessagePort) {
    document.documentElement.dataset.begun = 'true'
    if (answers) post.call(this, null)
    else waiting.push(this)
  }
  window.addEventListener('shop-answers', () => {
    answers = true
    for (const port of waiting) post.call(port, null)
  })
}

test('a phone number that somebody is still in, with the pin typed before it', async () => {
  const { page, comesAlive } = await openBeforeItsScript('/login')
  for (const at of [1, 2, 3, 4]) await digit(page, at).fill(customer.pin.charAt(at - 1))
  await page.getByLabel('Phone number').focus()
  await page.keyboard.type('98765')
  comesAlive()
  await page.getByText('Enter a valid 10-digit phone number').waitFor()
  await page.keyboard.type('43210')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('/')
})

test('a login that is pressed too early is taken up when the page can answer', async () => {
  const { page, asked, comesAlive } = await openBeforeItsScript('/login')
  // The small start script, which loads the page's own script, is running now and queues presses.
  await asked
  await fillInLogin(page)
  await page.getByRole('button', { name: 'Login' }).click()
  comesAlive()
  await page.waitForURL('/')
})

test('a login that is pressed before any script came goes nowhere and loses nothing', async () => {
  const { page, comesAlive } = await openBeforeItsScript('/login', /\/assets\/.*\.js$/)
  await fillInLogin(page)
  await page.getByRole('button', { name: 'Login' }).click()
  comesAlive()
  await waitUntilInteractive(page)
  expect(new URL(page.url()).href).toBe(`${shop.url}/login`)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('/')
})

test('the name, e-mail and phone of a new account', async () => {
  const { page, comesAlive } = await openBeforeItsScript('/register')
  await page.getByLabel('Name').fill('K4vya')
  await page.getByLabel('Email').fill('kavya@example.com')
  await page.getByLabel('Phone number').fill('9000000001')
  comesAlive()
  await page.getByText('Enter a valid name').waitFor()
  await page.getByLabel('Name').fill('Kavya Selvam')
  for (const at of [1, 2, 3, 4]) await digit(page, at).fill('7391'.charAt(at - 1))
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Account created successfully! Please log in.').waitFor()
})

test('the e-mail of a forgotten pin', async () => {
  const { page, comesAlive } = await openBeforeItsScript('/reset')
  await page.getByLabel('Email').fill('anitha@')
  comesAlive()
  await page.getByText('Enter a valid Email').waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('anitha@')
})

test('a new pin', async () => {
  const { page, comesAlive } = await openBeforeItsScript('/reset-password/anitha@example.com/a-token')
  await digit(page, 1).fill('123')
  comesAlive()
  await page.getByText('Pin must be exactly 4 digits').waitFor()
  await expect.poll(() => digit(page, 3).inputValue()).toBe('3')
})

test('a search, begun before and sent after', async () => {
  const { page, comesAlive } = await openBeforeItsScript('/categories?q=zz')
  const search = searchField(page.getByRole('main'))
  await search.fill('rag')
  comesAlive()
  await page.waitForLoadState()
  await search.press('End')
  await search.pressSequentially('i')
  await search.press('Enter')
  await page.getByRole('heading', { name: 'Results for “ragi”' }).waitFor()
})

test('a picture that somebody swiped to before is the one marked after', async () => {
  const { page, comesAlive } = await openBeforeItsScript('/product/1')
  const row = page.getByRole('list', { name: /^Images of/ })
  await row.getByRole('listitem').nth(1).waitFor()
  await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
  comesAlive()
  await page.getByText('3 / 3', { exact: true }).waitFor()
})
