import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, openSection, toasts } from '../driving/back-office.ts'
import { openShop, phone } from '../driving/browser.ts'
import { orderCart, readyToBuy } from '../driving/customers.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { logIn } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

test('a customer is looked up, called, noted down, helped with a pin, blocked and let in again', async () => {
  const shopper = await openShop(shop)
  const person = await readyToBuy(shopper, { 'Idli Podi': 2 })
  const { id } = await orderCart(shopper)

  const page = await openSection(shop, 'users')
  await page.getByRole('searchbox').fill(person.phone)
  await page.getByRole('link', { name: person.name }).click()
  await page.getByRole('heading', { name: person.name }).waitFor()
  expect(await page.getByRole('link', { name: 'Call', exact: true }).getAttribute('href')).toBe(
    `tel:+91${person.phone}`,
  )
  expect(await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
    `https://wa.me/91${person.phone}`,
  )
  await page.getByRole('link', { name: `#${id}`, exact: true }).waitFor()

  await button(page, 'Save note').click()
  await page.getByText('Enter a note.').waitFor()
  await page.getByLabel('New note').fill('Wants no plastic.')
  await button(page, 'Save note').click()
  await page.getByRole('listitem').filter({ hasText: 'Wants no plastic.' }).waitFor()
  await button(page, 'Send pin reset link').click()
  await toasts(page).getByText('Pin reset link sent.').waitFor()
  await expectNoViolations(page)

  await page.getByLabel('Reason').fill('Sends everything back')
  await button(page, `Block ${person.name}`).click()
  await page.getByText(/^Blocked since/).waitFor()
  const blocked = await openShop(shop, phone)
  expectPageError(blocked, /status of 403/)
  await blocked.goto('/login')
  await logIn(blocked, person)
  const said = blocked.getByRole('main').getByText('This account is blocked. Email or call us for help.')
  await said.waitFor()
  await page.reload()
  await button(page, 'Unblock').click()
  await toasts(page).getByText('Customer unblocked.').waitFor()
  await logIn(blocked, person)
  await blocked.waitForURL('/')
})

test.each([360, 768, 1280, 1920])('a customer’s page fits %d px', async (width) => {
  const page = await openSection(shop, 'users')
  await page.setViewportSize({ width, height: 800 })
  await page.getByRole('link', { name: 'Anitha Raj' }).click()
  await page.getByRole('heading', { name: 'Anitha Raj' }).waitFor()
  await page.getByText('Not shown to the customer').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})
