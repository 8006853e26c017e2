import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { button, toasts } from './back-office.ts'
import { call } from './customers.ts'
import { waitUntilHydrated } from './hydrated.ts'
import { paidOrder } from './paid-order.ts'
import { type Office, untilFocused } from './presses.ts'

type Shop = { url: string }
type Job = (office: Office) => Promise<void>

const openOrder = async ({ page, press, start, open }: Office, id: number) => {
  await start()
  await open('View Orders')
  await press(page.getByRole('row').getByRole('link', { name: `#${id}`, exact: true }))
  await page.getByRole('heading', { name: `Order #${id}` }).waitFor()
}

/** The jobs with orders that docs/clicks.md lists, by their names there. Each prepares its own orders. */
export const orderJobs = (shop: Shop): Record<string, Job> => {
  const order = async (wanted: Record<string, number> = { 'Sambar Masala': 1 }) => paidOrder(shop, wanted)
  /** Of the administrator, without a click. */
  const admin = (page: Page, method: 'post' | 'put', path: string, data: object = {}) =>
    call(page.request[method](`/api${path}`, { data }))
  const dispatchAll = async ({ page, press }: Office) => {
    await press(page.getByRole('link', { name: 'View orders to pack' }))
    await press(page.getByRole('button', { name: /^Select all/ }))
    await press(
      page
        .getByRole('region', { name: 'Actions for the selected orders' })
        .getByRole('button', { name: 'Dispatch', exact: true }),
    )
    await untilFocused(page.getByLabel(/^Order #\d+$/).first())
  }
  return {
    'dispatch one order with its tracking number': async ({ page, start, press }) => {
      await order()
      await start()
      const toPack = page.getByRole('region', { name: /^Orders to pack/ })
      await press(toPack.getByRole('link', { name: /#\d+, paid/ }).first())
      await press(button(page, 'Dispatch'))
      const form = page.getByRole('dialog')
      await untilFocused(form.getByLabel('Tracking number'))
      await page.keyboard.insertText('D1234567')
      await press(form.getByRole('button', { name: 'Dispatch', exact: true }))
      await form.waitFor({ state: 'hidden' })
    },

    'dispatch 10 orders with tracking numbers': async (office) => {
      const { page, start } = office
      for (let count = 0; count < 2; count++) await order()
      await start()
      await dispatchAll(office)
      const numbers = page.getByRole('dialog').getByLabel(/^Order #\d+$/)
      const count = await numbers.count()
      for (let at = 0; at < count; at++) {
        await untilFocused(numbers.nth(at))
        await page.keyboard.insertText(`D123456${at}`)
        // After the last number, Enter submits.
        await page.keyboard.press('Enter')
      }
      await toasts(page)
        .getByText(/orders dispatched\.$/)
        .waitFor()
    },

    'dispatch 10 orders without tracking numbers': async (office) => {
      const { page, start, submit } = office
      for (let count = 0; count < 2; count++) await order()
      await start()
      await dispatchAll(office)
      await submit(page.getByRole('dialog').getByRole('button', { name: 'Dispatch', exact: true }))
      await toasts(page)
        .getByText(/orders dispatched\.$/)
        .waitFor()
    },

    'print packing slips for 10 orders': async ({ page, start, press, open }) => {
      await order()
      await start()
      await open('Packing')
      await press(button(page, 'Packing slips'))
      await page.getByText('PDF ready.').waitFor()
      // A browser without a screen can't show the PDF.
      await press(page.getByRole('link', { name: 'Open to print' }))
    },

    'mark one order as packed': async ({ page, start, press, open }) => {
      const { id } = await order()
      await start()
      await open('View Orders')
      await press(button(page, `Pack order #${id}`))
      await toasts(page).getByText('1 order packed.').waitFor()
    },

    'mark one order as delivered': async ({ page, start, press, open }) => {
      const { id } = await order()
      await admin(page, 'post', '/orders/dispatched', {
        form_key: `dispatch-of-order-${id}`,
        courier: 'dtdc',
        parcels: [{ order_id: id }],
      })
      await start()
      await open('View Orders')
      await press(
        page
          .getByRole('row')
          .filter({ has: page.getByRole('link', { name: `#${id}`, exact: true }) })
          .getByRole('button', { name: 'Mark as delivered' }),
      )
      await toasts(page)
        .getByText(/delivered/i)
        .first()
        .waitFor()
    },

    'refund one order line': async (office) => {
      const { page, press, fillFocused } = office
      const { id } = await order({ 'Idli Podi': 2, 'Sambar Masala': 1 })
      await openOrder(office, id)
      await press(button(page, `Refund order #${id}`))
      await fillFocused(page.getByLabel(/^Units of .* to refund$/).first(), '1')
      const giveBack = page.getByRole('button', { name: /^Refund ₹/ })
      await giveBack.waitFor()
      await page.keyboard.press('Enter')
      await untilFocused(giveBack)
      await page.keyboard.press('Enter')
      await toasts(page)
        .getByText(/will be refunded to the customer/)
        .waitFor()
    },

    'cancel an order, refund it and restock its goods': async (office) => {
      const { page, press } = office
      const { id } = await order()
      await openOrder(office, id)
      await press(button(page, `Cancel order #${id}`))
      await press(page.getByRole('dialog').getByRole('button', { name: /^Cancel order and refund ₹/ }))
      await toasts(page)
        .getByText(/Order cancelled\. ₹/)
        .waitFor()
    },

    'write a note that the customer can read': async (office) => {
      const { page, press, fill } = office
      const { id } = await order()
      await openOrder(office, id)
      await fill(page.getByLabel('Note', { exact: true }), 'It leaves tomorrow.')
      await press(page.getByRole('radio', { name: 'Customer (shown with their order)' }))
      await press(button(page, 'Save note'))
      await page.getByText('Note to customer').waitFor()
    },

    'find an order by phone number': async ({ page, start, fill }) => {
      const { id, person } = await order()
      await start()
      await fill(page.getByRole('searchbox', { name: 'Order, invoice, phone or name' }), person.phone)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: `Order #${id}` }).waitFor()
    },

    'find an order by its number': async ({ page, start, press, isPhone }) => {
      const { id } = await order()
      await start()
      const search = button(page, 'Search the back office')
      await waitUntilHydrated(search)
      await (isPhone ? press(search) : page.keyboard.press('Control+k'))
      await page.getByRole('combobox', { name: 'Order, customer, product or setting' }).waitFor()
      await page.keyboard.insertText(`#${id}`)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: `Order #${id}` }).waitFor()
    },

    'open an invoice to print it': async (office) => {
      const { page, press } = office
      const { id } = await order()
      await page.context().route('**/api/documents/*/pdf', (route) => route.fulfill({ body: 'an invoice' }))
      await openOrder(office, id)
      const opened = page.waitForEvent('popup')
      await press(page.getByRole('region', { name: 'Invoice' }).getByRole('link').first())
      await (await opened).getByText('an invoice').waitFor()
      await (await opened).close()
    },

    'take an order on the phone from a new customer, to be paid with a link': async (office) => {
      const { page, start, press, fill, open, isPhone } = office
      const field = (label: string) => page.getByLabel(label, { exact: true })
      await start()
      await open('View Orders')
      await press(page.getByRole('link', { name: 'New order' }))
      const firstProduct = page.getByRole('button', { name: /^Add / }).first()
      await firstProduct.waitFor()
      await fill(field('Phone number'), isPhone ? '9812345671' : '9812345672')
      await page.getByText('This number hasn’t ordered before.').waitFor()
      await fill(field('Name'), 'Meena Raj')
      await press(firstProduct)
      await fill(field('PIN code'), '641012')
      await fill(field('Address line 1'), '4, Gandhi Street')
      await press(page.getByRole('button', { name: /^Create link for ₹/ }))
      await page.getByRole('heading', { name: 'Payment link' }).waitFor()
    },

    'accept a return': async ({ page, start, press, open }) => {
      const { id, shopper } = await order()
      await admin(page, 'put', `/orders/deliver/${id}`)
      const path = `/api/orders/${id}/returns`
      const { returnable } = await call(shopper.request.get(path))
      const form = {
        form_key: `return-of-order-${id}`,
        reason: 'damaged',
        lines: `${returnable[0].item_id}:1`,
      }
      await call(shopper.request.post(path, { multipart: form }))
      await start()
      await open('Returns')
      await press(button(page, 'Approve'))
      const dialog = page.getByRole('dialog')
      await press(dialog.getByRole('button', { name: 'Approve', exact: true }))
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => button(page, 'Approve').count()).toBe(0)
    },
  }
}
