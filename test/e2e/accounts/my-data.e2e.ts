import { expect, test } from 'vitest'
import { openShop, phone } from '../driving/browser.ts'
import { signIn, signUp } from '../driving/customers.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { typePin } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

// Requirement D-219: Customers who erase their account first see what is kept and until when, enter their pin, and
//   are logged out everywhere.
test('a customer sees what is kept and until when, erases the account with the pin, and is logged out everywhere', async () => {
  const page = await openShop(shop, phone)
  const person = await signUp(page)
  const elsewhere = await openShop(shop)
  await signIn(elsewhere, person)
  await page.goto('/my-data')
  await page
    .getByText(/^Your orders, invoices, payments and refunds.* Kept for at least \d+ months, even after/)
    .waitFor()
  await page.getByText(/^A security log .* Kept for \d+ years, even after/).waitFor()
  const erasing = page.getByRole('region', { name: 'Delete my account' })
  const erase = erasing.getByRole('button', { name: 'Delete my account' })

  await erase.click()
  await erasing.getByText('Enter your pin.').waitFor()
  expectPageError(page, /status of 400/)
  await typePin(page, '0000', 'Your pin')
  await erase.click()
  await erasing.getByText('This pin is wrong.').waitFor()

  await typePin(page, person.pin, 'Your pin')
  await erase.click()
  await page.getByText('Account deleted.', { exact: true }).first().waitFor()
  await page.waitForURL('/')
  await page.goto('/cart')
  await page.waitForURL('/login?from=%2Fcart')
  expectPageError(elsewhere, /status of 401/)
  await elsewhere.goto('/cart')
  await elsewhere.waitForURL('/login?from=%2Fcart')
  const login = await page.request.post('/api/auth/login', { data: { phone: person.phone, pin: person.pin } })
  expect(login.ok()).toBe(false)
})
