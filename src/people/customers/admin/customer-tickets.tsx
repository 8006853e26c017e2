import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { callApiPage } from '#browser/call-api.ts'
import { TicketTable } from '#people/support/admin/ticket-table.tsx'
import type { ticketEndpoints } from '#people/support/contract.ts'
import * as words from '../words/office/en.ts'

/** A customer's tickets, newest first. */
export function CustomerTickets({ id }: { id: number }) {
  const list = usePagedList(`tickets of ${id}`, { size: 10, name: 'tickets-page' }, (page, signal) =>
    callApiPage<typeof ticketEndpoints>()('GET /ticket-desk', { query: { ...page, user_id: id }, signal }),
  )
  return (
    <section aria-labelledby="customer-tickets">
      <h2 id="customer-tickets" className="mb-3 text-xl">
        {words.tickets}
      </h2>
      <PagedList list={list} sentences={sentences} lines={2}>
        {({ items }) => <TicketTable tickets={items} none={words.noTickets} />}
      </PagedList>
    </section>
  )
}

const sentences = {
  failed: words.ticketsNotLoaded,
  loading: words.loadingTickets,
  pages: words.pagesOfTickets,
}
