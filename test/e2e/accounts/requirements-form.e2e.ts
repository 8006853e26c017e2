import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openInteractive, openShop, phone } from '../driving/browser.ts'
import { holdResponses, mockResponse } from '../driving/mock-responses.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { untilFocused } from '../driving/presses.ts'
import { customer, logIn } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'
import { waitUntilIdle } from '../driving/wait-until-idle.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

// Requirement 2.4-4: The pin has four boxes of one digit each.
// Requirements 2.4-5, 2.4-6, 5-7
test('the pin’s boxes take a digit each, and move on and back', async () => {
  const page = await openShop(shop, phone)
  await openInteractive(page, '/login')
  const box = (at: number) => page.getByLabel(`Digit ${at} of 4`)
  const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement)
  const values = () => Promise.all([1, 2, 3, 4].map((at) => box(at).inputValue()))
  await box(1).click()
  await page.keyboard.type('1x2 3')
  await expect.poll(values).toEqual(['1', '2', '3', ''])
  await expect.poll(() => hasFocus(box(4))).toBe(true)
  await page.keyboard.press('Backspace')
  await expect.poll(values).toEqual(['1', '2', '', ''])
  await expect.poll(() => hasFocus(box(3))).toBe(true)
})

// Requirement 2.4-3: The phone field has the prefix +91 and accepts 10 digits.
// Requirement 5-1: A name is required: 'Name should not be empty'.
// Requirement 5-3: An email address is required: 'Email should not be empty'.
// Requirement 5-4: An email address must be valid: 'Enter a valid Email'.
// Requirement 5-5: A phone number is required: 'Phone number should not be empty'.
// Requirement 5-8: Fields are validated at each change.
// Requirement 5-9: Fields are validated again on submit, and nothing is sent while one is invalid.
// Requirements 5-2, 5-6
test('fields are validated at each change and on submit, and nothing is sent while one is invalid', async () => {
  const page = await openShop(shop)
  await page.goto('/register')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1
  })
  await page.getByRole('button', { name: 'Create Account' }).click()
  for (const sentence of [
    'Name should not be empty',
    'Email should not be empty',
    'Phone number should not be empty',
    'Pin must be exactly 4 digits',
  ])
    await page.getByRole('main').getByText(sentence).waitFor()
  for (const [label, typed, sentence] of [
    ['Name', 'K4vya', 'Enter a valid name'],
    ['Email', 'kavya@', 'Enter a valid Email'],
    ['Phone number', '90000', 'Enter a valid 10-digit phone number'],
  ] as const) {
    await page.getByLabel(label).fill(typed)
    await page.getByText(sentence).waitFor()
  }
  await page.getByRole('button', { name: 'Create Account' }).click()
  await waitUntilIdle(page)
  expect(sent).toBe(0)
})

// Requirement 2.4-8: The Login button is disabled and shows a spinner while the request runs.
// Requirement 4-30: A form's button is disabled while its request runs.
test('a button is disabled and shows a spinner while its request runs', async () => {
  const page = await openShop(shop)
  await page.goto('/login')
  const release = await holdResponses(page, '/auth/login')
  const button = page.getByRole('button', { name: 'Login' })
  await logIn(page, customer)
  await expect.poll(() => button.isDisabled()).toBe(true)
  await expect.poll(() => button.locator('svg').count()).toBe(1)
  release()
  await page.waitForURL('/')
})

test('whoever pressed by keyboard is at the button again when its answer has come', async () => {
  const page = await openShop(shop)
  expectPageError(page, /status of 500/)
  await page.goto('/reset')
  await page.getByLabel('Email').fill('anitha@example.com')
  await mockResponse(page, '/auth/forgot-password', 500)
  const send = page.getByRole('button', { name: 'Reset Password' })
  await send.press('Enter')
  await page.getByText('Something went wrong. Try again.', { exact: true }).waitFor()
  await untilFocused(send)
})
