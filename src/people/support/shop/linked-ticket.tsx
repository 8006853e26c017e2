import { useCallback, useEffect, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import type { ticketEndpoints } from '../contract.ts'
import { type AskedTicket, askedTicket, FollowTicket } from './follow-ticket.tsx'

/**
 * A stranger's ticket, by the link of its mail. The browser asks for it: the page itself tells nobody anything, and to open it
 * confirms nothing, because mail programs open links by themselves.
 */
export function LinkedTicket({ linkKey: key }: { linkKey: string }) {
  const [ticket, setTicket] = useState<AskedTicket>()
  const ask = useCallback(
    () =>
      setTicket(
        askedTicket(callApi<typeof ticketEndpoints>()('GET /tickets/by-link/{key}', { params: { key } })),
      ),
    [key],
  )
  useEffect(ask, [ask])
  return (
    <FollowTicket
      ticket={ticket}
      onRetry={ask}
      confirm={() =>
        callApi<typeof ticketEndpoints>()('POST /tickets/by-link/{key}/confirmation', { params: { key } })
      }
      send={(body) =>
        callApi<typeof ticketEndpoints>()('POST /tickets/by-link/{key}/messages', { params: { key }, body })
      }
    />
  )
}
