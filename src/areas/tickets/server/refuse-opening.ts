import { notFound, refuse } from '../../../http/calls/refusal.ts'
import { said } from '../words/index.ts'
import type { OpenTicket } from './open-ticket.ts'

type Reason = Extract<OpenTicket, { ok: false }>['reason']

/** Why a ticket is not opened, beside the field that it is about. */
export function refuseOpening(reason: Reason) {
  switch (reason) {
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
    case 'ENTERED_DIFFERENTLY':
      return refuse(409, 'ENTERED_DIFFERENTLY', said.enteredDifferently)
  }
}
