import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openInteractive, openShop, openSignedIn, phone } from '../driving/browser.ts'
import { call, cartOf, putInCart, signUp } from '../driving/customers.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { useShop } from '../driving/use-shop.ts'
import { waitUntilIdle } from '../driving/wait-until-idle.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

/** A tab driven by Playwright is always visible, so the event is dispatched by hand. */
const lookAt = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })

test('who logs in in another tab can go on in this one', async () => {
  const page = await openShop(shop, phone)
  await openInteractive(page, '/product/2')
  await signUp(page)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  // The button changes at the press, before the server has answered.
  await page.getByRole('button', { name: 'Go to Cart' }).waitFor()
  await expect.poll(async () => Object.values(await cartOf(page))).toEqual([1])
})

test('what another tab put into the cart or took out of it is seen when this one is looked at', async () => {
  const page = await openShop(shop, phone)
  await signUp(page)
  await openSignedIn(page, '/')
  await putInCart(page, { 'Idli Podi': 1 })
  await lookAt(page)
  await expect.poll(() => cartLink(page).textContent()).toContain('1 item')

  await page.goto('/cart')
  await page.getByLabel('Quantity of Idli Podi').waitFor()
  await call(page.request.delete('/api/cart/clear'))
  await lookAt(page)
  await page.getByText('Your cart is empty.').waitFor()
  await expect.poll(() => cartLink(page).textContent()).not.toContain('item')
})

test('a form of one customer is not left to another one who logs in in another tab', async () => {
  const page = await openShop(shop, phone)
  await signUp(page, 'Kavya Selvam')
  await page.goto('/me/account')
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Kavya Selvam')
  await page.getByLabel('Name').fill('Kavya S')
  const asked = page.waitForResponse('**/api/session')
  await lookAt(page)
  await (await asked).finished()
  await waitUntilIdle(page)
  expect(await page.getByLabel('Name').inputValue()).toBe('Kavya S')

  await signUp(page, 'Meena Raj')
  await lookAt(page)
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Meena Raj')
})

test('a cart whose login ended in another tab asks for it when it is looked at', async () => {
  const page = await openShop(shop, phone)
  await signUp(page)
  await page.goto('/cart')
  await page.getByText('Your cart is empty.').waitFor()
  expectPageError(page, /status of 401/)
  await call(page.request.post('/api/auth/logout'))
  await lookAt(page)
  await page.waitForURL('/login?from=%2Fcart')
})
