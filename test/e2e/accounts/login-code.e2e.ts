import { expect, test } from 'vitest'
import { openShop, phone } from '../driving/browser.ts'
import { signUp } from '../driving/customers.ts'
import { findCode } from '../driving/mailbox.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { logIn } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

// Requirement D-65
test('while a pin is tried on many accounts, a new device logs in with an emailed code', async () => {
  const known = await openShop(shop)
  const person = await signUp(known)
  for (let i = 0; i < 11; i++)
    await known.request.post('/api/auth/login', { data: { phone: `80000000${10 + i}`, pin: person.pin } })

  const page = await openShop(shop, phone)
  expectPageError(page, /status of 401/)
  await page.goto('/login?from=%2Fcart')
  await logIn(page, person)
  const code = page.getByLabel('Code from your email')
  await code.waitFor()
  const first = await findCode(shop.dataDir, person.email)
  await code.fill('12')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByText('Enter the 6-digit code.', { exact: true }).waitFor()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('alert').filter({ hasText: 'This code is wrong or has expired' }).waitFor()
  await page.getByRole('button', { name: 'Start again' }).click()
  await logIn(page, person)
  await expect.poll(() => findCode(shop.dataDir, person.email)).not.toBe(first)
  await code.fill(await findCode(shop.dataDir, person.email))
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('/cart')
})
