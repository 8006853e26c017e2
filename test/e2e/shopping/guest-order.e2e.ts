import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, toasts } from '../driving/back-office.ts'
import { desk, openInteractive, openShop, phone } from '../driving/browser.ts'
import { call, ordersOf, putInCart, signIn } from '../driving/customers.ts'
import { findLink } from '../driving/mailbox.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { address, administrator, logIn, paymentWindow, typePin } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop({ VISITOR_CARTS: 'on', GUEST_CHECKOUT: 'on' })

async function enterContactAndAddress(page: Page, email: string, mobile: string) {
  await page.getByLabel('Name', { exact: true }).fill('Anitha Raj')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone number').first().fill(mobile)
  for (const [label, text] of Object.entries(address)) {
    const field = page.getByLabel(label, { exact: true })
    await (label === 'State' ? field.selectOption(text) : field.fill(text))
  }
}

const pay = async (page: Page) =>
  paymentWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click()

// Requirement D-364
test('the whole life of a guest’s order: ordered, paid, dispatched, delivered, invoiced, and the guest’s data deleted', async () => {
  const email = 'anitha.guest@example.com'
  const page = await openShop(shop, phone)
  await putInCart(page, { 'Sambar Masala': 1 })
  await openInteractive(page, '/cart')
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Check out as guest' }).click()
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()

  // Mistakes are marked and nothing is sent; a closed window keeps what was entered.
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBeGreaterThan(3)
  await expectNoViolations(page)
  await enterContactAndAddress(page, email, '9000012345')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await paymentWindow(page).getByRole('button', { name: 'Close' }).click()
  await page.getByText('Order cancelled.').waitFor()
  await page.reload()
  await page.getByText('Unsaved changes restored.').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await pay(page)
  await page.getByRole('heading', { level: 1, name: /^Order #\d+$/ }).waitFor()
  await page.getByText('We’ve received your payment. Your order is confirmed.').waitFor()
  await expectNoViolations(page)
  const id = Number((await page.getByRole('heading', { level: 1 }).textContent())?.replace(/\D/g, ''))

  // The mail's link opens the same order in another browser.
  const link = await findLink(shop.dataDir, email, /\/order\//)
  const elsewhere = await openShop(shop, desk)
  await openInteractive(elsewhere, new URL(link).pathname)
  await elsewhere.getByRole('heading', { level: 1, name: `Order #${id}` }).waitFor()
  await expectNoViolations(elsewhere)

  const office = await openShop(shop, phone)
  await signIn(office, administrator)
  await openInteractive(office, `/admin?section=orders&order=${id}`)
  await office.getByText('Anitha Raj (Guest)').first().waitFor()
  await expectNoViolations(office)
  await button(office, 'Mark as packed').click()
  await button(office, 'Dispatch').click()
  const form = office.getByRole('dialog')
  await form.getByLabel('Courier').selectOption({ label: 'DTDC' })
  await form.getByLabel('Tracking number').fill('D1234567')
  await form.getByRole('button', { name: 'Dispatch', exact: true }).click()
  await form.waitFor({ state: 'hidden' })
  await elsewhere.reload()
  await elsewhere.getByText('D1234567').waitFor()
  await button(office, 'Mark as delivered').click()
  await toasts(office).getByText('marked as delivered', { exact: false }).first().waitFor()

  await elsewhere.reload()
  await elsewhere.getByText('Delivered').first().waitFor()
  const invoice = elsewhere.getByRole('link', { name: /^Bill / }).first()
  const file = await elsewhere.request.get((await invoice.getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])

  // The merchant deletes the guest's data for them.
  await office.reload()
  await button(office, 'Delete guest’s data').click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await toasts(office).getByText('Guest’s data deleted.').waitFor()
  await expect.poll(() => button(office, 'Delete guest’s data').count()).toBe(0)
  expectPageError(elsewhere, /status of 404/)
  await elsewhere.reload()
  await elsewhere.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
})

// Requirement D-366
test('a guest’s order moves into the account whose owner proves the email address', async () => {
  const email = 'kavya.guest@example.com'
  const page = await openShop(shop, phone)
  await putInCart(page, { 'Berry & Seed Muesli': 2 })
  await openInteractive(page, '/checkout/guest')
  await enterContactAndAddress(page, email, '9000054321')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await pay(page)
  const heading = page.getByRole('heading', { level: 1, name: /^Order #\d+$/ })
  await heading.waitFor()
  const number = (await heading.textContent())?.replace('Order ', '') ?? ''
  await findLink(shop.dataDir, email, /\/order\//)

  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.waitForURL('/register')
  const person = { name: 'Kavya Selvam', email, phone: '9000054322', pin: '7391' }
  await call(page.request.post('/api/auth/register', { data: person }))
  await signIn(page, person)
  expect(await ordersOf(page)).toEqual([])
  await call(page.request.post('/api/auth/forgot-password', { data: { email } }))
  await page.goto(await findLink(shop.dataDir, email, /reset-password/))
  await typePin(page, '8364', 'New pin')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.waitForURL('/login')
  await logIn(page, { ...person, pin: '8364' })
  await page.waitForURL('/')
  expect((await ordersOf(page)).map(({ id }) => `#${id}`)).toEqual([number])
  await page.goto('/me/orders')
  await page.getByText('₹720.00').first().waitFor()
})
