import { type ApiQuery, useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { RecentActivity } from '#backoffice/ui/admin/recent-activity.tsx'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { callApi } from '#browser/call-api.ts'
import { IncompleteCard } from '#catalogue/publishing/admin/incomplete-card.tsx'
import { BackupsCard } from '#operations/backups/admin/backups-card.tsx'
import { HealthCard } from '#operations/health/admin/health-card.tsx'
import { OnboardingCard } from '#shopfront/onboarding/admin/onboarding-card.tsx'
import { ClaimsCard } from '#shopfront/pages/admin/claims/claims-card.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonBlock } from '#ui/feedback/skeleton.tsx'
import type { Overview, overviewEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { ExpiringBatches } from './expiring-batches.tsx'
import { FindOrder } from './find-order.tsx'
import { RunningLow } from './low-stock-card.tsx'
import { OrdersToPack } from './orders-to-pack.tsx'
import { SalesChart } from './sales-chart.tsx'
import { TodaysTasks } from './todays-tasks.tsx'
import { Totals } from './totals.tsx'

/** Dashboard: order search, today's tasks, orders to pack, onboarding, health, incomplete products, claims, figures and backups. */
export default function AdminDashboardSection() {
  const overview = useApiQuery('overview', (signal) =>
    callApi<typeof overviewEndpoints>()('GET /overview', { signal }),
  )
  const { data } = overview
  return (
    <>
      <IfMay right="orders:read">
        <FindOrder />
      </IfMay>
      {data && <TodaysTasks tasks={data.tasks} className="mb-5" />}
      {data && <OrdersToPack toPack={data.to_pack} unpaid={data.unpaid} className="mb-5" />}
      <IfMay right="settings:write">
        <OnboardingCard />
      </IfMay>
      <IfMay right="status:read">
        <HealthCard />
      </IfMay>
      <IfMay right="catalogue:write">
        <IncompleteCard />
      </IfMay>
      <IfMay right="texts:write">
        <ClaimsCard />
      </IfMay>
      <OverviewStatus overview={overview} />
      <IfMay right="status:read">
        <BackupsCard />
      </IfMay>
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
    <Totals overview={overview} className="col-span-full" />
    <ExpiringBatches ending={overview.batches_ending} className="col-span-full" />
    <SalesChart sales={overview.sales} className="col-span-full" />
    <RunningLow runningLow={overview.running_low} className="md:col-span-2 lg:col-span-1" />
    <RecentActivity activity={overview.activity} className="md:col-span-2" />
  </div>
)

/** The layout of the overview: one column on a phone, then two and three. */
const overviewGrid = 'grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5'

/** Placeholder cards in their final places and sizes. */
const OverviewSkeleton = () => (
  <Skeleton words="Loading..." className={overviewGrid}>
    <div className="col-span-full grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-5">
      <SkeletonBlock className="h-34" />
      <SkeletonBlock className="h-34" />
      <SkeletonBlock className="col-span-2 h-34" />
    </div>
    <SkeletonBlock className="col-span-full h-132" />
    <SkeletonBlock className="h-85 md:col-span-2 lg:col-span-1" />
    <SkeletonBlock className="h-85 md:col-span-2" />
  </Skeleton>
)
