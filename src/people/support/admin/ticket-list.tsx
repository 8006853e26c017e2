import { useSectionQuery } from '#backoffice/ui/admin/calls/use-section-query.ts'
import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { SectionSearch } from '#backoffice/ui/admin/lists/section-search.tsx'
import { callApiPage } from '#browser/call-api.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { countLimits } from '#values/count-limits.ts'
import type { ticketEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { TicketTable } from './ticket-table.tsx'

/** Open tickets, the earliest deadline first; or settled ones, newest first; or one by its number. */
export function TicketList() {
  const [query, change] = useSectionQuery()
  const show = query.get('show') === 'settled' ? 'settled' : 'waiting'
  const q = query.get('q') ?? ''
  const list = usePagedList(`tickets ${show} ${q}`, { size: 20 }, (page, signal) =>
    callApiPage<typeof ticketEndpoints>()('GET /ticket-desk', {
      query: { ...page, show, ...(q && { q }) },
      signal,
    }),
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="max-w-2xl text-ink-soft">{words.lead}</p>
      <div className="grid items-end gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <SelectField
          label={words.show}
          value={show}
          onChange={({ currentTarget: { value } }) => change({ show: value === 'settled' ? value : '' })}
        >
          {(['waiting', 'settled'] as const).map((choice) => (
            <option key={choice} value={choice}>
              {words.shown[choice]}
            </option>
          ))}
        </SelectField>
        <SectionSearch label={words.find} />
      </div>
      <PagedList list={list} sentences={sentences} lines={6} countLimit={countLimits.tickets}>
        {({ items }) => <TicketTable tickets={items} none={q ? words.noneFound : words.none[show]} />}
      </PagedList>
    </div>
  )
}

const sentences = {
  failed: words.ticketsNotLoaded,
  loading: words.loadingTickets,
  pages: words.pagesOfTickets,
}
