import { useState } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { Ticket } from '../contract.ts'
import * as words from '../words/en.ts'
import { ConfirmAddress } from './confirm-address.tsx'
import { SupportDeadlines } from './support-deadlines.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { TicketMessages } from './ticket-messages.tsx'
import { type SendMessage, TicketReply } from './ticket-reply.tsx'

/** A ticket that is being loaded; null if there is none with that number or link. */
export type TicketOrNull = Promise<Ticket | null>

/** Turns a 404 into null; any other failure still rejects. */
export const nullIfNotFound = (request: Promise<Ticket>): TicketOrNull =>
  defer(
    request.catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }),
  )

type Props = {
  /** Undefined until it is requested. */
  ticket: TicketOrNull | undefined
  send: SendMessage
  /** Confirms the address that the link was mailed to. */
  confirm?: () => Promise<Ticket>
  onRetry?: () => void
}

/** A ticket as its customer sees it: state, deadlines, messages, and a field to reply. */
export const FollowTicket = ({ ticket, onRetry, ...rest }: Props) => (
  <>
    {ticket ? (
      <LoadOrRetry value={ticket} fallback={loading} failed={words.notLoaded} {...(onRetry && { onRetry })}>
        {(initial) =>
          initial ? <FollowedTicket key={initial.id} initial={initial} {...rest} /> : <NoSuchTicket />
        }
      </LoadOrRetry>
    ) : (
      loading
    )}
    <SupportDeadlines />
  </>
)

const loading = <SkeletonLines words={words.loading} count={5} />

const NoSuchTicket = () => (
  <div>
    <h1>{words.noSuchTicket}</h1>
    <p className="mt-5 mb-6 text-lg">{words.howToFindIt}</p>
    <ButtonLink to="/help">{words.help}</ButtonLink>
  </div>
)

type FollowedProps = Pick<Props, 'send' | 'confirm'> & { initial: Ticket }

/** A loaded ticket; if it was opened by a mailed link, the address must be confirmed first. */
function FollowedTicket({ initial, send, confirm }: FollowedProps) {
  const [ticket, setTicket] = useState(initial)
  if (confirm && !ticket.confirmed)
    return <ConfirmAddress number={ticket.number} confirm={confirm} onConfirmed={setTicket} />
  return (
    <>
      <TicketFacts ticket={ticket} />
      {!ticket.confirmed && <p className="rounded-card bg-tint-turmeric p-4">{words.linkMailed}</p>}
      <TicketMessages messages={ticket.messages} />
      <TicketReply
        draftName={`more on ticket ${ticket.id}`}
        send={send}
        isSettled={ticket.state === 'settled'}
        onSent={setTicket}
      />
    </>
  )
}
