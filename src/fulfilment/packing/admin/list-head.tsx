import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { useSectionQuery } from '#backoffice/ui/admin/calls/use-section-query.ts'
import { formatCount } from '#backoffice/ui/admin/formatting/format-count.ts'
import { callApi } from '#browser/call-api.ts'
import { countLimits } from '#values/count-limits.ts'
import { formatDay } from '#values/time/format-day.ts'
import { locale } from '#words/page/en.ts'
import type { packingEndpoints } from '../contract.ts'
import { noAddressPlace } from '../printing-contract.ts'
import * as words from '../words/office/en.ts'
import { Checkbox } from './checkbox.tsx'

type Props = { total: number; allChosen: boolean; onChooseAll: (all: boolean) => void }

/** The head of the list of orders to pack: select all, the number of orders, and filters by day and place. */
export const ListHead = ({ total, allChosen, onChooseAll }: Props) => (
  <div className="flex flex-wrap items-center gap-2 border-b border-line">
    <Checkbox label={words.chooseAll} checked={allChosen} onChange={onChooseAll} />
    <p role="status" className="mr-auto text-sm text-ink-soft">
      {formatCount(total, words.counted, countLimits.orders)}
    </p>
    <div className="flex min-w-0 gap-2">
      <DayFilter />
      <PlaceFilter />
    </div>
  </div>
)

function PlaceFilter() {
  const { data = [] } = useApiQuery('places to pack for', (signal) =>
    callApi<typeof packingEndpoints>()('GET /packing/places', { signal }),
  )
  const nameOf = (place: string) => (place === noAddressPlace ? words.noPlace : place)
  return <FilterSelect of="place" label={words.place} all={words.allPlaces} known={data} nameOf={nameOf} />
}

function DayFilter() {
  const { data = [] } = useApiQuery('days to pack for', (signal) =>
    callApi<typeof packingEndpoints>()('GET /packing/days', { signal }),
  )
  const nameOf = (day: string) => formatDay(day, locale)
  return <FilterSelect of="day" label={words.promisedDay} all={words.allDays} known={data} nameOf={nameOf} />
}

type ChoiceProps = {
  of: 'place' | 'day'
  label: string
  all: string
  known: string[]
  nameOf: (value: string) => string
}

/**
 * A filter, stored in the URL's query as `of`, with an option for all; the current value stays an option when its last
 * order is packed.
 */
function FilterSelect({ of, label, all, known, nameOf }: ChoiceProps) {
  const [query, change] = useSectionQuery()
  const current = query.get(of)
  const values = current !== null && !known.includes(current) ? [current, ...known] : known
  return (
    <select
      aria-label={label}
      value={current ?? all}
      onChange={({ target: { value } }) => change({ [of]: value === all ? '' : value })}
      className="min-h-11 min-w-0 rounded-field border border-edge bg-paper px-3 text-sm"
    >
      <option>{all}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {nameOf(value)}
        </option>
      ))}
    </select>
  )
}
