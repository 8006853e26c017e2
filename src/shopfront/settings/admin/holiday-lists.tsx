import type { UseFormReturn } from 'react-hook-form'
import { Button } from '#ui/elements/button.tsx'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import * as words from '../words/office/holidays/en.ts'
import { type HolidayList, holidayLists, withHolidays } from './public-holidays.ts'
import type { StoreValues } from './store-values.ts'

/** Public holidays of this year and the next. A button adds a list to the field above, where it can be edited. */
export function HolidayLists({ form }: { form: UseFormReturn<StoreValues> }) {
  const thisYear = Number(calendarDay(new Date(), region.timeZone).slice(0, 4))
  const stateCode = form.watch('stateCode')
  const lists = [thisYear, thisYear + 1].flatMap((year) => holidayLists(year, stateCode))
  const add = ({ days }: HolidayList) =>
    form.setValue('holidays', withHolidays(form.getValues('holidays'), days), {
      shouldDirty: true,
      shouldValidate: true,
    })
  return (
    <div className="mt-3 grid gap-3">
      <p className="text-sm text-ink-soft">{words.lead}</p>
      {lists.map((list) => (
        <List key={`${list.title} ${list.year}`} list={list} onAdd={() => add(list)} />
      ))}
    </div>
  )
}

function List({ list: { title, year, isComplete, days }, onAdd }: { list: HolidayList; onAdd: () => void }) {
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
      <Button type="button" variant="quiet" onClick={onAdd}>
        {words.add[title]({ year })}
      </Button>
      <details className="min-h-11 flex-1 basis-48 py-2.5 text-sm">
        <summary className="cursor-pointer">{words.daysOf({ count: days.length })}</summary>
        <ul className="mt-1 grid gap-0.5">
          {days.map(({ day, name }) => (
            <li key={day}>
              {day} {words.names[name]}
            </li>
          ))}
        </ul>
        {!isComplete && <p className="mt-1">{words.notAnnounced({ year })}</p>}
      </details>
    </div>
  )
}
