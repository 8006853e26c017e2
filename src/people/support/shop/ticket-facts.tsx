import { formatDateTime } from '#values/time/format-date-time.ts'
import { packSize } from '#values/words/en.ts'
import { locale } from '#words/page/en.ts'
import type { Ticket } from '../contract.ts'
import * as words from '../words/en.ts'
import { Deadline } from './time-left.tsx'

/** What a ticket is about, its state, and a countdown to both deadlines. */
export const TicketFacts = ({ ticket }: { ticket: Ticket }) => (
  <div>
    <h1>{words.ticket(ticket)}</h1>
    <p className="mt-3 text-lg font-semibold">{words.states[ticket.state]}</p>
    <p className="text-ink-soft">
      {[words.kinds[ticket.kind], ticket.reason && words.reasons[ticket.reason]].filter(Boolean).join(' · ')}
      {ticket.order_id !== null && ` · ${words.ofOrder({ id: ticket.order_id })}`}
    </p>
    <ul className="mt-4 grid gap-1">
      <li>{words.openedOn({ when: formatMoment(ticket.opened_at) })}</li>
      <Deadline
        reached={
          ticket.acknowledged_at && words.acknowledgedOn({ when: formatMoment(ticket.acknowledged_at) })
        }
        by={words.acknowledgedBy({ when: formatMoment(ticket.acknowledge_by) })}
        until={ticket.acknowledge_by}
      />
      <Deadline
        reached={ticket.settled_at && words.settledOn({ when: formatMoment(ticket.settled_at) })}
        by={words.settledBy({ when: formatMoment(ticket.settle_by) })}
        until={ticket.settle_by}
      />
    </ul>
    <ReturnLines lines={ticket.lines} />
  </div>
)

const formatMoment = (moment: string) => formatDateTime(locale, new Date(moment))

const ReturnLines = ({ lines }: Pick<Ticket, 'lines'>) =>
  lines.length > 0 && (
    <section className="mt-5">
      <h2 className="mb-2 text-base!">{words.toGoBack}</h2>
      <ul className="grid gap-1 wrap-anywhere">
        {lines.map(({ name, size, quantity }) => (
          <li key={`${name} ${size}`}>{words.piece({ quantity, name, size: packSize({ label: size }) })}</li>
        ))}
      </ul>
    </section>
  )
