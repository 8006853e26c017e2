import { useState } from 'react'
import { callApiPage } from '../../../ui/call-api.ts'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import type { backofficeEndpoints } from '../../backoffice/contract.ts'
import { ActivityList } from '../../backoffice/web/recent-activity.tsx'
import { useAnswer } from '../../backoffice/web/use-answer.ts'

/** The latest of what was done to a product. */
const most = 20

/** Who changed this product and when; asked for when somebody wants to know. */
export function ProductActivity({ productId }: { productId: number }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-field border border-line px-4"
    >
      <summary className="-mx-4 flex min-h-12 items-center px-4 font-semibold">Activity</summary>
      {open && <Latest productId={productId} />}
    </details>
  )
}

function Latest({ productId }: { productId: number }) {
  const { data, failed } = useAnswer(`activity of product ${productId}`, (signal) =>
    callApiPage<typeof backofficeEndpoints>()('GET /activity', {
      query: { subject_kind: 'product', subject_id: String(productId), limit: most },
      signal,
    }),
  )
  if (failed)
    return <p className="pb-4 text-danger">{failed.message || 'The activity could not be loaded.'}</p>
  if (!data) return <SkeletonLines words="Loading..." count={2} />
  return (
    <div className="pb-3">
      {data.total === 0 && <p className="text-ink-soft">Nothing has been changed yet.</p>}
      <ActivityList activity={data.items} />
      {data.total > data.items.length && (
        <p className="text-sm text-ink-soft">
          The latest {data.items.length} of {data.total}.
        </p>
      )}
    </div>
  )
}
