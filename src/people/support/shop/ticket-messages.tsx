import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { formatDateTime } from '#values/time/format-date-time.ts'
import { locale } from '#words/page/en.ts'
import type { Ticket } from '../contract.ts'
import * as words from '../words/en.ts'

/** The messages of both sides, oldest first. */
export function TicketMessages({ messages }: Pick<Ticket, 'messages'>) {
  const { name: shop } = useStoreSettings()
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" className="mb-3 text-xl">
        {words.messages}
      </h2>
      <ol className="grid gap-3">
        {messages.map(({ id, from, body, at }) => (
          <li key={id} className={`rounded-card p-4 ${from === 'shop' ? 'bg-tint-leaf' : 'bg-cream-deep'}`}>
            <p className="text-sm text-ink-soft">
              {from === 'shop' ? shop : words.you},{' '}
              <time dateTime={at}>{formatDateTime(locale, new Date(at))}</time>
            </p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{body}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
