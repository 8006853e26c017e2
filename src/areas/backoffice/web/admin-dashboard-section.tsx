import { callApi } from '../../../ui/call-api.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import type { backofficeEndpoints, Overview } from '../contract.ts'
import { MoneyMatters } from './money-matters.tsx'
import { OrdersToPack } from './orders-to-pack.tsx'
import { OverviewSkeleton, overviewGrid } from './overview-skeleton.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { RunningLow } from './running-low.tsx'
import { SalesChart } from './sales-chart.tsx'
import { Totals } from './totals.tsx'
import { useAnswer } from './use-answer.ts'

/** How the shop is doing, from one call. A failure is told in its place, without a toast (decision B18). */
export default function AdminDashboardSection() {
  const { data, failed, loading, reload } = useAnswer('overview', (signal) =>
    callApi<typeof backofficeEndpoints>()('GET /overview', { signal }),
  )
  if (data) return <OverviewCards overview={data} />
  if (!failed) return <OverviewSkeleton />
  return <ErrorState sentence="The overview could not be loaded." onRetry={reload} busy={loading} />
}

const OverviewCards = ({ overview }: { overview: Overview }) => (
  <div className={overviewGrid}>
    <MoneyMatters count={overview.money_matters} className="col-span-full" />
    <Totals overview={overview} className="col-span-full" />
    <OrdersToPack
      toPack={overview.to_pack}
      unpaid={overview.unpaid}
      className="md:col-span-2 lg:col-span-1"
    />
    <SalesChart sales={overview.sales} className="md:col-span-2" />
    <RunningLow runningLow={overview.running_low} className="md:col-span-2 lg:col-span-1" />
    <RecentActivity activity={overview.activity} className="md:col-span-2" />
  </div>
)
