import { useEffect, useState } from 'react'
import { usePolling } from '#backoffice/ui/admin/calls/use-polling.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { Button } from '#ui/elements/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { HealthChecks, HealthReport } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { CheckCard } from './check-card.tsx'
import { describeCheck } from './describe-check.ts'
import { checkNames, describeOverall, unhealthyOf, useHealth } from './use-health.ts'

const pollIntervalMs = 30_000

/** All health checks, with advice for what does not work. */
export default function HealthSection() {
  const answered = useHealth()
  const { data, failed, loading, reload } = answered
  usePolling(answered, { isPending: true, everyMs: pollIntervalMs })
  // Polling does not make the button busy, because it would lose the focus each time.
  const [isReloading, setReloading] = useState(false)
  useEffect(() => {
    if (!loading) setReloading(false)
  }, [loading])
  const reloadByHand = () => {
    setReloading(true)
    reload()
  }
  if (!data && failed) return <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />
  if (!data) return <SkeletonLines words={words.loading} count={8} />
  return (
    <div className="grid max-w-6xl gap-6">
      <div className="grid justify-items-start gap-2">
        <p className="text-ink-soft">{words.lead}</p>
        <p role="status" className="font-heading text-lg font-semibold">
          {failed ? words.notLoadedAnew : describeOverall(unhealthyOf(data))}
        </p>
        <p className="text-ink-soft">{words.readAt({ at: formatTimestamp(data.read_at) })}</p>
        <Button variant="secondary" busy={loading && isReloading} onClick={reloadByHand} className="mt-1">
          {words.lookAgain}
        </Button>
      </div>
      <CheckCards status={data} />
    </div>
  )
}

const CheckCards = ({ status: { lines } }: { status: HealthReport }) => (
  <ul className="grid gap-4 xl:grid-cols-2">
    {checkNames.map((name) => (
      <CheckCard
        key={name}
        title={words.titles[name]}
        state={lines[name].state}
        description={describeCheck(name, lines[name])}
      >
        {name === 'jobs' && <JobTimes facts={lines.jobs.facts} />}
      </CheckCard>
    ))}
  </ul>
)

/** When each job last ran, collapsed by default. */
function JobTimes({ facts }: Pick<HealthChecks['jobs'], 'facts'>) {
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
