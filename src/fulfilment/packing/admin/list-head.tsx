import { countInWords } from '#backoffice/ui/admin/count-in-words.ts'
import { useAnswer } from '#backoffice/ui/admin/use-answer.ts'
import { useSectionQuery } from '#backoffice/ui/admin/use-section-query.ts'
import { callApi } from '#browser/call-api.ts'
import { mostCounted } from '#values/most-counted.ts'
import { dayInWords } from '#values/time/day-in-words.ts'
import { locale } from '#words/page/en.ts'
import type { packingEndpoints } from '../contract.ts'
import { noPlace } from '../paper-contract.ts'
import * as words from '../words/office/en.ts'
import { Tick } from './tick.tsx'

type Props = { total: number; allChosen: boolean; onChooseAll: (all: boolean) => void }

/** Choose all that is shown; how many there are; and which day's and place's. */
export const ListHead = ({ total, allChosen, onChooseAll }: Props) => (
  <div className="flex flex-wrap items-center gap-2 border-b border-line">
    <Tick label={words.chooseAll} checked={allChosen} onChange={onChooseAll} />
    <p role="status" className="mr-auto text-sm text-ink-soft">
      {countInWords(total, words.counted, mostCounted.orders)}
    </p>
    <DayChoice />
    <PlaceChoice />
  </div>
)

function PlaceChoice() {
  const { data = [] } = useAnswer('places to pack for', (signal) =>
    callApi<typeof packingEndpoints>()('GET /packing/places', { signal }),
  )
  const nameOf = (place: string) => (place === noPlace ? words.noPlace : place)
  return <Choice of="place" label={words.place} all={words.allPlaces} known={data} nameOf={nameOf} />
}

function DayChoice() {
  const { data = [] } = useAnswer('days to pack for', (signal) =>
    callApi<typeof packingEndpoints>()('GET /packing/days', { signal }),
  )
  const nameOf = (day: string) => dayInWords(day, locale)
  return <Choice of="day" label={words.promisedDay} all={words.allDays} known={data} nameOf={nameOf} />
}

type ChoiceProps = {
  of: 'place' | 'day'
  label: string
  all: string
  known: string[]
  nameOf: (value: string) => string
}

/** One of them, or all; what was chosen stays a choice when the last order of it is packed. */
function Choice({ of, label, all, known, nameOf }: ChoiceProps) {
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
