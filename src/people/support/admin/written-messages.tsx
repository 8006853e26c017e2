import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import type { AdminTicket } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Props = Pick<AdminTicket, 'messages'> & { /** The customer or guest. */ name: string }

/** The messages of both sides, oldest first, with the name of the administrator. */
export const WrittenMessages = ({ messages, name }: Props) => (
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
