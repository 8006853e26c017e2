import { useState } from 'react'
import { callApi } from '../../../ui/call-api.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { useAnswer } from '../../backoffice/web/use-answer.ts'
import type { moneyEndpoints } from '../money-contract.ts'
import { groupMatters } from './admin-group-matters.ts'
import { MatterGroupCard } from './admin-matter-group.tsx'
import { Reconciliation } from './admin-reconciliation.tsx'

/** Money that needs a look, with what to do about it, and the days of the provider against ours. */
export default function AdminMoneySection() {
  const [settled, setSettled] = useState(0)
  return (
    <div className="grid max-w-4xl gap-10">
      <Attention settled={settled} />
      <Reconciliation onSettled={() => setSettled((was) => was + 1)} />
    </div>
  )
}

/** @param settled counts what may have changed this list from below */
function Attention({ settled }: { settled: number }) {
  const { data, failed, loading, reload } = useAnswer(`attention ${settled}`, (signal) =>
    callApi<typeof moneyEndpoints>()('GET /money/attention', { signal }),
  )
  return (
    <section aria-labelledby="attention">
      <h2 id="attention" className="mb-4 text-xl">
        Needs your attention
      </h2>
      {!data && !failed && <SkeletonLines words="Loading..." count={3} />}
      {failed && (
        <ErrorState sentence="What needs attention could not be loaded." onRetry={reload} busy={loading} />
      )}
      {data?.length === 0 && !failed && (
        <EmptyState
          sentence="Nothing needs your attention."
          detail="Every payment is a paid order or has been returned."
        />
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
