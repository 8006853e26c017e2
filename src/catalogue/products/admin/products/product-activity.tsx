import { useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { ActivityList } from '#backoffice/ui/admin/recent-activity.tsx'
import { callApiPage } from '#browser/call-api.ts'
import type { activityEndpoints } from '#operations/activity/contract.ts'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import * as words from '../../words/office/products/en.ts'

/** How many of the latest entries are shown. */
const most = 20

/** A collapsed list of who changed a product and when; it loads when it is opened. */
export function ProductActivity({ productId }: { productId: number }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-field border border-line px-4"
    >
      <summary className="-mx-4 flex min-h-12 items-center px-4 font-semibold">{words.activity}</summary>
      {open && <LatestActivity productId={productId} />}
    </details>
  )
}

function LatestActivity({ productId }: { productId: number }) {
  const { data, failed } = useApiQuery(`activity of product ${productId}`, (signal) =>
    callApiPage<typeof activityEndpoints>()('GET /activity', {
      query: { subject_kind: 'product', subject_id: String(productId), limit: most },
      signal,
    }),
  )
  if (failed) return <p className="pb-4 text-danger">{failed.message || words.activityNotLoaded}</p>
  if (!data) return <SkeletonLines words={words.loading} count={2} />
  return (
    <div className="pb-3">
      {data.total === 0 && <p className="text-ink-soft">{words.nothingChangedYet}</p>}
      <ActivityList activity={data.items} />
      {data.total > data.items.length && (
        <p className="text-sm text-ink-soft">
          {words.latestOf({ shown: data.items.length, total: data.total })}
        </p>
      )}
    </div>
  )
}
