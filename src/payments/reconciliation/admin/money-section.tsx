import { useState } from 'react'
import { MonthReport } from '#accounting/documents/admin/month-report.tsx'
import { useAnswer } from '#backoffice/ui/admin/use-answer.ts'
import { callApi } from '#browser/call-api.ts'
import { classNames } from '#ui/elements/class-names.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { moneyEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { groupMatters } from './group-matters.ts'
import { MatterGroupCard } from './matter-group.tsx'
import { Reconciliation } from './reconciliation.tsx'

/** Money that needs a look, with what to do about it, and the days of the provider against ours. */
export default function AdminMoneySection() {
  const [settled, setSettled] = useState(0)
  return (
    <div className="grid max-w-4xl gap-10">
      <Attention settled={settled} />
      <Reconciliation onSettled={() => setSettled((was) => was + 1)} />
      <MonthReport />
    </div>
  )
}

/** @param settled raised each time the reconciliation below may have changed this list */
function Attention({ settled }: { settled: number }) {
  const { data, failed, loading, reload } = useAnswer(`attention ${settled}`, (signal) =>
    callApi<typeof moneyEndpoints>()('GET /money/attention', { signal }),
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
          {groupMatters(data).map((group) => (
            <MatterGroupCard key={group.kind} group={group} onChanged={reload} />
          ))}
        </div>
      )}
    </section>
  )
}
