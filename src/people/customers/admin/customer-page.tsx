import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApi, callApiPage } from '#browser/call-api.ts'
import { StandingOrderList } from '#ordering/standing-orders/admin/standing-order-list.tsx'
import { TicketTable } from '#people/support/admin/ticket-table.tsx'
import type { ticketEndpoints } from '#people/support/contract.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { customerEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { BlockCustomer } from './block-customer.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { ForgottenPin } from './send-pin-link.tsx'

/** Everything about one customer, and the actions for them. */
export function CustomerPage({ id }: { id: number }) {
  const { data, failed, loading, reload, change } = useApiQuery(`customer ${id}`, (signal) =>
    callApi<typeof customerEndpoints>()('GET /customers/{id}', { params: { id }, signal }),
  )
  return (
    <div className="grid max-w-4xl gap-8">
      <TextLink to={sectionUrl('users')} className="justify-self-start">
        {words.allCustomers}
      </TextLink>
      {failed && (
        <ErrorState
          sentence={failed.status === 404 ? words.noSuchCustomer : words.notLoaded}
          onRetry={reload}
          busy={loading}
        />
      )}
      {!data && !failed && <SkeletonLines words={words.loading} count={6} />}
      {data && (
        <>
          {data.blocked && (
            <p className="rounded-field bg-tint-danger p-4 wrap-anywhere">
              <strong className="text-danger">
                {words.blockedSince({ when: formatTimestamp(data.blocked.at) })}
              </strong>{' '}
              {data.blocked.reason}
            </p>
          )}
          <CustomerFacts customer={data} />
          <CustomerOrders id={id} />
          <StandingOrderList userId={id} />
          <IfMay right="tickets:read">
            <CustomerTickets id={id} />
          </IfMay>
          <CustomerNotes id={id} />
          <IfMay right="customers:write">
            <ForgottenPin customer={data} />
            <BlockCustomer
              customer={data}
              onChanged={(customer) => change(() => customer)}
              onOutdated={reload}
            />
          </IfMay>
        </>
      )}
    </div>
  )
}

/** A customer's tickets, newest first. */
function CustomerTickets({ id }: { id: number }) {
  const list = usePagedList(`tickets of ${id}`, { size: 10, name: 'tickets-page' }, (page, signal) =>
    callApiPage<typeof ticketEndpoints>()('GET /ticket-desk', { query: { ...page, user_id: id }, signal }),
  )
  return (
    <section aria-labelledby="customer-tickets">
      <h2 id="customer-tickets" className="mb-3 text-xl">
        {words.tickets}
      </h2>
      <PagedList list={list} sentences={ticketSentences} lines={2}>
        {({ items }) => <TicketTable tickets={items} none={words.noTickets} />}
      </PagedList>
    </section>
  )
}

const ticketSentences = {
  failed: words.ticketsNotLoaded,
  loading: words.loadingTickets,
  pages: words.pagesOfTickets,
}
