import { pageRequestOf, setPageHeaders } from '#http/calls/paging.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { networkOf } from '#people/security/server/network-of.ts'
import type { Language } from '#words/language.ts'
import { ticketEndpoints } from '../contract.ts'
import { ticketNumber } from '../rules/ticket.ts'
import { officeSentences, sentences } from '../words/index.ts'
import { answerTicket, moveTicket } from './answer-ticket.ts'
import { confirmTicket } from './confirm-ticket.ts'
import { findTicket, type TicketSelector } from './find-ticket.queries.ts'
import { listOwnTickets, listTickets } from './list-tickets.queries.ts'
import { openTicket } from './open-ticket.ts'
import { refuseTicket } from './refuse-ticket.ts'
import { isConfirmed, toAdminTicket, toTicket, toUnconfirmedTicket } from './ticket-view.ts'
import { writeMessage } from './write-message.ts'

const defaultPageSize = 20

export const ticketsApi = (parts: Parts) =>
  createRoutes('tickets', ticketEndpoints, {
    'GET /tickets': async ({ user, query, request, reply }) =>
      setPageHeaders(
        request,
        reply,
        await listOwnTickets(parts.db, user.id, pageRequestOf(query, defaultPageSize)),
      ),

    'POST /tickets': async ({ user, body, language, request }) => {
      const network = networkOf(request.ip)
      const opened = await openTicket(parts, { ...body, asker: { userId: user.id }, language, network })
      if (!opened.ok) return refuseTicket(opened, parts.store())
      const { id } = opened.ticket
      return { id, confirmed: isConfirmed(opened.ticket), ...openedAnswer(id, language) }
    },

    'GET /tickets/{id}': ({ user, params: { id }, language }) =>
      answerCustomerTicket(parts, { id, userId: user.id }, language),

    'POST /tickets/{id}/messages': async ({ user, params: { id }, body, language }) => {
      const selector = { id, userId: user.id }
      await writeMessage(parts, selector, body)
      return answerCustomerTicket(parts, selector, language)
    },

    'POST /tickets/ask': async ({ body: { name, email, phone, ...input }, language, request }) => {
      const from = { asker: { name, email, phone }, network: networkOf(request.ip) }
      const opened = await openTicket(parts, { ...input, ...from, language })
      return opened.ok ? openedAnswer(opened.ticket.id, language) : refuseTicket(opened, parts.store())
    },

    'GET /tickets/by-link/{key}': ({ params, language }) => answerCustomerTicket(parts, params, language),

    'POST /tickets/by-link/{key}/confirmation': async ({ params, language }) => {
      await confirmTicket(parts, params.key)
      return answerCustomerTicket(parts, params, language)
    },

    'POST /tickets/by-link/{key}/messages': async ({ params, body, language }) => {
      const written = await writeMessage(parts, params, body)
      if (!written.ok && written.reason === 'TO_CONFIRM')
        return refuse(409, 'TO_CONFIRM', sentences.confirmFirst)
      return answerCustomerTicket(parts, params, language)
    },

    'GET /ticket-desk': async ({ query, request, reply }) =>
      setPageHeaders(
        request,
        reply,
        await listTickets(parts.db, { ...query, ...pageRequestOf(query, defaultPageSize) }),
      ),

    'GET /ticket-desk/{id}': ({ params: { id }, language }) => answerAdminTicket(parts, id, language),

    'POST /ticket-desk/{id}/answers': async ({ user, params: { id }, body, language }) =>
      answerChanged(parts, id, await answerTicket(parts, { id, by: user, ...body }), language),

    'PUT /ticket-desk/{id}/state': async ({ user, params: { id }, body, language }) =>
      answerChanged(parts, id, await moveTicket(parts, { id, by: user, ...body }), language),
  })

/** The answer to the person who opened a ticket: its number, and a message with it. */
function openedAnswer(id: number, language: Language) {
  const number = ticketNumber(id)
  return { number, message: sentences.opened({ number }).in(language) }
}

/** The ticket as its customer sees it, or a refusal if there is none; unconfirmed, a link shows no messages. */
async function answerCustomerTicket({ db }: Parts, selector: TicketSelector, language: Language) {
  const row = await findTicket(db, selector)
  if (!row) return noSuchTicket()
  const mayRead = !('key' in selector) || isConfirmed(row)
  return mayRead ? toTicket(db, row, language) : toUnconfirmedTicket(row)
}

/** The ticket for the back office, or a refusal if there is none. */
async function answerAdminTicket({ db }: Parts, id: number, language: Language) {
  const row = await findTicket(db, { id, ofAnyone: true })
  return row ? toAdminTicket(db, row, language) : noSuchTicket()
}

type Changed = Awaited<ReturnType<typeof moveTicket>>

/**
 * The ticket after an action of the back office. On a conflict (optimistic lock) a refusal that contains the ticket's
 * current state.
 */
async function answerChanged(parts: Parts, id: number, changed: Changed, language: Language) {
  if (changed.ok || changed.reason === 'NO_SUCH_TICKET') return answerAdminTicket(parts, id, language)
  const current = await answerAdminTicket(parts, id, language)
  return refuse(409, 'TICKET_CHANGED', officeSentences.ticketChanged, { more: { current } })
}

/** The API refusal (404) for an unknown ticket. */
const noSuchTicket = () => notFound(sentences.noSuchTicket)
