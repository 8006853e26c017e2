import { useState } from 'react'
import { useSectionQuery } from '#backoffice/ui/admin/calls/use-section-query.ts'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { maxReportDays, type Period, periodLength } from '../rules/report-period.ts'
import { daysOf, type UsualPeriod, usualPeriodOf, usualPeriods } from '../rules/usual-periods.ts'
import * as words from '../words/office/en.ts'
import * as periodWords from '../words/office/period/en.ts'

/**
 * The period in the URL, this month without one, and the fields to change it.
 * @returns `period` is undefined while the dates make no sense
 */
export function usePeriod() {
  const [today] = useState(() => calendarDay(new Date(), region.timeZone))
  const [query, change] = useSectionQuery()
  const usual = daysOf('this_month', today)
  const days = { from: query.get('from') ?? usual.from, to: query.get('to') ?? usual.to }
  const errors = errorsOf(days)
  const fields = <PeriodFields days={days} today={today} errors={errors} onChange={change} />
  return { fields, period: errors.from || errors.to ? undefined : days }
}

type Errors = { from?: string; to?: string }

function errorsOf(days: Period): Errors {
  const isDay = (day: string) => /^2\d{3}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
  const errors: Errors = {
    ...(!isDay(days.from) && { from: periodWords.dayNeeded }),
    ...(!isDay(days.to) && { to: periodWords.dayNeeded }),
  }
  if (errors.from || errors.to) return errors
  if (days.from > days.to) return { to: periodWords.endsBeforeStart }
  return periodLength(days) > maxReportDays ? { to: periodWords.tooLong } : {}
}

type Props = {
  days: Period
  today: string
  errors: Errors
  onChange: (values: Record<string, string>, options?: { replace?: boolean }) => void
}

/** A usual period from a list, or any dates. */
function PeriodFields({ days, today, errors, onChange }: Props) {
  const usual = usualPeriodOf(days, today)
  const [wantsDates, setWantsDates] = useState(!usual)
  const choose = (chosen: string) => {
    const period = usualPeriods.find((name): name is UsualPeriod => name === chosen)
    setWantsDates(!period)
    if (period) onChange(daysOf(period, today))
  }
  return (
    <>
      <SelectField
        label={words.period}
        value={wantsDates || !usual ? 'other' : usual}
        onChange={({ target }) => choose(target.value)}
      >
        {usualPeriods.map((name) => (
          <option key={name} value={name}>
            {words.usualPeriods[name]}
          </option>
        ))}
        <option value="other">{words.otherDates}</option>
      </SelectField>
      {(wantsDates || !usual) && (
        <>
          <Field
            label={words.firstDay}
            type="date"
            value={days.from}
            error={errors.from}
            onChange={({ target }) => onChange({ from: target.value || '-', to: days.to }, { replace: true })}
          />
          <Field
            label={words.lastDay}
            type="date"
            value={days.to}
            error={errors.to}
            onChange={({ target }) =>
              onChange({ from: days.from, to: target.value || '-' }, { replace: true })
            }
          />
        </>
      )}
    </>
  )
}
