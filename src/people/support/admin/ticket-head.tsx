import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { OrderNumber } from '#backoffice/ui/admin/formatting/order-number.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { AdminTicket } from '../contract.ts'
import { Deadline } from '../shop/time-left.tsx'
import * as words from '../words/office/en.ts'

/** A ticket's number, customer, subject, and both deadlines. */
export const TicketHead = ({ ticket }: { ticket: AdminTicket }) => (
  <section aria-labelledby="ticket" className="grid gap-4">
    <div>
      <h2 id="ticket" className="text-2xl">
        {ticket.number}
      </h2>
      <p className="font-semibold">{words.states[ticket.state]}</p>
      <p className="text-ink-soft">
        {words.kinds[ticket.kind]}
        {ticket.reason && ` · ${words.reasons[ticket.reason]}`}
        {ticket.order_id !== null && (
          <>
            {' · '}
            {words.order} <OrderNumber id={ticket.order_id} />
          </>
        )}
      </p>
    </div>
    <Asker {...ticket.asker} />
    {!ticket.confirmed && <Unconfirmed />}
    <ul className="grid gap-1">
      <li>{words.openedOn({ when: formatTimestamp(ticket.opened_at) })}</li>
      <Deadline
        reached={
          ticket.acknowledged_at && words.acknowledgedOn({ when: formatTimestamp(ticket.acknowledged_at) })
        }
        by={words.acknowledgeBy({ when: formatTimestamp(ticket.acknowledge_by) })}
        until={ticket.acknowledge_by}
      />
      <Deadline
        reached={ticket.settled_at && words.settledOn({ when: formatTimestamp(ticket.settled_at) })}
        by={words.settleBy({ when: formatTimestamp(ticket.settle_by) })}
        until={ticket.settle_by}
      />
    </ul>
    <ReturnLines lines={ticket.lines} />
  </section>
)

/** The name of the customer or guest with links to write and call. */
const Asker = ({ user_id, name, email, phone }: AdminTicket['asker']) => (
  <p className="flex flex-wrap items-center gap-x-4 wrap-anywhere">
    {user_id === null ? (
      `${name} (${words.stranger})`
    ) : (
      <TextLink to={sectionUrl('users', { customer: String(user_id) })}>{name}</TextLink>
    )}
    <a href={`mailto:${email}`} className={linkStyles}>
      {email}
    </a>
    {phone && (
      <a href={`tel:+91${phone}`} className={linkStyles}>
        {phone}
      </a>
    )}
  </p>
)

/** A notice that the customer's address is not confirmed yet. */
const Unconfirmed = () => (
  <div className="rounded-card bg-tint-turmeric p-4">
    <p className="font-semibold">{words.unconfirmed}</p>
    <p>{words.whatIsHeld}</p>
  </div>
)

const linkStyles = 'inline-flex min-h-11 items-center text-leaf-dark underline underline-offset-4'

const ReturnLines = ({ lines }: Pick<AdminTicket, 'lines'>) =>
  lines.length > 0 && (
    <div>
      <h3 className="mb-1 text-base">{words.toGoBack}</h3>
      <ul className="grid gap-1 wrap-anywhere">
        {lines.map(({ name, size, quantity }) => (
          <li key={`${name} ${size}`}>{words.piece({ quantity, name, size })}</li>
        ))}
      </ul>
    </div>
  )
