import { useEffect, useRef } from 'react'
import { TextLink } from '#ui/elements/text-link.tsx'
import * as words from '../words/en.ts'
import type { OpenedTicket } from './open-ticket.ts'

/** The number of a ticket that was just opened; replaces the form. */
export function TicketOpened({ opened: { number, id, confirmed } }: { opened: OpenedTicket }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="rounded-card bg-tint-success p-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {words.yourNumber({ number })}
      </h2>
      <p className="mt-2">{confirmed ? words.numberMailed : words.linkMailed}</p>
      {id !== undefined && <TextLink to={`/help/ticket/${id}`}>{words.followIt}</TextLink>}
    </div>
  )
}
