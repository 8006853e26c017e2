import { type FormEvent, useState } from 'react'
import { useSectionQuery } from '#backoffice/ui/admin/calls/use-section-query.ts'
import { Button } from '#ui/elements/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { dayMs } from '#values/time/durations.ts'
import * as words from '../words/office/days/en.ts'
import { DayComparison } from './day-comparison.tsx'

/** A day of the provider's payments compared with the shop's; the URL keeps the day. */
export function Reconciliation({ onSettled }: { onSettled: () => void }) {
  const [query, change] = useSectionQuery()
  const day = query.get('day') ?? ''
  const [chosen, setChosen] = useState(day || yesterdayInIndia())
  const [attempt, setAttempt] = useState(0)
  const compare = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    change({ day: chosen }, { replace: day === chosen })
  }
  return (
    <section aria-labelledby="reconciliation">
      <h2 id="reconciliation" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{words.lead}</p>
      <form onSubmit={compare} className="mb-5 flex flex-wrap items-end gap-3">
        <Field
          label={words.day}
          type="date"
          required
          max={todayInIndia()}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary">
          {words.compare}
        </Button>
      </form>
      {day && <DayComparison key={`${day} ${attempt}`} day={day} onSettled={onSettled} />}
    </section>
  )
}

const todayInIndia = () => calendarDay(new Date(), region.timeZone)
const yesterdayInIndia = () => calendarDay(new Date(Date.now() - dayMs), region.timeZone)
