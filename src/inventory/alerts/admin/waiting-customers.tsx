import { useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { callApi } from '#browser/call-api.ts'
import { Table } from '#ui/elements/table.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { alertEndpoints, WaitingForVariant } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Sort = keyof typeof words.sorts
/** What to produce next fits on a screen. */
const most = 50

/** How many people wait for each size: what to produce first. */
export function WaitingCustomers() {
  const [sort, setSort] = useState<Sort>('people')
  const { data, failed, loading, reload } = useApiQuery(`waiting ${sort}`, (signal) =>
    callApi<typeof alertEndpoints>()('GET /stock/waiting', { query: { sort, limit: most }, signal }),
  )
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-2 text-xl">
        {words.heading}
      </h2>
      <p className="mb-4 text-ink-soft">{words.lead}</p>
      {failed && !data && <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />}
      {!failed && !data && <SkeletonLines words={words.loading} count={3} />}
      {data?.length === 0 && <p>{words.nobody}</p>}
      {data && data.length > 0 && (
        <div className="grid gap-4">
          <div className="max-w-60">
            <SelectField
              label={words.sortBy}
              value={sort}
              onChange={({ currentTarget }) => setSort(currentTarget.value as Sort)}
            >
              {Object.entries(words.sorts).map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </SelectField>
          </div>
          <WaitingTable rows={data} />
        </div>
      )}
    </section>
  )
}

const WaitingTable = ({ rows }: { rows: WaitingForVariant[] }) => (
  <Table
    caption={words.heading}
    rows={rows}
    keyOf={({ pack_id }) => pack_id}
    columns={[
      {
        header: words.product,
        cell: ({ name, on_sale }) => (
          <span className="min-w-0 font-medium wrap-anywhere">
            {name} {!on_sale && <span className="text-sm text-ink-soft">{words.notOnSale}</span>}
          </span>
        ),
      },
      { header: words.people, numeric: true, cell: ({ waiting }) => waiting },
      { header: words.since, cell: ({ since }) => formatTimestamp(since) },
      { header: words.stock, numeric: true, cell: ({ stock }) => stock },
    ]}
  />
)
