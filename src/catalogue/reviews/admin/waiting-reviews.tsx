import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApiPage } from '#browser/call-api.ts'
import { Link } from '#browser/router/link.tsx'
import type { reviewEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** How many reviews wait, on the dashboard; nothing if none do. */
export function WaitingReviews() {
  const { data } = useApiQuery('waiting reviews', (signal) =>
    callApiPage<typeof reviewEndpoints>()('GET /reviews', {
      query: { state: 'waiting', limit: 1 },
      signal,
    }),
  )
  if (!data?.total) return null
  return (
    <Link
      to={sectionUrl('reviews')}
      className="mb-5 flex min-h-14 items-center rounded-card border border-line bg-paper px-5 py-3 font-semibold underline-offset-4 hover:underline"
    >
      {words.waitingReviews({ count: data.total })}
    </Link>
  )
}
