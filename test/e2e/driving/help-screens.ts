import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { orderCart, readyToBuy } from './customers.ts'
import { findLink } from './mailbox.ts'
import { expectPageError } from './page-errors.ts'
import { asCustomer, asCustomerWithAnswers, failing, goTo, type Screen, screen } from './screens.ts'

const ticketFields = () => ({ form_key: randomUUID(), kind: 'question', body: 'When does my parcel come?' })

/** The help, ticket and privacy pages, by their paths in the table of pages. */
export const helpScreens: Record<string, Screen[]> = {
  '/my-data': [
    screen('of a visitor', 'Log in to download your data or delete your account.', goTo('/my-data')),
    screen('of a customer', 'Delete my account', asCustomer('/my-data')),
  ],
  '/favourites': [
    screen('of a visitor', 'You haven’t saved anything yet.', goTo('/favourites')),
    screen('of a customer', 'Back-in-stock alerts', asCustomer('/favourites')),
  ],
  '/alerts/:key': [
    screen('expired', 'Browse products', (page) => {
      expectPageError(page, /status of 404/)
      return page.goto('/alerts/nobody-has-this-key')
    }),
  ],
  '/help': [
    screen('of a visitor', 'Write to us', goTo('/help')),
    screen('of a customer', 'You have no tickets yet.', asCustomer('/help')),
    screen(
      'failed',
      'Couldn’t load your tickets. Try again.',
      asCustomerWithAnswers('/help', { call: 'tickets*', ...failing }),
    ),
  ],
  '/help/:key': [
    screen('as mailed', 'Confirm your email address', async (page, { dataDir }) =>
      page.goto(await mailedLink(page, dataDir, 'devi@example.com')),
    ),
    screen('confirmed', /^Open$/, async (page, { dataDir }) => {
      const link = await mailedLink(page, dataDir, 'meena@example.com')
      const key = link.split('/').at(-1)
      await page.request.post(`/api/tickets/by-link/${key}/confirmation`)
      await page.goto(link)
    }),
    screen('unknown', 'Ticket not found.', (page) => {
      expectPageError(page, /status of 404/)
      return page.goto('/help/nobody-has-this-key')
    }),
  ],
  '/help/:what/:id': [
    screen('of an order', /^Help with order #\d+$/, async (page) =>
      page.goto(`/help/order/${await orderAsNewCustomer(page)}`),
    ),
    screen('a ticket', /^Open$/, async (page) => {
      const order_id = await orderAsNewCustomer(page)
      const opened = await page.request.post('/api/tickets', { data: { ...ticketFields(), order_id } })
      const { id } = await opened.json()
      await page.goto(`/help/ticket/${id}`)
    }),
    screen(
      'failed',
      'Couldn’t load this ticket. Try again.',
      asCustomerWithAnswers('/help/ticket/1', { call: 'tickets/*', ...failing }),
    ),
  ],
}

/**
 * Asks a question as a visitor.
 * @returns the link to the ticket that was mailed
 */
async function mailedLink(page: Page, dataDir: string, email: string) {
  await page.request.post('/api/tickets/ask', { data: { ...ticketFields(), name: 'Devi Mohan', email } })
  return findLink(dataDir, email, /\/help\//)
}

/**
 * Orders something as a new customer.
 * @returns the id of the unpaid order
 */
async function orderAsNewCustomer(page: Page) {
  await readyToBuy(page)
  const { id } = await orderCart(page)
  return id
}
