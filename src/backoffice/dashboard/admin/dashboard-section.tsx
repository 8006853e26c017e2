import { type ApiQuery, useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { RecentActivity } from '#backoffice/ui/admin/recent-activity.tsx'
import { callApi } from '#browser/call-api.ts'
import { IncompleteCard } from '#catalogue/publishing/admin/incomplete-card.tsx'
import { BackupsCard } from '#operations/backups/admin/backups-card.tsx'
import { HealthCard } from '#operations/health/admin/health-card.tsx'
import { OnboardingCard } from '#shopfront/onboarding/admin/onboarding-card.tsx'
import { ClaimsCard } from '#shopfront/pages/admin/claims/claims-card.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import type { Overview, overviewEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { ExpiringBatches } from './expiring-batches.tsx'
import { FindOrder } from './find-order.tsx'
import { RunningLow } from './low-stock-card.tsx'
import { OrdersToPack } from './orders-to-pack.tsx'
import { OverviewSkeleton, overviewGrid } from './overview-skeleton.tsx'
import { PaymentIssuesBanner } from './payment-issues-banner.tsx'
import { SalesChart } from './sales-chart.tsx'
import { Totals } from './totals.tsx'

/** Dashboard: order search, orders to pack, onboarding, health, incomplete products, claims, figures and backups. */
export default function AdminDashboardSection() {
  const overview = useApiQuery('overview', (signal) =>
    callApi<typeof overviewEndpoints>()('GET /overview', { signal }),
  )
  const { data } = overview
  return (
    <>
      <FindOrder />
      {data && <OrdersToPack toPack={data.to_pack} unpaid={data.unpaid} className="mb-5" />}
      <OnboardingCard />
      <HealthCard />
      <IncompleteCard />
      <ClaimsCard />
      <OverviewStatus overview={overview} />
      <BackupsCard />
    </>
  )
}

/** A failure is shown in place, without a toast (decision B18). */
function OverviewStatus({ overview }: { overview: ApiQuery<Overview> }) {
  const { data, failed, loading, reload } = overview
  if (data) return <OverviewCards overview={data} />
  if (!failed) return <OverviewSkeleton />
  return <ErrorState sentence={words.overviewNotLoaded} onRetry={reload} busy={loading} />
}

const OverviewCards = ({ overview }: { overview: Overview }) => (
  <div className={overviewGrid}>
    <PaymentIssuesBanner count={overview.money_matters} className="col-span-full" />
    <Totals overview={overview} className="col-span-full" />
    <ExpiringBatches ending={overview.batches_ending} className="col-span-full" />
    <SalesChart sales={overview.sales} className="col-span-full" />
    <RunningLow runningLow={overview.running_low} className="md:col-span-2 lg:col-span-1" />
    <RecentActivity activity={overview.activity} className="md:col-span-2" />
  </div>
)
