import { callApi } from '#browser/call-api.ts'
import type { ticketEndpoints } from '../contract.ts'
import { FollowTicket, type TicketOrNull } from './follow-ticket.tsx'

export const OwnTicket = ({ id, ticket }: { id: string; ticket: TicketOrNull }) => (
  <FollowTicket
    ticket={ticket}
    send={(body) =>
      callApi<typeof ticketEndpoints>()('POST /tickets/{id}/messages', { params: { id }, body })
    }
  />
)
