import { notFound, refuse } from '#http/calls/refusal.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { said } from '../words/index.ts'
import type { OpenTicket } from './open-ticket.ts'

type NotOpened = Extract<OpenTicket, { ok: false }>
type Contacts = Pick<StoreFacts, 'phones' | 'email'>

/** Why a ticket is not opened, beside the field that it is about. */
export function refuseOpening(problem: NotOpened, { phones: [phone], email }: Contacts) {
  switch (problem.reason) {
    case 'NO_SUCH_ORDER':
      return notFound(said.noSuchOrder)
    case 'ORDER_NEEDED':
      return refuse(400, 'INVALID', said.returnNeedsOrder, { fields: { kind: said.returnNeedsOrder } })
    case 'REASON_NEEDED':
      return refuse(400, 'INVALID', said.chooseReason, { fields: { reason: said.chooseReason } })
    case 'LINES_NEEDED':
      return refuse(400, 'INVALID', said.chooseProducts, { fields: { lines: said.chooseProducts } })
    case 'LINES_WRONG':
      return refuse(400, 'INVALID', said.notBought, { fields: { lines: said.notBought } })
    case 'TOO_MANY':
      return refuse(429, 'TOO_MANY_TICKETS', said.tooManyTickets)
    case 'TOO_MANY_HERE':
      return refuse(429, 'TOO_MANY_TICKETS', said.tooManyHere({ phone, email }), {
        retryAfterSeconds: problem.seconds,
      })
    case 'ENTERED_DIFFERENTLY':
      return refuse(409, 'ENTERED_DIFFERENTLY', said.enteredDifferently)
  }
}
