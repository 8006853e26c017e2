import type { createShopWithPeople } from './orders.ts'
import { sendMails } from './send-mails.ts'
import type { TestShop } from './shop.ts'

let forms = 0
/** The key of a form that was never sent before. */
export const ticketForm = () => {
  forms += 1
  return `form-of-a-ticket-${forms}`
}
export const complaint = 'The muesli came open.'

type Asker = Awaited<ReturnType<typeof createShopWithPeople>>['anitha']
/** Opens a ticket from an account. @returns what the shop answers */
export const complain = async (who: Asker, more: object = {}) =>
  (
    await who.post('/api/tickets', { form_key: ticketForm(), kind: 'complaint', body: complaint, ...more })
  ).json()

/** Opens a ticket without an account. */
export const askAsStranger = (shop: TestShop, more: object = {}) =>
  shop.visitor().post('/api/tickets/ask', {
    form_key: ticketForm(),
    kind: 'question',
    name: 'Devi',
    email: 'devi@example.com',
    body: 'Is there gluten in it?',
    ...more,
  })

/** What the merchant sees of a ticket, and does with it. */
export const deskOf = (admin: Asker, id: number) => ({
  read: async () => (await admin.get(`/api/ticket-desk/${id}`)).json(),
  answer: (version: number, words = 'We are sorry.', form_key = ticketForm()) =>
    admin.post(`/api/ticket-desk/${id}/answers`, { form_key, body: words, version }),
  move: (step: string, version: number) => admin.put(`/api/ticket-desk/${id}/state`, { step, version }),
})

/** What has been mailed to others than the merchant, as `[to, subject]`. */
export async function mailedToOthers(shop: TestShop) {
  await sendMails(shop)
  return shop.mails.filter(({ to }) => to !== shop.store().email).map(({ to, subject }) => [to, subject])
}

/** The key of a ticket's link in a mail; without one, nothing that opens a ticket. */
export const linkKeyIn = (text = '') => /\/help\/([\w-]{40,})/.exec(text)?.[1] ?? ''
