import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../../../browser/call-api.ts'
import type { ticketEndpoints } from '../contract.ts'
import { type AskedTicket, askedTicket, FollowTicket } from './follow-ticket.tsx'

/** A stranger's ticket, by the link of its mail. The browser asks for it: the page itself tells nobody anything. */
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
      send={(body) =>
        callApi<typeof ticketEndpoints>()('POST /tickets/by-link/{key}/messages', { params: { key }, body })
      }
    />
  )
}
