import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { usePolling } from '#backoffice/ui/admin/calls/use-polling.ts'
import { formatBytes } from '#backoffice/ui/admin/formatting/format-bytes.ts'
import { formatDayAndYear, formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { OverviewCard } from '#backoffice/ui/admin/overview-card.tsx'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import type { BackupStatus, backupEndpoints } from '../contract.ts'
import * as words from '../words/office/dashboard/en.ts'
import { BackupKey } from './backup-key.tsx'

const call = callApi<typeof backupEndpoints>()
const pollIntervalMs = 2000

/** The dashboard card of the backups: the last one, its problems, and a button to back up now. */
export function BackupsCard() {
  const answer = useApiQuery('backups', (signal) => call('GET /backups', { signal }))
  const { data, failed, change } = answer
  usePolling(answer, { isPending: data?.running === true, everyMs: pollIntervalMs })
  const { run, busy } = useAction(
    async () => {
      const begun = await call('POST /backups', {})
      change(() => begun)
    },
    { failed: words.notBegun },
  )
  if (!data && !failed) return null
  return (
    <OverviewCard title={words.backups} className="mt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div aria-live="polite" className="grid min-w-0 flex-1 basis-72 gap-1">
          {data ? <BackupSummary backups={data} /> : <p>{words.backupsNotLoaded}</p>}
        </div>
        <IfMay right="backups:write">
          <Button variant="secondary" busy={busy || data?.running === true} onClick={() => void run()}>
            {words.backUpNow}
          </Button>
        </IfMay>
      </div>
      {data?.key_unwritten && (
        <IfMay right="backups:write">
          <BackupKey onWrittenDown={(now) => change(() => now)} />
        </IfMay>
      )}
    </OverviewCard>
  )
}

function BackupSummary({
  backups: { last, running, late, problem, nightly, where },
}: {
  backups: BackupStatus
}) {
  return (
    <>
      <p className={late || problem ? 'font-semibold text-danger' : 'font-semibold'}>
        {last ? words.lastBackup({ at: formatWhen(last.at), size: formatBytes(last.bytes) }) : words.noneYet}{' '}
        {late && last && words.isLate}
      </p>
      {running && <p>{words.isRunning}</p>}
      {problem && !running && (
        <p className="wrap-anywhere text-danger">{words.couldNotBeMade({ problem })}</p>
      )}
      {last && last.missing_pictures > 0 && (
        <p className="text-danger">{words.lostPictures({ count: last.missing_pictures })}</p>
      )}
      <p className="wrap-anywhere text-ink-soft">
        {nightly ? words.everyNight({ where }) : words.onlyByHand({ where })}
      </p>
    </>
  )
}

const isThisYear = (at: string) => new Date(at).getFullYear() === new Date().getFullYear()
const formatWhen = (at: string) => (isThisYear(at) ? formatTimestamp(at) : formatDayAndYear(at))
