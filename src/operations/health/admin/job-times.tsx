import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import type { HealthChecks } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** When each job last ran, collapsed by default. */
export function JobTimes({ facts }: Pick<HealthChecks['jobs'], 'facts'>) {
  if (!facts || facts.jobs.length === 0) return null
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-leaf-dark">
        {words.allJobs}
      </summary>
      <dl className="grid gap-2">
        {facts.jobs.map(({ name, done_at, every_seconds }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="text-sm text-ink-soft">
              {words.jobDone({
                at: done_at ? formatTimestamp(done_at) : words.notDoneYet,
                every: every_seconds,
              })}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
