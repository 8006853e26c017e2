import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openInteractive, openShop, phone } from '../driving/browser.ts'
import { cartOf, signIn, signUp } from '../driving/customers.ts'
import { findLink } from '../driving/mailbox.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { administrator, customer, logIn, typePin } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

// Requirement 1-3: Visitors log in with phone and pin.
// Requirement 2.12-20: A visitor who presses 'Add to Cart' logs in first, and the product is then added (decision
//   P2).
// Requirement 7-1: API calls send the browser's cookies.
// Requirement D-3: A product that a visitor wanted to add is in the cart after login (decision P2).
test('what a visitor wanted is in the cart after logging in', async () => {
  const page = await openShop(shop, phone)
  await openInteractive(page, '/categories')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Masalas/ })
    .click()
  await page.getByRole('link', { name: /Idli Podi/ }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('heading', { name: 'Login' }).waitFor()
  await logIn(page, customer)
  await page.getByRole('button', { name: 'Go to Cart' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/product\/\d+-[a-z-]+$/)
  await page.getByRole('link', { name: 'Cart 1 item' }).click()
  await page.getByLabel('Quantity of Idli Podi').waitFor()
  expect(await cartOf(page)).toEqual({ 'Idli Podi': 1 })
})

// Requirement 8-3: Both failures clear the login form (decision X38).
test('a wrong pin shows an error and clears the pin, and after five a wait is shown until it is over', async () => {
  const page = await openShop(shop)
  await page.goto('/login')
  expectPageError(page, /status of 4(01|29)/)
  const login = { phone: '9000000009', pin: '1111' }
  for (let wrong = 1; wrong <= 5; wrong++) {
    const refused = page.waitForResponse('**/api/auth/login')
    // Looked for from now on, because it stays for two seconds.
    const said = page.getByText('Wrong phone number or pin. Try again.').first().waitFor()
    await logIn(page, login)
    expect((await refused).status()).toBe(401)
    await said
    await expect.poll(() => page.getByLabel('Digit 4 of 4').inputValue()).toBe('')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('pin-1')
    expect(await page.getByLabel('Phone number').inputValue()).toBe(login.phone)
  }
  await logIn(page, login)
  await page
    .getByRole('main')
    // The countdown starts at half a minute; a slow machine shows less.
    .getByText(/Too many wrong pins.*(30|2\d) seconds/)
    .waitFor()
})

test.each(['/login', '/register'])('%s: the words stay on the paper of a small phone', async (path) => {
  const page = await openShop(shop, { ...phone, width: 320 })
  await page.goto(path)
  const other = page.getByRole('paragraph').filter({ hasText: 'Account ?' })
  expect(await other.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0)
})

// Requirement 2.1-16: `/cart` is the cart page, for customers.
// Requirement 2.2-2: Visitors who open a page for customers or administrators are redirected to `/login`.
// Requirement 2.2-3
test('a visitor who opens the cart logs in and is in the cart', async () => {
  const page = await openShop(shop, phone)
  expectPageError(page, /status of 401/)
  await page.goto('/cart')
  await page.waitForURL('/login?from=%2Fcart')
  await logIn(page, customer)
  await page.waitForURL('/cart')
  await page.getByRole('heading', { level: 1, name: 'Your Cart' }).waitFor()
})

// Requirement 2.1-22: `/profile/address` opens the address form, although it matches `/profile/{username}` (decision
//   P4).
// Requirement D-4: A URL with another user's name redirects to the user's own page (decision P3).
// Requirement D-5: `/profile/address` redirects to the user's own address page (decision P4).
test('a path with another name leads to the same page under the user’s own name', async () => {
  const page = await openShop(shop)
  await signUp(page, 'Kavya Selvam')
  for (const [other, own] of [
    ['/profile/Anitha%20Raj', '/profile/Kavya%20Selvam'],
    ['/Anitha%20Raj/orders', '/Kavya%20Selvam/orders'],
    ['/profile/address', '/Kavya%20Selvam/address'],
  ] as const) {
    await page.goto(other)
    await page.waitForURL(own)
  }
})

// Requirement 2.2-4: Users whose role may not open a page are redirected to `/`.
// Requirement 2.3-1: The logo and the store's name link to `/admin` for administrators.
test('an administrator is redirected from customers’ pages to the back office', async () => {
  const page = await openShop(shop)
  await signIn(page, administrator)
  for (const path of ['/cart', '/checkout', '/profile/Meena%20Kumari', '/orderSuccess']) {
    await page.goto(path)
    await page.waitForURL('/')
  }
  const brand = page.getByRole('banner').getByRole('link', { name: /Pasumai Pantry/ })
  // The logo links to the home page until the page knows that the visitor is an administrator.
  await expect.poll(() => brand.getAttribute('href')).toBe('/admin')
  await brand.click()
  await page.waitForURL('/admin')
  await page.goto('/login')
  await page.waitForURL('/admin')
})

// Requirement D-7: Users who are logged in are redirected away from the login page (decision P6).
test('a customer is redirected from the back office and the login page', async () => {
  const page = await openShop(shop)
  await signUp(page)
  for (const path of ['/admin', '/admin/orders', '/login', '/register']) {
    await page.goto(path)
    await page.waitForURL('/')
  }
})

// Requirement 2.1-5: `/reset-password/{email}/{token}` is the page that sets a new pin.
// Requirement 2.7-1: Customers enter a new pin.
// Requirements 4-11, D-55
test('the emailed link resets a forgotten pin and works once', async () => {
  const page = await openShop(shop)
  const { phone, email } = await signUp(page)
  const elsewhere = await openShop(shop)
  await openInteractive(elsewhere, '/login')
  await elsewhere.getByRole('link', { name: 'Forgot Password?' }).click()
  await elsewhere.getByLabel('Email').fill(email)
  await elsewhere.getByRole('button', { name: 'Reset Password' }).click()
  await elsewhere.getByText('Check your email for the password reset link!').waitFor()
  await elsewhere.waitForURL('/login')

  expect(shop.output()).toContain(`Email: saved to ${join(shop.dataDir, 'mailbox')}`)
  const link = await findLink(shop.dataDir, email, /reset-password/)
  await elsewhere.goto(link)
  await typePin(elsewhere, '8364', 'New pin')
  await elsewhere.getByRole('button', { name: 'Reset Password' }).click()
  await elsewhere.getByText('Password Reset Successful! Go back and login.').waitFor()
  await elsewhere.waitForURL('/login')
  await logIn(elsewhere, { phone, pin: '8364' })
  await elsewhere.waitForURL('/')

  expectPageError(page, /status of 4\d\d/)
  await page.goto('/cart')
  await page.waitForURL('/login?from=%2Fcart')
  await page.goto(link)
  await page.getByText('This link has expired or has already been used.').waitFor()
  expect(await page.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/reset')
  await typePin(page, '1593', 'New pin')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByText(/Request a new one/).waitFor()
})
