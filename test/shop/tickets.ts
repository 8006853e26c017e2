import type { createShopWithPeople } from './orders.ts'
import { sendMails } from './send-mails.ts'
import type { TestShop } from './shop.ts'

let forms = 0
/** A new idempotency key for a form about tickets. */
export const newTicketFormKey = () => {
  forms += 1
  return `form-of-a-ticket-${forms}`
}
export const complaint = 'The muesli came open.'

type Asker = Awaited<ReturnType<typeof createShopWithPeople>>['anitha']
/**
 * Opens a ticket from an account.
 * @returns the body of the response
 */
export const submitTicket = async (who: Asker, more: object = {}) =>
  (
    await who.post('/api/tickets', {
      form_key: newTicketFormKey(),
      kind: 'complaint',
      body: complaint,
      ...more,
    })
  ).json()

/**
 * Opens a ticket without an account.
 * @returns the response
 */
export const openTicketAsVisitor = (shop: TestShop, more: object = {}) =>
  shop.visitor().post('/api/tickets/ask', {
    form_key: newTicketFormKey(),
    kind: 'question',
    name: 'Devi',
    email: 'devi@example.com',
    body: 'Is there gluten in it?',
    ...more,
  })

/** The merchant's actions on a ticket. */
export const ticketActionsOf = (admin: Asker, id: number) => ({
  read: async () => (await admin.get(`/api/ticket-desk/${id}`)).json(),
  answer: (version: number, words = 'We are sorry.', form_key = newTicketFormKey()) =>
    admin.post(`/api/ticket-desk/${id}/answers`, { form_key, body: words, version }),
  move: (step: string, version: number) => admin.put(`/api/ticket-desk/${id}/state`, { step, version }),
})

/**
 * Sends the due mails.
 * @returns all mails so far to anyone but the merchant, as `[to, subject]`
 */
export async function mailedToOthers(shop: TestShop) {
  await sendMails(shop)
  return shop.mails.filter(({ to }) => to !== shop.store().email).map(({ to, subject }) => [to, subject])
}

/** The key in a ticket link of a mail; without a link, a key that opens no ticket. */
export const linkKeyIn = (text = '') => /\/help\/([\w-]{40,})/.exec(text)?.[1] ?? ''
