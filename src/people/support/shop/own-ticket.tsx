import { callApi } from '#browser/call-api.ts'
import type { ticketEndpoints } from '../contract.ts'
import { type AskedTicket, FollowTicket } from './follow-ticket.tsx'

/** One of a customer's own tickets. */
export const OwnTicket = ({ id, ticket }: { id: string; ticket: AskedTicket }) => (
  <FollowTicket
    ticket={ticket}
    send={(body) =>
      callApi<typeof ticketEndpoints>()('POST /tickets/{id}/messages', { params: { id }, body })
    }
  />
)
