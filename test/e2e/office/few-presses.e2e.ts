import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, toasts } from '../driving/back-office.ts'
import { desk, openInteractive, openShop, phone } from '../driving/browser.ts'
import { signIn } from '../driving/customers.ts'
import { waitUntilHydrated } from '../driving/hydrated.ts'
import { paidOrder } from '../driving/paid-order.ts'
import { administrator, customer } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

/** Sections that a phone's bottom bar opens, by what the bar calls them. */
const shortcuts: Record<string, string> = { 'View Orders': 'Orders', 'View Products': 'Products' }

/**
 * Opens the first page of the back office and counts clicks, or taps on a phone. Typing and Enter do not count.
 * @returns `open` for a section, by its name in the sidebar; `restart` for the next job
 */
async function begin(screen = desk) {
  const page = await openShop(shop, screen)
  await signIn(page, administrator)
  await openInteractive(page, '/admin')
  const done = { presses: 0 }
  const press = async (thing: Locator) => {
    done.presses++
    await thing.click()
  }
  const linkIn = (navigation: string, name: string) =>
    page.getByRole('navigation', { name: navigation }).getByRole('link', { name, exact: true })
  const open = async (section: string) => {
    const shortcut = screen.touch ? shortcuts[section] : undefined
    if (shortcut) return press(linkIn('Shortcuts', shortcut))
    if (screen.touch) await press(page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('button'))
    await press(linkIn('Sections', section))
  }
  const restart = async () => {
    await openInteractive(page, '/admin')
    done.presses = 0
  }
  return { page, done, press, open, restart }
}

/** Waits for a field that is focused without a click. */
const untilFocused = (thing: Locator) =>
  expect.poll(() => thing.evaluate((element) => element === document.activeElement)).toBe(true)

const type = (page: Page, text: string) => page.keyboard.insertText(text)

test('the shop’s phone number is changed by 2 presses', async () => {
  const { page, done, press, open } = await begin()
  await open('Store')
  await press(page.getByRole('button', { name: /^Phone numbers/ }))
  await untilFocused(page.getByLabel('Phone numbers', { exact: true }))
  await page.keyboard.press('Control+A')
  await type(page, '+91 90000 00001')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Store settings saved.').waitFor()
  expect(done.presses).toBe(2)
  await expect.poll(async () => (await fetch(`${shop.url}/`)).text()).toContain('tel:+919000000001')
})

test('a unit of an order’s first line is refunded by 3 presses', async () => {
  const { id } = await paidOrder(shop, { 'Idli Podi': 2, 'Sambar Masala': 1 })
  const { page, done, press, open } = await begin()
  await open('View Orders')
  await press(page.getByRole('row').getByRole('link', { name: `#${id}`, exact: true }))
  await press(button(page, `Refund order #${id}`))
  await untilFocused(page.getByLabel(/^Units of .* to refund$/).first())
  await type(page, '1')
  const giveBack = page.getByRole('button', { name: /^Refund ₹/ })
  await giveBack.waitFor()
  await page.keyboard.press('Enter')
  await untilFocused(giveBack)
  await page.keyboard.press('Enter')
  await toasts(page)
    .getByText(/will be refunded to the customer/)
    .waitFor()
  expect(done.presses).toBe(3)
})

test('who forgot their pin is sent a link by 2 presses', async () => {
  const { page, done, press, open } = await begin()
  await open('View Users')
  await untilFocused(page.getByRole('searchbox'))
  await type(page, customer.phone)
  await press(button(page, `Send pin reset link to ${customer.name}`))
  await toasts(page).getByText('Pin reset link sent.').waitFor()
  expect(done.presses).toBe(2)
})

test('the text of a policy is changed by 3 presses', async () => {
  const { page, done, press, open } = await begin()
  await open('Pages')
  await press(page.getByRole('link', { name: 'Refund Policy in English' }))
  await untilFocused(page.getByLabel('Text', { exact: true }))
  await page.keyboard.press('Control+End')
  await type(page, '\n\nAsk us first.')
  await press(button(page, 'Publish'))
  await page.getByText('Page published.').waitFor()
  expect(done.presses).toBe(3)
  await expect.poll(async () => (await fetch(`${shop.url}/refund-policy`)).text()).toContain('Ask us first.')
})

test('an order is found by a phone number by 1 press', async () => {
  const { id, person } = await paidOrder(shop, { 'Sambar Masala': 1 })
  const { page, done, press } = await begin()
  await press(page.getByRole('searchbox', { name: 'Order, invoice, phone or name' }))
  await type(page, person.phone)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: `Order #${id}` }).waitFor()
  expect(done.presses).toBe(1)
})

test('several orders leave without numbers by 3 presses', async () => {
  for (const name of ['Sambar Masala', 'Idli Podi']) await paidOrder(shop, { [name]: 1 })
  const { page, done, press } = await begin()
  await press(page.getByRole('link', { name: 'View orders to pack' }))
  await press(page.getByRole('button', { name: /^Select all/ }))
  await press(
    page
      .getByRole('region', { name: 'Actions for the selected orders' })
      .getByRole('button', { name: 'Dispatch', exact: true }),
  )
  await untilFocused(page.getByLabel(/^Order #\d+$/).first())
  await page.keyboard.press('Control+Enter')
  await toasts(page)
    .getByText(/orders dispatched\.$/)
    .waitFor()
  expect(done.presses).toBe(3)
})

/** A day in some days, as a date field takes it. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

// The table of new jobs in docs/clicks.md. One page for all of them, because logging in takes longest.
test.each([
  ['a desk', desk, { find: 0, pack: 2, print: 3, price: 4, restock: 3, invite: 3, close: 3 }],
  ['a phone', phone, { find: 1, pack: 2, print: 3, price: 4, restock: 4, invite: 4, close: 5 }],
] as const)(
  'on %s, everyday jobs take as few presses as the documentation says',
  async (_where, screen, expected) => {
    const { id } = await paidOrder(shop, { 'Idli Podi': 1 })
    const { page, done, press, open, restart } = await begin(screen)
    const presses: Record<string, number> = {}
    const finish = async (job: keyof typeof expected) => {
      presses[job] = done.presses
      await restart()
    }

    const search = button(page, 'Search the back office')
    await waitUntilHydrated(search)
    await (screen.touch ? press(search) : page.keyboard.press('Control+k'))
    await page.getByRole('combobox', { name: 'Order, customer, product or setting' }).waitFor()
    await page.keyboard.insertText(`#${id}`)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: `Order #${id}` }).waitFor()
    await finish('find')

    await open('View Orders')
    await press(button(page, `Pack order #${id}`))
    await toasts(page).getByText('1 order packed.').waitFor()
    await finish('pack')

    await page.context().route('**/api/documents/*/pdf', (route) => route.fulfill({ body: 'an invoice' }))
    await open('View Orders')
    await press(page.getByRole('link', { name: `#${id}`, exact: true }).first())
    const opened = page.waitForEvent('popup')
    await press(page.getByRole('region', { name: 'Invoice' }).getByRole('link').first())
    await (await opened).getByText('an invoice').waitFor()
    await (await opened).close()
    await finish('print')

    await open('View Products')
    await press(button(page, 'Table'))
    const price = page.getByLabel(/^Price of/).first()
    await press(price)
    const before = Number(await price.inputValue())
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText(String(before - 1))
    await press(button(page, 'Save changes'))
    await toasts(page).getByText('1 product saved.', { exact: true }).waitFor()
    await finish('price')

    await open('Stock')
    await press(page.getByLabel('Units of Idli Podi'))
    await page.keyboard.insertText('5')
    await press(button(page, 'Save stock'))
    await toasts(page).getByText('Stock updated.').waitFor()
    await finish('restock')

    await open('Staff')
    await press(button(page, 'Invite somebody'))
    await press(page.getByRole('dialog').getByLabel('Name', { exact: true }))
    await page.keyboard.insertText('Kavitha')
    await page.keyboard.press('Enter')
    await page.getByText(/\/join\//).waitFor()
    await finish('invite')

    await open('Store')
    const closing = [
      ['Closed from (optional)', inDays(3)],
      ['Open again on', inDays(screen.touch ? 6 : 5)],
    ] as const
    // The value of a closed card opens its form at the field.
    await press(page.getByRole('button', { name: /^Closed from/ }))
    await press(page.getByLabel('Open again on', { exact: true }))
    for (const [label, day] of closing) await page.getByLabel(label, { exact: true }).fill(day)
    await (screen.touch ? press(button(page, 'Save Changes')) : page.keyboard.press('Control+Enter'))
    await toasts(page).getByText('Store settings saved.').waitFor()
    const { facts } = await (await page.request.get('/api/store')).json()
    expect(facts.closure).toMatchObject({ from: closing[0][1], until: closing[1][1] })
    await finish('close')

    expect(presses).toEqual(expected)
    await page.close()
  },
)
