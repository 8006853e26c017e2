import { doors } from '#http/calls/doors.ts'
import { answerPage, pagingOf } from '#http/calls/paging.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import type { Parts } from '#parts.ts'
import { networkOf } from '#people/security/server/network-of.ts'
import { ticketNumber } from '#values/ticket.ts'
import type { Language } from '#words/language.ts'
import { ticketEndpoints } from '../contract.ts'
import { said } from '../words/index.ts'
import { said as officeSaid } from '../words/office/index.ts'
import { answerTicket, moveTicket } from './answer-ticket.ts'
import { confirmTicket } from './confirm-ticket.ts'
import { findTicket, type WhichTicket } from './find-ticket.queries.ts'
import { listOwnTickets, listTickets } from './list-tickets.queries.ts'
import { openTicket } from './open-ticket.ts'
import { refuseOpening } from './refuse-opening.ts'
import { isConfirmed, toOfficeTicket, toTicket, toUnconfirmed } from './ticket-view.ts'
import { writeMessage } from './write-message.ts'

const usualPage = 20

export const ticketsApi = (parts: Parts) =>
  doors('tickets', ticketEndpoints, {
    'GET /tickets': async ({ user, query, request, reply }) =>
      answerPage(request, reply, await listOwnTickets(parts.db, user.id, pagingOf(query, usualPage))),

    'POST /tickets': async ({ user, body, language, request }) => {
      const network = networkOf(request.ip)
      const opened = await openTicket(parts, { ...body, asker: { userId: user.id }, language, network })
      if (!opened.ok) return refuseOpening(opened, parts.store())
      const { id } = opened.ticket
      return { id, confirmed: isConfirmed(opened.ticket), ...toldOf(id, language) }
    },

    'GET /tickets/{id}': ({ user, params: { id }, language }) =>
      answerTicketOf(parts, { id, userId: user.id }, language),

    'POST /tickets/{id}/messages': async ({ user, params: { id }, body, language }) => {
      const which = { id, userId: user.id }
      await writeMessage(parts, which, body)
      return answerTicketOf(parts, which, language)
    },

    'POST /tickets/ask': async ({ body: { name, email, phone, ...asked }, language, request }) => {
      const from = { asker: { name, email, phone }, network: networkOf(request.ip) }
      const opened = await openTicket(parts, { ...asked, ...from, language })
      return opened.ok ? toldOf(opened.ticket.id, language) : refuseOpening(opened, parts.store())
    },

    'GET /tickets/by-link/{key}': ({ params, language }) => answerTicketOf(parts, params, language),

    'POST /tickets/by-link/{key}/confirmation': async ({ params, language }) => {
      await confirmTicket(parts, params.key)
      return answerTicketOf(parts, params, language)
    },

    'POST /tickets/by-link/{key}/messages': async ({ params, body, language }) => {
      const written = await writeMessage(parts, params, body)
      if (!written.ok && written.reason === 'TO_CONFIRM') return refuse(409, 'TO_CONFIRM', said.confirmFirst)
      return answerTicketOf(parts, params, language)
    },

    'GET /ticket-desk': async ({ query, request, reply }) =>
      answerPage(request, reply, await listTickets(parts.db, { ...query, ...pagingOf(query, usualPage) })),

    'GET /ticket-desk/{id}': ({ params: { id }, language }) => answerOffice(parts, id, language),

    'POST /ticket-desk/{id}/answers': async ({ user, params: { id }, body, language }) =>
      answerChanged(parts, id, await answerTicket(parts, { id, by: user, ...body }), language),

    'PUT /ticket-desk/{id}/state': async ({ user, params: { id }, body, language }) =>
      answerChanged(parts, id, await moveTicket(parts, { id, by: user, ...body }), language),
  })

function toldOf(id: number, language: Language) {
  const number = ticketNumber(id)
  return { number, message: said.opened({ number }).in(language) }
}

async function answerTicketOf({ db }: Parts, which: WhichTicket, language: Language) {
  const row = await findTicket(db, which)
  if (!row) return noSuchTicket()
  const mayRead = !('key' in which) || isConfirmed(row)
  return mayRead ? toTicket(db, row, language) : toUnconfirmed(row)
}

async function answerOffice({ db }: Parts, id: number, language: Language) {
  const row = await findTicket(db, { id, anybodys: true })
  return row ? toOfficeTicket(db, row, language) : noSuchTicket()
}

type Changed = Awaited<ReturnType<typeof moveTicket>>

/** Who comes second is told, with what stands there now. */
async function answerChanged(parts: Parts, id: number, changed: Changed, language: Language) {
  if (changed.ok || changed.reason === 'NO_SUCH_TICKET') return answerOffice(parts, id, language)
  const current = await answerOffice(parts, id, language)
  return refuse(409, 'TICKET_CHANGED', officeSaid.ticketChanged, { more: { current } })
}

const noSuchTicket = () => notFound(said.noSuchTicket)
