import { useSectionQuery } from '#backoffice/ui/admin/calls/use-section-query.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { OrderNumber } from '#backoffice/ui/admin/formatting/order-number.tsx'
import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { callApiPage } from '#browser/call-api.ts'
import { useSearchParams } from '#browser/router/hooks.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Table } from '#ui/elements/table.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { countLimits } from '#values/count-limits.ts'
import type { AdminMail, notificationEndpoints } from '../contract.ts'
import * as words from '../words/office/section/en.ts'

/** All mails of the shop and their status, newest first. */
export function SentMails() {
  const [query] = useSearchParams()
  const waiting = query.get('waiting') === 'yes' ? ('yes' as const) : undefined
  const list = usePagedList(`mails:${waiting}`, { size: 20 }, (page, signal) =>
    callApiPage<typeof notificationEndpoints>()('GET /mails', {
      query: { ...page, ...(waiting && { waiting }) },
      signal,
    }),
  )
  return (
    <>
      <MailFilter waiting={waiting} />
      <PagedList list={list} sentences={sentences} lines={6} countLimit={countLimits.mails}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState sentence={waiting ? words.nothingWaits : words.nothingSent} />
          ) : (
            <Mails mails={items} />
          )
        }
      </PagedList>
    </>
  )
}

const sentences = { failed: words.mailsNotLoaded, loading: words.loading, pages: words.pagesOfMails }

/** Chooses between all mails and the unsent ones, in the URL. */
function MailFilter({ waiting }: { waiting: 'yes' | undefined }) {
  const [, change] = useSectionQuery()
  return (
    <div className="mb-6 max-w-xs">
      <SelectField
        label={words.shown}
        value={waiting ?? ''}
        onChange={(event) => change({ waiting: event.currentTarget.value })}
      >
        <option value="">{words.allMails}</option>
        <option value="yes">{words.notSentYet}</option>
      </SelectField>
    </div>
  )
}

const Mails = ({ mails }: { mails: AdminMail[] }) => (
  <Table
    caption={words.parts.sent}
    rows={mails}
    keyOf={({ id }) => id}
    columns={[
      { header: words.mail, cell: (mail) => <MailSubject mail={mail} /> },
      { header: words.to, cell: ({ to }) => <span className="min-w-0 wrap-anywhere">{to}</span> },
      { header: words.how, cell: (mail) => <MailState mail={mail} /> },
      {
        header: words.at,
        cell: ({ at, sent_at }) => (
          <time dateTime={sent_at ?? at} className="whitespace-nowrap">
            {formatTimestamp(sent_at ?? at)}
          </time>
        ),
      },
    ]}
  />
)

const MailSubject = ({ mail: { kind, subject, order_id } }: { mail: AdminMail }) => (
  <span className="min-w-0 wrap-anywhere">
    <span className="font-medium">{words.kinds[kind] ?? kind}</span>{' '}
    {order_id && <OrderNumber id={order_id} />}
    {subject && <span className="block text-sm text-ink-soft">{subject}</span>}
  </span>
)

const tones = { queued: 'attention', refused: 'danger', sent: 'success' } as const

const MailState = ({ mail: { kind, state, tries, error, next_at } }: { mail: AdminMail }) => (
  <span className="min-w-0">
    <Badge tone={tones[state]}>{words.states[state]}</Badge>
    {next_at && (
      <span className="block text-sm text-ink-soft">
        {words.nextTry({ tries, at: formatTimestamp(next_at) })}
      </span>
    )}
    {state === 'queued' && !next_at && kind.startsWith('ticket-') && (
      <span className="block text-sm text-ink-soft">{words.addressUnconfirmed}</span>
    )}
    {error && <span className="block text-sm wrap-anywhere text-danger">{error}</span>}
  </span>
)
