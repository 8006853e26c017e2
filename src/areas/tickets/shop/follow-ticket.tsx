import { useState } from 'react'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import type { Ticket } from '../contract.ts'
import * as words from '../words/en.ts'
import { HowLong } from './how-long.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { TicketMessages } from './ticket-messages.tsx'
import { type Send, WriteMore } from './write-more.tsx'

type Props = {
  /** Nothing before it was asked for. */
  ticket: Promise<Ticket> | undefined
  send: Send
  onRetry?: () => void
}

/** A ticket as who asked follows it: how it stands, by when it is settled, what was written, and a field to write more. */
export const FollowTicket = ({ ticket, send, onRetry }: Props) => (
  <>
    {ticket ? (
      <Loaded value={ticket} loading={loading} failed={words.notLoaded} {...(onRetry && { onRetry })}>
        {(first) => <Followed key={first.id} first={first} send={send} />}
      </Loaded>
    ) : (
      loading
    )}
    <HowLong />
  </>
)

const loading = <SkeletonLines words={words.loading} count={5} />

function Followed({ first, send }: { first: Ticket; send: Send }) {
  const [ticket, setTicket] = useState(first)
  return (
    <>
      <TicketFacts ticket={ticket} />
      <TicketMessages messages={ticket.messages} />
      <WriteMore send={send} isSettled={ticket.state === 'settled'} onSent={setTicket} />
    </>
  )
}
