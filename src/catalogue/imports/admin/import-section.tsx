import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { usePolling } from '#backoffice/ui/admin/calls/use-polling.ts'
import { callApi } from '#browser/call-api.ts'
import { buttonStyles } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { DownloadIcon } from '#ui/elements/lazy-icons.tsx'
import type { importEndpoints } from '../contract.ts'
import * as words from '../words/office/section/en.ts'
import { ImportFile } from './import-file.tsx'
import { LastImport } from './last-import.tsx'

const pollIntervalMs = 1000

/** The section Import: the export, the check of a file, and the progress and result of the last import. */
export default function ImportSection() {
  const answer = useApiQuery('last import', (signal) =>
    callApi<typeof importEndpoints>()('GET /products/imports/last', { signal }),
  )
  const { data, failed, change } = answer
  const last = data?.last
  const isRunning = last != null && last.ended_at === null
  usePolling(answer, { isPending: isRunning, everyMs: pollIntervalMs })
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      {last && <LastImport last={last} />}
      {failed && !data && <p className="text-danger">{words.lastLoadFailed}</p>}
      <ImportFile isBlocked={isRunning} onStarted={(started) => change(() => ({ last: started }))} />
      <Card className="grid justify-items-start gap-3 p-5">
        <h2 className="text-lg">{words.exportHeading}</h2>
        <p className="text-ink-soft">{words.exportHelp}</p>
        <a href="/api/products/export.csv" download className={buttonStyles('secondary')}>
          <DownloadIcon className="size-4" /> {words.exportProducts}
        </a>
      </Card>
    </div>
  )
}
