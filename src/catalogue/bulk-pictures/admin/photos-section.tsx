import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { usePolling } from '#backoffice/ui/admin/calls/use-polling.ts'
import { callApi } from '#browser/call-api.ts'
import type { bulkPictureEndpoints } from '../contract.ts'
import * as words from '../words/office/section/en.ts'
import { AddPhotos } from './add-photos.tsx'
import { LastPhotos } from './last-photos.tsx'

const pollIntervalMs = 2000

/** The section Photos: adds photos to many products at once, and shows what became of them. */
export default function PhotosSection() {
  const answer = useApiQuery('waiting photos', (signal) =>
    callApi<typeof bulkPictureEndpoints>()('GET /products/waiting-pictures', { signal }),
  )
  const { data, failed, reload } = answer
  usePolling(answer, { isPending: (data?.waiting ?? 0) > 0, everyMs: pollIntervalMs })
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <AddPhotos onUploaded={reload} />
      {failed && !data && <p className="text-danger">{words.lastNotLoaded}</p>}
      {data && data.pictures.length > 0 && <LastPhotos {...data} />}
    </div>
  )
}
