import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { ActivityList } from '#backoffice/ui/admin/recent-activity.tsx'
import { callApiPage } from '#browser/call-api.ts'
import { Card } from '#ui/elements/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { activityEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** The activity log, newest first. */
export default function AdminActivitySection() {
  const list = usePagedList('activity', { size: 50 }, (query, signal) =>
    callApiPage<typeof activityEndpoints>()('GET /activity', { query, signal }),
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
