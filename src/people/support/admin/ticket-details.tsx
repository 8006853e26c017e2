import { useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApi } from '#browser/call-api.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { AdminTicket, ticketEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { AnswerTicket } from './answer-ticket.tsx'
import { type TicketConflict, ticketConflict, ticketFields } from './ticket-changes.ts'
import { TicketHead } from './ticket-head.tsx'
import { TicketSteps } from './ticket-steps.tsx'

/** One ticket: customer, deadlines, messages, and actions. */
export function TicketDetails({ id }: { id: number }) {
  const { data, failed, loading, reload, change } = useApiQuery(`ticket ${id}`, (signal) =>
    callApi<typeof ticketEndpoints>()('GET /ticket-desk/{id}', { params: { id }, signal }),
  )
  const [conflict, setConflict] = useState<TicketConflict>()
  const show = (ticket: AdminTicket, refused?: string) => {
    setConflict(data && refused !== undefined ? ticketConflict(data, ticket, refused) : undefined)
    change(() => ticket)
  }
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <TextLink to={sectionUrl('tickets')} className="justify-self-start">
        {words.allTickets}
      </TextLink>
      {failed && (
        <ErrorState
          sentence={failed.status === 404 ? words.noSuchTicket : words.notLoaded}
          onRetry={reload}
          busy={loading}
        />
      )}
      {!data && !failed && <SkeletonLines words={words.loading} count={6} />}
      {data && (
        <>
          {conflict && (
            <ConflictNotice
              conflict={conflict}
              fields={ticketFields}
              shown={conflict.values}
              onChoose={() => {}}
            />
          )}
          <TicketHead ticket={data} />
          <TicketSteps ticket={data} onChanged={show} />
          <WrittenMessages messages={data.messages} name={data.asker.name} />
          <AnswerTicket ticket={data} onChanged={show} />
        </>
      )}
    </div>
  )
}

type Props = Pick<AdminTicket, 'messages'> & { /** The customer or guest. */ name: string }

/** The messages of both sides, oldest first, with the name of the administrator. */
const WrittenMessages = ({ messages, name }: Props) => (
  <section aria-labelledby="messages">
    <h2 id="messages" className="mb-3 text-xl">
      {words.messages}
    </h2>
    <ol className="grid gap-3">
      {messages.map(({ id, from, by, body, at }) => (
        <li key={id} className={`rounded-card p-4 ${from === 'shop' ? 'bg-tint-leaf' : 'bg-cream-deep'}`}>
          <p className="text-sm text-ink-soft">
            {words.writtenBy({ name: from === 'shop' ? (by ?? '') : name, when: formatTimestamp(at) })}
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{body}</p>
        </li>
      ))}
    </ol>
  </section>
)
