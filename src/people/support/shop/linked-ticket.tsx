import { useCallback, useEffect, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import type { ticketEndpoints } from '../contract.ts'
import { FollowTicket, nullIfNotFound, type TicketOrNull } from './follow-ticket.tsx'

/**
 * A guest's ticket, by the link in its mail. Loaded by the browser: the page itself reveals nothing, and opening it
 * confirms nothing, because mail programs open links by themselves.
 */
export function LinkedTicket({ linkKey: key }: { linkKey: string }) {
  const [ticket, setTicket] = useState<TicketOrNull>()
  const load = useCallback(
    () =>
      setTicket(
        nullIfNotFound(callApi<typeof ticketEndpoints>()('GET /tickets/by-link/{key}', { params: { key } })),
      ),
    [key],
  )
  useEffect(load, [load])
  return (
    <FollowTicket
      ticket={ticket}
      onRetry={load}
      confirm={() =>
        callApi<typeof ticketEndpoints>()('POST /tickets/by-link/{key}/confirmation', { params: { key } })
      }
      send={(body) =>
        callApi<typeof ticketEndpoints>()('POST /tickets/by-link/{key}/messages', { params: { key }, body })
      }
    />
  )
}
