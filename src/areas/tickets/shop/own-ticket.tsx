import { callApi } from '../../../browser/call-api.ts'
import type { Ticket, ticketEndpoints } from '../contract.ts'
import { FollowTicket } from './follow-ticket.tsx'

/** One of a customer's own tickets. */
export const OwnTicket = ({ id, ticket }: { id: string; ticket: Promise<Ticket> }) => (
  <FollowTicket
    ticket={ticket}
    send={(body) =>
      callApi<typeof ticketEndpoints>()('POST /tickets/{id}/messages', { params: { id }, body })
    }
  />
)
