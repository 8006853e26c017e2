import { notFound, refuse } from '#http/calls/refusal.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { sentences } from '../words/index.ts'
import type { OpenTicketResult } from './open-ticket.ts'

type NotOpened = Extract<OpenTicketResult, { ok: false }>
type Contacts = Pick<StoreSettings, 'phones' | 'email'>

/**
 * The API refusal (status, code and sentence) for a ticket that is not opened, with a message for the field concerned.
 */
export function refuseTicket(problem: NotOpened, { phones: [phone], email }: Contacts) {
  switch (problem.reason) {
    case 'NO_SUCH_ORDER':
      return notFound(sentences.noSuchOrder)
    case 'ORDER_NEEDED':
      return refuse(400, 'INVALID', sentences.returnNeedsOrder, {
        fields: { kind: sentences.returnNeedsOrder },
      })
    case 'REASON_NEEDED':
      return refuse(400, 'INVALID', sentences.chooseReason, { fields: { reason: sentences.chooseReason } })
    case 'LINES_NEEDED':
      return refuse(400, 'INVALID', sentences.chooseProducts, { fields: { lines: sentences.chooseProducts } })
    case 'LINES_WRONG':
      return refuse(400, 'INVALID', sentences.notBought, { fields: { lines: sentences.notBought } })
    case 'TOO_MANY':
      return refuse(429, 'TOO_MANY_TICKETS', sentences.tooManyTickets)
    case 'TOO_MANY_HERE':
      return refuse(429, 'TOO_MANY_TICKETS', sentences.tooManyHere({ phone, email }), {
        retryAfterSeconds: problem.seconds,
      })
    case 'ENTERED_DIFFERENTLY':
      return refuse(409, 'ENTERED_DIFFERENTLY', sentences.enteredDifferently)
  }
}
