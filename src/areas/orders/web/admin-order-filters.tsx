import Download from 'lucide-react/icons/download'
import { useSearchParams } from 'react-router'
import { Tabs } from '../../../ui/tabs.tsx'
import { SectionSearch } from '../../backoffice/web/section-search.tsx'
import { statusNames, type useOrderFilter } from './admin-use-order-query.ts'

type Filter = ReturnType<typeof useOrderFilter>
/** `total` is how many there are under the filter, once it is known. */
type Props = { filter: Filter; total: number | undefined }

/** What narrows the list of orders, how many that leaves, and the same orders as a file. */
export function OrderFilters({ filter, total }: Props) {
  return (
    <div className="mb-6 grid gap-4">
      <StatusTabs current={filter.status} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SectionSearch label="Name, phone or order number" />
        <p role="status" className="text-sm text-ink-soft">
          {total !== undefined && countOf(total, filter.q)}
        </p>
        {total !== undefined && total > 0 && <ExportLink filter={filter} />}
      </div>
    </div>
  )
}

function StatusTabs({ current }: { current: Filter['status'] }) {
  const [query] = useSearchParams()
  const linkTo = (status: string) => {
    const next = new URLSearchParams(query)
    for (const name of ['page', 'open', 'status']) next.delete(name)
    if (status !== '') next.set('status', status)
    return `?${next}`
  }
  const statuses = Object.entries(statusNames).map(([status, label]) => ({
    to: linkTo(status),
    label,
    current: status === current,
  }))
  const all = { to: linkTo(''), label: 'All', current: current === undefined }
  return <Tabs label="Orders by status" tabs={[all, ...statuses]} />
}

/** A plain link: the browser writes the file while it arrives, however long the list is. */
function ExportLink({ filter: { status, q } }: { filter: Filter }) {
  const query = new URLSearchParams({ ...(status && { status }), ...(q && { q }) })
  return (
    <a
      href={`/api/orders/export.csv?${query}`}
      download
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-paper px-4 font-medium hover:bg-tint-leaf"
    >
      <Download className="size-4" /> Export as CSV
    </a>
  )
}

/** The server counts what is searched for up to here. */
const mostCounted = 1000

function countOf(total: number, q: string | undefined) {
  const count = total.toLocaleString('en-IN')
  if (q && total >= mostCounted) return `${count} orders or more`
  return total === 1 ? '1 order' : `${count} orders`
}
