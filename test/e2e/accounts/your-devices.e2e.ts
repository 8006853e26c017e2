import { expect, test } from 'vitest'
import * as tamil from '#people/accounts/words/ta.ts'
import { desk, openShop, phone } from '../driving/browser.ts'
import { signIn, signUp } from '../driving/customers.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { administrator } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

// Requirement D-92
test('a customer sees their devices and logs out everywhere else', async () => {
  const page = await openShop(shop, phone)
  const person = await signUp(page)
  const elsewhere = await openShop(shop)
  await signIn(elsewhere, person)

  await page.goto('/me/account')
  const devices = page.getByRole('region', { name: 'Your devices' })
  await devices.getByText('This device').waitFor()
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(2)
  await devices
    .getByText(/from IP address (127\.0\.0\.1|::1)/)
    .first()
    .waitFor()
  await devices.getByRole('button', { name: 'Log out of all other devices' }).click()
  await page.getByText('Other devices logged out.').first().waitFor()
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(1)
  await expect.poll(() => devices.getByRole('button').count()).toBe(0)

  expectPageError(elsewhere, /status of 401/)
  await elsewhere.goto('/cart')
  await elsewhere.waitForURL('/login?from=%2Fcart')
})

test('in Tamil the moments are written in Tamil as well', async () => {
  const page = await openShop(shop, phone)
  await signUp(page)
  await page.goto('/ta/me/account')
  const device = page.getByRole('region', { name: tamil.yourDevices }).getByRole('listitem')
  await device.getByText(tamil.thisDevice).waitFor()
  const monthsIn = (locale: string) =>
    page.evaluate((locale) => {
      const month = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })
      const names = [...Array(12).keys()].map((at) => month.format(new Date(2026, at, 15)))
      return names.map((name) => name.replace(/[\d\s]/g, ''))
    }, locale)
  const said = (await device.textContent()) ?? ''
  const isSaid = (month: string) => said.includes(month)
  expect((await monthsIn('ta-IN')).some(isSaid)).toBe(true)
  expect((await monthsIn('en-IN')).some(isSaid)).toBe(false)
})

test('an administrator sees them in the account section', async () => {
  const page = await openShop(shop, desk)
  await signIn(page, administrator)
  await page.goto('/admin?section=account')
  const devices = page.getByRole('region', { name: 'Your devices' })
  await devices.getByText('This device').waitFor()
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(1)
})
