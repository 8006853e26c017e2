import { useState } from 'react'
import { MonthReport } from '#accounting/documents/admin/month-report.tsx'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { callApi } from '#browser/call-api.ts'
import { classNames } from '#ui/elements/class-names.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { reconciliationEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { groupIssues } from './group-issues.ts'
import { IssueGroupCard } from './issue-group.tsx'
import { Reconciliation } from './reconciliation.tsx'

/** The payment issues, and the reconciliation of the provider's days with ours. */
export default function AdminMoneySection() {
  const [refreshKey, setRefreshKey] = useState(0)
  return (
    <div className="grid max-w-4xl gap-10">
      <PaymentIssues refreshKey={refreshKey} />
      <Reconciliation onSettled={() => setRefreshKey((was) => was + 1)} />
      <IfMay right="reports:read">
        <MonthReport />
      </IfMay>
    </div>
  )
}

/** @param refreshKey incremented when the reconciliation below may have changed this list */
function PaymentIssues({ refreshKey }: { refreshKey: number }) {
  const { data, failed, loading, reload } = useApiQuery(`attention ${refreshKey}`, (signal) =>
    callApi<typeof reconciliationEndpoints>()('GET /money/attention', { signal }),
  )
  return (
    <section aria-labelledby="attention">
      <h2 id="attention" className="mb-4 text-xl">
        {words.needsAttention}
      </h2>
      {!data && !failed && <SkeletonLines words={words.loading} count={3} />}
      {failed && <ErrorState sentence={words.attentionNotLoaded} onRetry={reload} busy={loading} />}
      {data?.length === 0 && !failed && (
        <EmptyState sentence={words.nothingNeedsAttention} detail={words.everyPaymentIsSettled} />
      )}
      {data && !failed && (
        <div aria-busy={loading} className={classNames('grid gap-6', loading && 'opacity-60')}>
          {groupIssues(data).map((group) => (
            <IssueGroupCard key={group.kind} group={group} onChanged={reload} />
          ))}
        </div>
      )}
    </section>
  )
}
