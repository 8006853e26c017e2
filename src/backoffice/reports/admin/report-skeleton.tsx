import { Skeleton, SkeletonBlock } from '#ui/feedback/skeleton.tsx'

/** While a report is loading. */
export const ReportSkeleton = () => (
  <Skeleton words="Loading..." className="grid gap-5">
    <SkeletonBlock className="h-32" />
    <SkeletonBlock className="h-80" />
  </Skeleton>
)
