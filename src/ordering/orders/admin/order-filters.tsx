import { useSectionQuery } from '#backoffice/ui/admin/calls/use-section-query.ts'
import { formatCount } from '#backoffice/ui/admin/formatting/format-count.ts'
import { ExportLink } from '#backoffice/ui/admin/lists/export-link.tsx'
import { SectionSearch } from '#backoffice/ui/admin/lists/section-search.tsx'
import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { useSearchParams } from '#browser/router/hooks.ts'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import type { Order } from '../contract.ts'
import { orderStatus } from '../rules/order-state.ts'
import * as words from '../words/office/en.ts'
import { countLimit, statusNames, stepNames, type useOrderFilter } from './use-order-query.ts'

type Filter = ReturnType<typeof useOrderFilter>
/** `total`: how many orders match the filter, once known. */
type Props = { filter: Filter; total: number | undefined }

/** Filters of the order list, with the number of matches and the CSV export. */
export function OrderFilters({ filter, total }: Props) {
  return (
    <div className="mb-6 grid gap-4">
      <StatusTabs filter={filter} />
      <div className="grid items-end gap-x-4 gap-y-3 xl:grid-cols-[minmax(0,30rem)_auto]">
        <SectionSearch label={words.searchLabel} wide focusOnOpen />
        <div className="grid grid-cols-2 items-end gap-x-3 gap-y-3 *:last:col-span-2 sm:flex">
          <Days />
          <SortChoice sort={filter.sort} />
        </div>
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-sm text-ink-soft">
          {total !== undefined && formatCount(total, words.counted, countLimit(filter))}
        </p>
        {total !== undefined && total > 0 && <ExportOfFilter filter={filter} />}
      </div>
    </div>
  )
}

function StatusTabs({ filter }: Pick<Props, 'filter'>) {
  const [query] = useSearchParams()
  const linkTo = (narrowed: { status?: string; parcel?: string }) => {
    const next = new URLSearchParams(query)
    for (const name of ['page', 'open', 'status', 'parcel', 'sort']) next.delete(name)
    for (const [name, value] of Object.entries(narrowed)) next.set(name, value)
    return `?${next}`
  }
  const tabOf = (status: Order['status']) => ({
    to: linkTo({ status }),
    label: statusNames[status],
    current: status === filter.status,
  })
  const steps = Object.entries(stepNames).map(([parcel, label]) => ({
    to: linkTo({ parcel }),
    label,
    current: parcel === filter.parcel,
  }))
  const all = {
    to: linkTo({}),
    label: words.all,
    current: filter.status === undefined && filter.parcel === undefined,
  }
  const { awaitingPayment, toPack, delivered, cancelled } = orderStatus
  const tabs = [all, tabOf(awaitingPayment), tabOf(toPack), ...steps, tabOf(delivered), tabOf(cancelled)]
  return <Tabs label={words.byStatus} tabs={tabs} />
}

/** Date range; either end may be empty. */
function Days() {
  const [query, change] = useSectionQuery()
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  return (
    <>
      <Field
        type="date"
        className="px-2.5! sm:px-4!"
        label={words.fromDay}
        value={from}
        {...(to && { max: to })}
        onChange={(event) => change({ from: event.target.value })}
      />
      <Field
        type="date"
        className="px-2.5! sm:px-4!"
        label={words.toDay}
        value={to}
        {...(from && { min: from })}
        onChange={(event) => change({ to: event.target.value })}
      />
    </>
  )
}

function SortChoice({ sort }: Pick<Filter, 'sort'>) {
  const [, change] = useSectionQuery()
  return (
    <SelectField label={words.sort} value={sort} onChange={(event) => change({ sort: event.target.value })}>
      {Object.entries(words.sorts).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function ExportOfFilter({ filter: { sort: _, ...filter } }: Pick<Props, 'filter'>) {
  const { may } = useRights()
  if (!may('customers:export')) return null
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return (
    <ExportLink
      file={`/api/orders/export.csv?${query}`}
      label={words.exportAsCsv}
      failed={words.notExported}
    />
  )
}
