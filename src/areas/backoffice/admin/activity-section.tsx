import { callApiPage } from '../../../browser/call-api.ts'
import { Card } from '../../../ui/elements/card.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PagedList, usePagedList } from '../../section-parts/admin/paged-list.tsx'
import { ActivityList } from '../../section-parts/admin/recent-activity.tsx'
import type { backofficeEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** Everything that was ever changed, by whom and when, the newest first. */
export default function AdminActivitySection() {
  const list = usePagedList('activity', { size: 50 }, (query, signal) =>
    callApiPage<typeof backofficeEndpoints>()('GET /activity', { query, signal }),
  )
  return (
    <PagedList list={list} sentences={sentences} lines={10}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState sentence={words.nothingChangedYet} />
        ) : (
          <Card className="px-5 py-3">
            <ActivityList activity={items} />
          </Card>
        )
      }
    </PagedList>
  )
}

const sentences = {
  failed: words.activityNotLoaded,
  loading: words.loadingActivity,
  pages: words.pagesOfActivity,
}
