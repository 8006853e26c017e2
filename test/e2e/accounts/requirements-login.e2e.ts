import { expect, test } from 'vitest'
import { desk, openInteractive, openShop } from '../driving/browser.ts'
import {
  advanceUntilVisible,
  expectRedirectAfter,
  expectVisibleFor,
  installClock,
  pauseClock,
} from '../driving/fake-clock.ts'
import { dropResponses, holdResponses, mockResponse } from '../driving/mock-responses.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { customer, logIn, typePin } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

async function openStill(path: string) {
  const page = await openShop(shop)
  await installClock(page)
  await openInteractive(page, path)
  await page.getByRole('button', { name: /Login|Create|Reset/ }).waitFor()
  await pauseClock(page)
  return page
}

// Requirement 8-1: A login that fails with 401 shows the server's message, or 'Authentication failed.', for 2 s.
// Requirement 8-2: A login that fails otherwise shows the server's message, or 'Login failed. Try again.', for 3 s.
// Requirement 9-15: The toast of a rejected login stays for 2 s, that of any other failure for 3 s.
// Requirement 8-3
test.each([
  [
    'a wrong pin',
    401,
    { message: 'Wrong phone number or pin. Try again.' },
    'Wrong phone number or pin. Try again.',
    2,
  ],
  ['a wrong pin without words', 401, {}, 'Authentication failed.', 2],
  ['a refusal', 503, { message: 'We are closed for an hour.' }, 'We are closed for an hour.', 3],
  ['a fault', 500, { message: 'Something went wrong on our side.' }, 'Login failed. Try again.', 3],
])('a login rejected with %s shows a message for its time and clears the pin: %d', async (...refusal) => {
  const [, status, body, sentence, seconds] = refusal
  const page = await openStill('/login')
  expectPageError(page, /status of/)
  await mockResponse(page, '/auth/login', status, body)
  await logIn(page, customer)
  await expectVisibleFor(page, page.getByText(sentence), seconds)
  expect(await page.getByLabel('Phone number').inputValue()).toBe(customer.phone)
  await expect.poll(() => page.getByLabel('Digit 1 of 4').inputValue()).toBe('')
})

// Requirement 4-7: A login shows a success toast for 1 s.
// Requirement 4-8: After a login, the cart is loaded.
// Requirement 9-14: The toast of a login stays for 1 s.
// Requirements 4-9, 7-1
test('a login shows a message for a second, then the cart is loaded and the next page opens', async () => {
  const page = await openStill('/login?from=/about')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await logIn(page, customer)
  const told = page.getByText('Login successful!')
  await advanceUntilVisible(page, told)
  await page.clock.runFor(700)
  expect([await told.isVisible(), new URL(page.url()).pathname]).toEqual([true, '/login'])
  expect(asked).not.toContain('/api/session')
  await page.clock.runFor(1000)
  await expect.poll(() => told.count()).toBe(0)
  await page.waitForURL('/about')
  expect(asked).toContain('/api/session')
})

// Requirement 4-10: A registration shows a success toast, and `/login` opens 3 s later.
// Requirement 9-16: After registration, the next page opens after 3 s.
// Requirement 9-20: Toasts appear at the top centre.
// Requirement 9-19
test('a registration shows a message at the top for three seconds, then the login page opens', async () => {
  const page = await openStill('/register')
  await page.getByLabel('Name').fill('Kavya Selvam')
  await page.getByLabel('Email').fill('kavya.selvam@example.com')
  await page.getByLabel('Phone number').fill('9000000123')
  await typePin(page, '7391')
  await page.getByRole('button', { name: 'Create Account' }).click()
  const told = page.getByText('Account created successfully! Please log in.')
  await advanceUntilVisible(page, told)
  const box = await told.boundingBox()
  expect(box?.y).toBeLessThan(100)
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - desk.width / 2)).toBeLessThan(60)
  await page.clock.runFor(2400)
  expect([await told.isVisible(), new URL(page.url()).pathname]).toEqual([true, '/register'])
  await page.clock.runFor(1300)
  await page.waitForURL('/login')
  await expect.poll(() => told.count()).toBe(0)
})

// Requirement 8-4: A failed registration shows the server's message, or 'Signup failed. Please try again.', as a
//   toast and in the form.
test.each([
  [409, { message: 'We do not take this.' }, 'We do not take this.'],
  [500, {}, 'Signup failed. Please try again.'],
])(
  'a registration that fails with %d shows a toast and a message in the form',
  async (status, body, sentence) => {
    const page = await openShop(shop)
    await page.goto('/register')
    expectPageError(page, /status of/)
    await mockResponse(page, '/auth/register', status, body)
    await page.getByLabel('Name').fill('Kavya Selvam')
    await page.getByLabel('Email').fill('kavya@example.com')
    await page.getByLabel('Phone number').fill('9000000124')
    await typePin(page, '7391')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.getByRole('main').getByText(sentence).waitFor()
    await page
      .getByRole('region', { name: /Messages/ })
      .getByText(sentence)
      .waitFor()
  },
)

// Requirement 4-11: Requesting a pin reset shows 'Check your email for the password reset link!', then `/login`
//   opens.
// Requirement 9-21: The toast of a pin reset request stays for 5 s.
test('requesting a reset link shows a message on the login page for five seconds', async () => {
  const page = await openStill('/reset')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  const told = page.getByText('Check your email for the password reset link!')
  await advanceUntilVisible(page, told)
  await page.waitForURL('/login')
  await expectVisibleFor(page, told, 5)
})

// Requirement 4-12: Setting a new pin shows 'Password Reset Successful! Go back and login.', and `/login` opens 3 s
//   later.
// Requirement 9-18: After a new pin is set, the next page opens after 3 s.
test('a new pin shows a message, and three seconds later the login page opens', async () => {
  const page = await openStill('/reset-password/a%40b.in/abc')
  await mockResponse(page, '/auth/reset-password', 200, { message: 'Done.' })
  await typePin(page, '7391')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await advanceUntilVisible(page, page.getByText('Password Reset Successful! Go back and login.'))
  await expectRedirectAfter(page, '/login', 3)
})

// Requirement 8-33: If a new pin can't be set, the server's message is shown, or 'Something went wrong.'.
test('a new pin that fails shows the server’s message, or its own', async () => {
  const page = await openShop(shop)
  expectPageError(page, /status of/)
  await page.goto('/reset-password/a%40b.in/abc')
  await typePin(page, '7391')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByText('This link has expired or has already been used. Request a new one.').waitFor()
  await mockResponse(page, '/auth/reset-password', 500)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByText('Something went wrong.', { exact: true }).waitFor()
})

// Requirement 2.7-2: Customers can show and hide the pin.
// Requirement 2.7-3: After 1 to 3 digits, the error 'Pin must be exactly 4 digits' appears at once (decision B3).
// Requirement 5-10: A new pin of 1 to 3 digits shows an error while it is typed (decision B3).
// Requirement D-149: The pin's message is spelt correctly and blocks nothing (decision B3).
// Requirement 2.7-4
test('a new pin of one to three digits shows an error at once, doesn’t block the form, and can be shown', async () => {
  const page = await openShop(shop)
  await page.goto('/reset-password/a%40b.in/abc')
  const sentence = page.getByRole('group').getByText('Pin must be exactly 4 digits')
  await typePin(page, '123')
  await sentence.waitFor()
  expect(await page.getByLabel('Digit 1 of 4').getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Show pin' }).click()
  await expect.poll(() => page.getByLabel('Digit 1 of 4').getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Hide pin' }).click()
  expectPageError(page, /status of 400/)
  const refused = page.waitForResponse('**/api/auth/reset-password')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  expect(await (await refused).json()).toMatchObject({ error: 'Pin must be exactly 4 digits' })
  await expect.poll(() => page.getByRole('button', { name: 'Reset Password' }).isEnabled()).toBe(true)
  await page.getByLabel('Digit 4 of 4').fill('4')
  await expect.poll(() => sentence.count()).toBe(0)
})

// Requirement 8-34: If a reset link can't be requested, the server's message is shown, or 'Something went wrong. Try
//   again.'.
// Requirement 5-11
test('a reset request that fails shows the server’s message, or its own', async () => {
  const page = await openShop(shop)
  await page.goto('/reset')
  const send = page.getByRole('button', { name: 'Reset Password' })
  await send.click()
  await page.getByText('Email should not be empty').waitFor()
  await page.getByLabel('Email').fill('anitha')
  await page.getByText('Enter a valid Email').waitFor()
  await page.getByLabel('Email').fill('anitha@example.com')
  expectPageError(page, /status of|connection/i)
  await mockResponse(page, '/auth/forgot-password', 429, { message: 'Please wait a minute.' })
  await send.click()
  await page.getByText('Please wait a minute.').waitFor()
  await mockResponse(page, '/auth/forgot-password', 500)
  await send.click()
  await page.getByText('Something went wrong. Try again.', { exact: true }).waitFor()
})

// Requirement 2.4-1: The image titled loginBg covers the page.
// Requirement 2.4-2: A black overlay of 40% covers the image.
// Requirement 8-6: If the login image can't be loaded, 'Failed to load image' is shown on a plain background.
// Requirement 9-23: The login image is under a black overlay of 40%.
test('the login image covers the page under 40% black, and a failure to load it is shown', async () => {
  const page = await openShop(shop)
  await page.goto('/login')
  const look = await page
    .locator('main > .absolute')
    .evaluateAll((layers) => layers.map((layer) => getComputedStyle(layer).backgroundColor))
  expect(look.filter((colour) => /\/ 0\.4\)|, 0\.4\)/.test(colour))).toHaveLength(1)
  expect(await page.locator('main > picture img').count()).toBe(1)
  await openInteractive(page, '/about')
  expectPageError(page, /no answer|Failed to load resource/)
  await dropResponses(page, '/images/title')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await page.getByText('Failed to load image').waitFor()
  await expect.poll(() => page.locator('main > picture').count()).toBe(0)
})

// Requirement 6-5: The role comes from the server's verify endpoint.
// Requirement 2.2-1
test('the page shows Loading while a role is verified', async () => {
  const page = await openShop(shop)
  await page.request.post('/api/auth/login', { data: { phone: customer.phone, pin: customer.pin } })
  const release = await holdResponses(page, '/protected/verify')
  await page.goto('/cart', { waitUntil: 'commit' })
  await page.getByRole('main').getByText('Loading', { exact: true }).waitFor()
  release()
  await page.getByRole('heading', { level: 1, name: 'Your Cart' }).waitFor()
})

// Requirement 2.2-5: Within the shop, the current page stays on screen until the next one has loaded.
test('within the shop, Loading is shown while a role is verified, and the page stays until the next one is ready', async () => {
  const page = await openShop(shop)
  await page.request.post('/api/auth/login', { data: { phone: customer.phone, pin: customer.pin } })
  await openInteractive(page, '/about')
  const release = await holdResponses(page, '/protected/verify')
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).first().click()
  await page.getByRole('status').getByText('Loading', { exact: true }).waitFor()
  expect(await page.getByRole('heading', { name: 'Our Story' }).isVisible()).toBe(true)
  release()
  await page.getByRole('heading', { level: 1, name: 'Your Cart' }).waitFor()
  await expect.poll(() => page.getByText('Loading', { exact: true }).count()).toBe(0)
})
