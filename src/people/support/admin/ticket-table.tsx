import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { OrderNumber } from '#backoffice/ui/admin/formatting/order-number.tsx'
import { ticketUrl } from '#backoffice/ui/admin/section-url.ts'
import { Table } from '#ui/elements/table.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { AdminListedTicket } from '../contract.ts'
import { TimeLeft } from '../shop/time-left.tsx'
import * as words from '../words/office/en.ts'

/** Tickets with a countdown to the next deadline. */
export const TicketTable = ({ tickets, none }: { tickets: AdminListedTicket[]; none: string }) =>
  tickets.length === 0 ? (
    <p className="text-ink-soft">{none}</p>
  ) : (
    <Table
      caption={words.tickets}
      rows={tickets}
      keyOf={({ id }) => id}
      columns={[
        {
          header: words.ticket,
          cell: ({ id, number }) => <TextLink to={ticketUrl(id)}>{number}</TextLink>,
        },
        { header: words.from, cell: ({ asker }) => <span className="wrap-anywhere">{asker.name}</span> },
        { header: words.about, cell: ({ kind }) => words.kinds[kind] },
        {
          header: words.order,
          cell: ({ order_id }) => (order_id === null ? '–' : <OrderNumber id={order_id} />),
        },
        { header: words.state, cell: ({ state }) => words.states[state] },
        { header: words.deadline, cell: (ticket) => <NextDeadlines {...ticket} /> },
      ]}
    />
  )

/** Both deadlines while both are open, then the second, then when it was settled. */
const NextDeadlines = ({ state, acknowledge_by, settle_by, settled_at }: AdminListedTicket) => (
  <span className="grid">
    {state === 'open' && (
      <span>
        {words.steps.acknowledge}: <TimeLeft until={acknowledge_by} />
      </span>
    )}
    {state !== 'settled' && (
      <span>
        {words.steps.settle}: <TimeLeft until={settle_by} />
      </span>
    )}
    {settled_at && words.settledOn({ when: formatTimestamp(settled_at) })}
  </span>
)
