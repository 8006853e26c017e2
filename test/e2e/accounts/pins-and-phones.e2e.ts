import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openInteractive, openShop, phone } from '../driving/browser.ts'
import { signUp } from '../driving/customers.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

const pinShown = async (page: Page) => {
  const boxes = await page.getByLabel(/^Digit \d of 4$/).all()
  return (await Promise.all(boxes.map((box) => box.inputValue()))).join('')
}

test.each(['7391', '7713'])('the pin %s, typed again from the first box on, is the pin', async (pin) => {
  const page = await openShop(shop, phone)
  await openInteractive(page, '/login')
  for (const _ of ['first', 'again', 'once more']) {
    await page.getByLabel('Digit 1 of 4').click()
    await page.keyboard.type(pin)
    await expect.poll(() => pinShown(page)).toBe(pin)
  }
})

const expectIn = (field: Locator, message: string) =>
  expect.poll(() => field.inputValue(), { message }).toBe('9876543210')

const written = ['+91 98765 43210', '09876543210', '98765-43210', '+919876543210']

test.each(['/login', '/register'])('%s takes a phone number however it is written', async (path) => {
  const page = await openShop(shop, phone)
  await openInteractive(page, path)
  const field = page.getByLabel('Phone number')
  for (const number of written) {
    await field.fill('')
    await field.fill(number)
    await expectIn(field, `${number} filled in`)
    await pasteInto(page, number)
    await expectIn(field, `${number} pasted`)
    await field.fill('')
    await field.pressSequentially(number)
    await expectIn(field, `${number} typed`)
  }
})

test("the courier's phone, too", async () => {
  const page = await openShop(shop, phone)
  await signUp(page)
  await openInteractive(page, '/profile/address')
  const field = page.getByLabel('Phone (optional)')
  await field.fill('+91 98765 43210')
  await expectIn(field, 'filled in')
})

/** Pastes text into the focused field like the keyboard shortcut. */
const pasteInto = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

test('after registering only the pin is left to type', async () => {
  const page = await openShop(shop, phone)
  await openInteractive(page, '/register')
  await page.getByLabel('Name').fill('Kavya Selvam')
  await page.getByLabel('Email').fill('kavya.pins@example.com')
  await page.getByLabel('Phone number').fill('90000 00321')
  await page.getByLabel('Digit 1 of 4').click()
  await page.keyboard.type('7391')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('/login')
  await expect.poll(() => page.getByLabel('Phone number').inputValue()).toBe('9000000321')
  await page.getByLabel('Digit 1 of 4').click()
  await page.keyboard.type('7391')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('/')
})
