import { useSectionQuery } from '#backoffice/ui/admin/calls/use-section-query.ts'
import { formatDayAndYear } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApiPage } from '#browser/call-api.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Table } from '#ui/elements/table.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { countLimits } from '#values/count-limits.ts'
import type { Batch, batchEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { OneBatch } from './batch-details.tsx'

type Shelf = keyof typeof words.shelves
const shelves = Object.keys(words.shelves) as Shelf[]

/** The list of batches, or the batch named in the URL with the orders that got units of it. */
export function Batches() {
  const [query] = useSectionQuery()
  const id = Number(query.get('batch'))
  return id > 0 ? <OneBatch key={id} id={id} /> : <AllBatches />
}

function AllBatches() {
  const [query, change] = useSectionQuery()
  const shelf = shelves.find((one) => one === query.get('shelf')) ?? 'here'
  const list = usePagedList(`batches ${shelf}`, { size: 20, name: 'batches-page' }, (page, signal) =>
    callApiPage<typeof batchEndpoints>()('GET /stock/batches', { query: { ...page, shelf }, signal }),
  )
  return (
    <section aria-labelledby="batches" className="grid gap-4">
      <h2 id="batches" className="text-xl">
        {words.batches}
      </h2>
      <SelectField
        label={words.whichShelf}
        value={shelf}
        onChange={(event) => change({ shelf: event.currentTarget.value })}
      >
        {shelves.map((one) => (
          <option key={one} value={one}>
            {words.shelves[one]}
          </option>
        ))}
      </SelectField>
      <PagedList list={list} sentences={sentences} lines={6} countLimit={countLimits.batches}>
        {({ items }) =>
          items.length === 0 ? <EmptyState sentence={words.none[shelf]} /> : <BatchTable batches={items} />
        }
      </PagedList>
    </section>
  )
}

const sentences = { failed: words.notLoaded, loading: words.loading, pages: words.pages }

const BatchTable = ({ batches }: { batches: Batch[] }) => (
  <Table
    caption={words.batches}
    rows={batches}
    keyOf={({ id }) => id}
    columns={[
      {
        header: words.product,
        cell: ({ name }) => <span className="min-w-0 font-medium wrap-anywhere">{name}</span>,
      },
      { header: words.batch, cell: (batch) => <BatchLink batch={batch} /> },
      { header: words.bestBefore, cell: ({ best_before }) => formatDayAndYear(best_before) },
      { header: words.soldUntil, cell: (batch) => <LastSaleDay batch={batch} /> },
      { header: words.units, numeric: true, cell: ({ left, aside }) => <Units left={left} aside={aside} /> },
    ]}
  />
)

const BatchLink = ({ batch: { id, name, code, packed_on, best_before } }: { batch: Batch }) => (
  <span className="min-w-0 wrap-anywhere">
    <TextLink
      to={sectionUrl('stock', { part: 'batches', batch: String(id) })}
      aria-label={words.openBatchOf({ name, batch: code || formatDayAndYear(best_before) })}
    >
      {code || words.nameless}
    </TextLink>{' '}
    <span className="block text-sm text-ink-soft">
      {words.packedOn({ day: formatDayAndYear(packed_on) })}
    </span>
  </span>
)

/** The last sale date of a batch, with a badge if it is close or past, or if the batch was recalled. */
const LastSaleDay = ({ batch: { sell_until, state } }: { batch: Batch }) => (
  <span className="grid justify-items-start gap-1">
    {formatDayAndYear(sell_until)}
    {state !== 'sold' && (
      <Badge {...(state !== 'ends_soon' && { tone: 'danger' as const })}>{words.states[state]}</Badge>
    )}
  </span>
)

/** Units in stock, and those in quarantine (`aside`). */
const Units = ({ left, aside }: { left: number; aside: number }) => (
  <span>
    {left}
    {aside > 0 && <span className="block text-sm text-ink-soft">{words.onHold({ count: aside })}</span>}
  </span>
)
