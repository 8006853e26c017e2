import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { toasts } from '../driving/back-office.ts'
import { openInteractive, openShop, phone } from '../driving/browser.ts'
import { signIn } from '../driving/customers.ts'
import { paidOrder } from '../driving/paid-order.ts'
import { administrator } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

/** The maximum height of a row on a phone, in CSS pixels. */
const highest = 72

// Requirement D-114
test('on a phone, today’s tasks and the orders to pack come first, in compact rows with their next steps', async () => {
  const { id } = await paidOrder(shop, { 'Idli Podi': 2 })
  await paidOrder(shop, { 'Sambar Masala': 1 })
  const page = await openShop(shop, phone)
  await signIn(page, administrator)
  await openInteractive(page, '/admin')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect.poll(() => headings.first().textContent()).toBe('Today')
  expect(await headings.nth(1).textContent()).toBe('Orders to pack')

  await openInteractive(page, '/admin?section=orders')
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: `#${id}`, exact: true }) })
  const heights = () =>
    page.locator('tbody > tr').evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect().height))
  const areLow = async () => {
    await row.waitFor()
    for (const height of await heights()) expect(height).toBeLessThanOrEqual(highest)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  }
  await areLow()
  await expectNoViolations(page)
  await page.getByRole('button', { name: `Pack order #${id}` }).click()
  await page.getByRole('button', { name: `Dispatch order #${id}` }).waitFor()
  await areLow()
  await page.getByRole('button', { name: `Dispatch order #${id}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dispatch', exact: true }).click()
  await row.getByRole('button', { name: 'Mark as delivered' }).waitFor()
  await areLow()
  await row.getByRole('button', { name: 'Mark as delivered' }).click()
  await toasts(page)
    .getByText(/delivered/i)
    .first()
    .waitFor()
  await areLow()
})

// Requirement D-146
test('on a phone the row of a partly sent order is compact too, and shows what is still to be sent', async () => {
  const { id } = await paidOrder(shop, { 'Idli Podi': 4, 'Sambar Masala': 4 })
  const page = await openShop(shop, { ...phone, width: 360 })
  await signIn(page, administrator)
  const order = await (await page.request.get(`/api/orders/${id}/refunding`)).json()
  const sent = await page.request.post('/api/orders/dispatched', {
    data: {
      form_key: 'a-part-for-a-low-row',
      courier: 'dtdc',
      parcels: [{ order_id: id, items: [{ order_item_id: order.lines[0].item_id, quantity: 1 }] }],
    },
  })
  expect((await sent.json()).orders).toMatchObject([{ done: true, order: { rest: 7 } }])
  await openInteractive(page, '/admin?section=orders&parcel=partly_dispatched')
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: `#${id}`, exact: true }) })
  const place = row.getByRole('cell').filter({ has: page.getByText('Partly dispatched', { exact: true }) })
  await place.getByText('Partly dispatched', { exact: true }).waitFor()
  const isWhole = (cell: Element) => cell.scrollWidth <= cell.clientWidth
  expect(await place.evaluate(isWhole)).toBe(true)
  const height = await row.evaluate((line) => line.getBoundingClientRect().height)
  expect(height).toBeLessThanOrEqual(highest)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectNoViolations(page)
})

// Requirement D-114
test('the promised date is fully visible on a phone, and the pick list prints without the page around it', async () => {
  await paidOrder(shop, { 'Idli Podi': 1 })
  const page = await openShop(shop, phone)
  await signIn(page, administrator)
  await openInteractive(page, '/admin?section=packing')
  const promised = page.getByRole('main').getByText(/^by /).first()
  await promised.waitFor()
  expect(await promised.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'Pick list' }).click()
  const print = page.getByRole('button', { name: 'Print pick list' })
  await print.waitFor()
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }))
  await print.click()
  await expect.poll(() => page.title()).toBe('printed')
  await page.emulateMedia({ media: 'print' })
  await page.getByText(/^Pick list, .*Orders: #/).waitFor()
  await page
    .getByRole('list', { name: 'Pick list' })
    .getByRole('listitem')
    .filter({ hasText: 'Idli Podi' })
    .waitFor()
  expect(await print.isVisible()).toBe(false)
  expect(await page.getByRole('banner').isVisible()).toBe(false)
})
