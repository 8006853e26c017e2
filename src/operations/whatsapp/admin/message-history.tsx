import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { OrderNumber } from '#backoffice/ui/admin/formatting/order-number.tsx'
import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { callApiPage } from '#browser/call-api.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Table } from '#ui/elements/table.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { countLimits } from '#values/count-limits.ts'
import type { AdminMessage, whatsappEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** The WhatsApp messages and their status, newest first. */
export function MessageHistory() {
  const list = usePagedList('whatsapp-messages', { size: 20 }, (page, signal) =>
    callApiPage<typeof whatsappEndpoints>()('GET /whatsapp/messages', { query: page, signal }),
  )
  return (
    <PagedList list={list} sentences={sentences} lines={6} countLimit={countLimits.mails}>
      {({ items }) =>
        items.length === 0 ? <EmptyState sentence={words.noMessages} /> : <Messages messages={items} />
      }
    </PagedList>
  )
}

const sentences = {
  failed: words.messagesNotLoaded,
  loading: words.loading,
  pages: words.pagesOfMessages,
}

const Messages = ({ messages }: { messages: AdminMessage[] }) => (
  <Table
    caption={words.messagesTitle}
    rows={messages}
    keyOf={({ id }) => id}
    columns={[
      {
        header: words.message,
        cell: ({ kind, order_id }) => (
          <span className="min-w-0 wrap-anywhere">
            <span className="font-medium">{words.kinds[kind]}</span> <OrderNumber id={order_id} />
          </span>
        ),
      },
      { header: words.to, cell: ({ to }) => <span className="whitespace-nowrap">{to}</span> },
      { header: words.status, cell: (message) => <MessageStatus message={message} /> },
      {
        header: words.at,
        cell: ({ at, settled_at }) => (
          <time dateTime={settled_at ?? at} className="whitespace-nowrap">
            {formatTimestamp(settled_at ?? at)}
          </time>
        ),
      },
    ]}
  />
)

const tones = {
  waiting: 'attention',
  sending: 'attention',
  unsure: 'attention',
  accepted: 'success',
  sent: 'success',
  delivered: 'success',
  read: 'success',
  failed: 'danger',
  not_sent: 'attention',
} as const

function MessageStatus({ message: { state, reason, error, tries, next_at } }: { message: AdminMessage }) {
  return (
    <span className="min-w-0">
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
      {next_at && (
        <span className="block text-sm text-ink-soft">
          {words.nextTry({ tries, at: formatTimestamp(next_at) })}
        </span>
      )}
      {state === 'unsure' && <span className="block text-sm text-ink-soft">{words.unsureHint}</span>}
      {reason && <span className="block text-sm text-ink-soft">{words.reasons[reason]}</span>}
      {error && <span className="block text-sm wrap-anywhere text-danger">{error}</span>}
    </span>
  )
}
