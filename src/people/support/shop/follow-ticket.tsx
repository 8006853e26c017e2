import { useState } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import { Loaded, later } from '#ui/feedback/loaded.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { Ticket } from '../contract.ts'
import * as words from '../words/en.ts'
import { ConfirmAddress } from './confirm-address.tsx'
import { HowLong } from './how-long.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { TicketMessages } from './ticket-messages.tsx'
import { type Send, WriteMore } from './write-more.tsx'

/** What came of asking for a ticket: null where there is none of that number or link. */
export type AskedTicket = Promise<Ticket | null>

export const askedTicket = (asked: Promise<Ticket>): AskedTicket =>
  later(
    asked.catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }),
  )

type Props = {
  /** Nothing before it was asked for. */
  ticket: AskedTicket | undefined
  send: Send
  /** Confirms the address that the link was mailed to. */
  confirm?: () => Promise<Ticket>
  onRetry?: () => void
}

/** A ticket as who asked follows it: how it stands, by when it is settled, what was written, and a field to write more. */
export const FollowTicket = ({ ticket, onRetry, ...rest }: Props) => (
  <>
    {ticket ? (
      <Loaded value={ticket} loading={loading} failed={words.notLoaded} {...(onRetry && { onRetry })}>
        {(first) => (first ? <Followed key={first.id} first={first} {...rest} /> : <NoSuchTicket />)}
      </Loaded>
    ) : (
      loading
    )}
    <HowLong />
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

type FollowedProps = Pick<Props, 'send' | 'confirm'> & { first: Ticket }

function Followed({ first, send, confirm }: FollowedProps) {
  const [ticket, setTicket] = useState(first)
  if (confirm && !ticket.confirmed)
    return <ConfirmAddress number={ticket.number} confirm={confirm} onConfirmed={setTicket} />
  return (
    <>
      <TicketFacts ticket={ticket} />
      {!ticket.confirmed && <p className="rounded-card bg-tint-turmeric p-4">{words.linkMailed}</p>}
      <TicketMessages messages={ticket.messages} />
      <WriteMore
        draftName={`more on ticket ${ticket.id}`}
        send={send}
        isSettled={ticket.state === 'settled'}
        onSent={setTicket}
      />
    </>
  )
}
