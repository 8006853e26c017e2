import { useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { ticketEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'

/** The maximum number of tickets on a page about something else. */
const maxShown = 20

/** A customer's last tickets, newest first. */
export function OwnTickets() {
  const load = () => defer(callApi<typeof ticketEndpoints>()('GET /tickets', { query: { limit: maxShown } }))
  const [tickets, setTickets] = useState(load)
  return (
    <section aria-labelledby="your-tickets">
      <h2 id="your-tickets" className="mb-3 text-xl">
        {words.yourTickets}
      </h2>
      <LoadOrRetry
        value={tickets}
        fallback={<SkeletonLines words={words.loadingTickets} count={2} />}
        failed={words.ticketsNotLoaded}
        onRetry={() => setTickets(load())}
      >
        {(found) =>
          found.length === 0 ? (
            <p className="text-ink-soft">{words.noTickets}</p>
          ) : (
            <ul>
              {found.map(({ id, number, kind, state }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-3">
                  <TextLink to={`/help/ticket/${id}`}>{number}</TextLink>
                  {words.kinds[kind]} · {words.states[state]}
                </li>
              ))}
            </ul>
          )
        }
      </LoadOrRetry>
    </section>
  )
}
