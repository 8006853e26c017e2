import { useEffect, useState } from 'react'
import { momentOf } from '#backoffice/ui/admin/moments.ts'
import { useLookAgain } from '#backoffice/ui/admin/use-look-again.ts'
import { Button } from '#ui/elements/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { Status } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { JobTimes } from './job-times.tsx'
import { sayLine } from './say-line.ts'
import { StatusLine } from './status-line.tsx'
import { lineNames, summaryOf, unwellOf, useStatus } from './use-status.ts'

const lookAgainMs = 30_000

/** What of the shop works, and what the merchant can do about what does not. */
export default function StatusSection() {
  const answered = useStatus()
  const { data, failed, loading, reload } = answered
  useLookAgain(answered, { isOnItsWay: true, everyMs: lookAgainMs })
  // By itself it looks again without a word: a button that is busy for a moment would lose the focus each time.
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!loading) setAsked(false)
  }, [loading])
  const ask = () => {
    setAsked(true)
    reload()
  }
  if (!data && failed) return <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />
  if (!data) return <SkeletonLines words={words.loading} count={8} />
  return (
    <div className="grid max-w-6xl gap-6">
      <div className="grid justify-items-start gap-2">
        <p className="text-ink-soft">{words.lead}</p>
        <p role="status" className="font-heading text-lg font-semibold">
          {failed ? words.notLoadedAnew : summaryOf(unwellOf(data))}
        </p>
        <p className="text-ink-soft">{words.readAt({ at: momentOf(data.read_at) })}</p>
        <Button variant="secondary" busy={loading && isAsked} onClick={ask} className="mt-1">
          {words.lookAgain}
        </Button>
      </div>
      <StatusLines status={data} />
    </div>
  )
}

const StatusLines = ({ status: { lines } }: { status: Status }) => (
  <ul className="grid gap-4 xl:grid-cols-2">
    {lineNames.map((name) => (
      <StatusLine
        key={name}
        title={words.titles[name]}
        state={lines[name].state}
        said={sayLine(name, lines[name])}
      >
        {name === 'jobs' && <JobTimes facts={lines.jobs.facts} />}
      </StatusLine>
    ))}
  </ul>
)
