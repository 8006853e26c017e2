import { callApi } from '../../../browser/call-api.ts'
import { mostCounted } from '../../../values/most-counted.ts'
import { countInWords } from '../../section-parts/admin/count-in-words.ts'
import { useAnswer } from '../../section-parts/admin/use-answer.ts'
import { useSectionQuery } from '../../section-parts/admin/use-section-query.ts'
import type { packingEndpoints } from '../contract.ts'
import { noPlace } from '../paper-contract.ts'
import * as words from '../words/office/en.ts'
import { Tick } from './tick.tsx'

type Props = { total: number; allChosen: boolean; onChooseAll: (all: boolean) => void }

/** Choose all that is shown; how many there are; and which place's. */
export const ListHead = ({ total, allChosen, onChooseAll }: Props) => (
  <div className="flex items-center gap-2 border-b border-line">
    <Tick label={words.chooseAll} checked={allChosen} onChange={onChooseAll} />
    <p role="status" className="mr-auto text-sm text-ink-soft">
      {countInWords(total, words.counted, mostCounted.orders)}
    </p>
    <PlaceChoice />
  </div>
)

function PlaceChoice() {
  const [query, change] = useSectionQuery()
  const { data = [] } = useAnswer('places to pack for', (signal) =>
    callApi<typeof packingEndpoints>()('GET /packing/places', { signal }),
  )
  const current = query.get('place')
  const places = current !== null && !data.includes(current) ? [current, ...data] : data
  return (
    <select
      aria-label={words.place}
      value={current ?? words.allPlaces}
      onChange={({ target: { value } }) => change({ place: value === words.allPlaces ? '' : value })}
      className="min-h-11 rounded-field border border-edge bg-paper px-3 text-sm"
    >
      <option>{words.allPlaces}</option>
      {places.map((place) => (
        <option key={place} value={place}>
          {place === noPlace ? words.noPlace : place}
        </option>
      ))}
    </select>
  )
}
