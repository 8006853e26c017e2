import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button } from '../driving/back-office.ts'
import { openInteractive, openShop, phone } from '../driving/browser.ts'
import { cartOf, signUp } from '../driving/customers.ts'
import { findLink } from '../driving/mailbox.ts'
import { expectPageError } from '../driving/page-errors.ts'
import { paidOrder } from '../driving/paid-order.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

test('an order is followed on its page, from My Orders and from the mail’s link, and bought again', async () => {
  const { shopper: page, person, id } = await paidOrder(shop, { 'Sambar Masala': 2, 'Idli Podi': 1 })
  await page.setViewportSize(phone)

  // My Orders on a phone: a card with the next step leads to the page.
  await openInteractive(page, '/me/orders')
  await page.getByRole('link', { name: /Getting packed/ }).waitFor()
  const cells = page.getByRole('cell').filter({ visible: true })
  const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()))
  const areStacked = boxes.every((one, at) =>
    boxes.slice(at + 1).every((other) => {
      const isApart = one.bottom <= other.top || other.bottom <= one.top
      return isApart || one.right <= other.left || other.right <= one.left
    }),
  )
  expect([boxes.length, areStacked]).toEqual([4, true])
  await page.getByRole('link', { name: /Getting packed/ }).click()
  await page.getByRole('heading', { level: 1, name: `Order #${id}` }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/orders/${id}`)
  const steps = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
  await expect.poll(() => steps.count()).toBe(2)
  await page.getByRole('link', { name: 'Sambar Masala' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  await expectNoViolations(page)

  await button(page, 'Buy again').click()
  await page.getByText('3 items added to your cart, at today’s prices.').waitFor()
  expect(await cartOf(page)).toEqual({ 'Sambar Masala': 2, 'Idli Podi': 1 })

  await page.getByRole('link', { name: 'Request cancellation' }).click()
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Please cancel this order.')

  // The link in the confirmation opens the order for whoever has it, without the account.
  const link = new URL(await findLink(shop.dataDir, person.email, /\/order\//)).pathname
  const elsewhere = await openShop(shop, phone)
  await openInteractive(elsewhere, link)
  await elsewhere.getByRole('heading', { level: 1, name: `Order #${id}` }).waitFor()
  await elsewhere.getByText('12, Nehru Street').waitFor()
  expect(await elsewhere.getByText(person.email).count()).toBe(0)
  expect(await elsewhere.getByRole('link', { name: 'Request cancellation' }).count()).toBe(0)
  await expectNoViolations(elsewhere)

  // Its own customer gets the account's page instead.
  await openInteractive(page, link)
  await page.waitForURL(`/orders/${id}`)
})

test('an order of somebody else looks like one that doesn’t exist', async () => {
  const { id } = await paidOrder(shop, { 'Idli Podi': 1 })
  const other = await openShop(shop)
  await signUp(other)
  expectPageError(other, /status of 404/)
  await openInteractive(other, `/orders/${id}`)
  await other.getByRole('heading', { name: 'Order not found.' }).waitFor()
  await expectNoViolations(other)
})
