import { useState } from 'react'
import { ExportLink } from '#backoffice/ui/admin/lists/export-link.tsx'
import { Field } from '#ui/forms/field.tsx'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import * as words from '../words/office/report/en.ts'

/** Download of the monthly report for the accountant; the current month is preselected. */
export function MonthReport() {
  const [month, setMonth] = useState(() => calendarDay(new Date(), region.timeZone).slice(0, 7))
  const isMonth = /^\d{4}-\d{2}$/.test(month)
  return (
    <section aria-labelledby="for-accountant">
      <h2 id="for-accountant" className="mb-2 text-xl">
        {words.title}
      </h2>
      <p className="mb-4 text-ink-soft">{words.lead}</p>
      <div className="grid max-w-xs justify-items-start gap-4">
        <Field
          label={words.month}
          type="month"
          value={month}
          error={isMonth ? undefined : words.monthNeeded}
          onChange={({ target: { value } }) => setMonth(value)}
        />
        {isMonth && (
          <ExportLink
            file={`/api/documents/report.csv?month=${month}`}
            label={words.download}
            failed={words.notMade}
          />
        )}
      </div>
    </section>
  )
}
