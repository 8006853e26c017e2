import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations, expectUsableAtAllWidths } from '../driving/accessibility.ts'
import { button, toasts } from '../driving/back-office.ts'
import { openInteractive, openShop, phone } from '../driving/browser.ts'
import { signIn } from '../driving/customers.ts'
import { paidOrder } from '../driving/paid-order.ts'
import { administrator } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop({
  SHIPROCKET_EMAIL: 'demo@pretend-courier.example',
  SHIPROCKET_PASSWORD: 'pretend-password',
  SHIPROCKET_PICKUP: 'Primary',
  SHIPROCKET_WEBHOOK_TOKEN: 'a-webhook-token-of-a-demo',
})

/** Opens an order's page and books its parcel with the cheapest service. @returns the tracking number */
async function book(page: Page, id: number) {
  await openInteractive(page, `/admin?section=orders&order=${id}`)
  await button(page, 'Dispatch').click()
  const dialog = page.getByRole('dialog', { name: `Dispatch order #${id}` })
  await expect.poll(() => dialog.getByLabel('Weight in grams').inputValue()).toMatch(/^\d+$/)
  await button(page, 'Get rates').click()
  await dialog.getByText('5 days').waitFor()
  await expectNoViolations(page)
  await dialog
    .getByRole('button', { name: /^Book / })
    .first()
    .click()
  await toasts(page).getByText('Parcel booked.').waitFor()
  const number = dialog.getByLabel('Tracking number')
  await expect.poll(() => number.inputValue()).toMatch(/^\d{12}$/)
  expect(await dialog.getByLabel('Courier', { exact: true }).inputValue()).toBe('xpressbees')
  return number.inputValue()
}

/** The emulator's courier scans a parcel. */
async function scan(awb: string, name: string) {
  const answer = await fetch(`${shop.url}/courier-emulator/control/scan`, {
    method: 'POST',
    body: new URLSearchParams({ awb, scan: name }),
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
}

const parcelStateOf = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/orders/${id}`)).json()).parcel

// Requirement D-558
test('a merchant books a parcel, prints its label, and the courier’s scans dispatch and deliver the order', async () => {
  const { id } = await paidOrder(shop, { 'Idli Podi': 2 })
  const page = await openShop(shop)
  await signIn(page, administrator)
  const awb = await book(page, id)
  await button(page, 'Print label').click()
  await page.getByRole('link', { name: 'Open label' }).waitFor()
  await scan(awb, 'picked up')
  await expect.poll(() => parcelStateOf(page, id)).toBe('dispatched')
  await scan(awb, 'delivered')
  await expect.poll(() => parcelStateOf(page, id)).toBe('delivered')
  await openInteractive(page, `/admin?section=orders&order=${id}`)
  await page.getByRole('heading', { name: 'Courier bookings' }).waitFor()
  await page.getByText('Xpressbees Surface, ', { exact: false }).first().waitFor()
  await expectUsableAtAllWidths(page)
})

// Requirement D-561
test('on a phone, a booking is cancelled, and a parcel that comes back is a task', async () => {
  const first = await paidOrder(shop, { 'Sambar Masala': 1 })
  const page = await openShop(shop, phone)
  await signIn(page, administrator)
  await book(page, first.id)
  await button(page, 'Cancel booking').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click()
  await toasts(page).getByText('Booking cancelled.').waitFor()

  const second = await paidOrder(shop, { 'Sambar Masala': 1 })
  const awb = await book(page, second.id)
  await scan(awb, 'returned')
  await expect
    .poll(async () => (await (await page.request.get('/api/couriers')).json()).issues.length)
    .toBe(1)
  await openInteractive(page, '/admin?section=packing')
  await page.getByText('This parcel came back to you.', { exact: false }).waitFor()
  await button(page, 'Parcel sizes').click()
  const sizes = page.getByRole('dialog', { name: 'Parcel sizes' })
  await sizes.getByLabel('Weight of the box and packing in grams').fill('150')
  await button(page, 'Save Changes').click()
  await toasts(page).getByText('Parcel sizes saved.').waitFor()
  await button(page, `Done Order #${second.id}`).click()
  await page.getByText('This parcel came back to you.', { exact: false }).waitFor({ state: 'detached' })
})
