import { Skeleton, SkeletonBlock } from '#ui/feedback/skeleton.tsx'

/** The layout of the overview: one column on a phone, then two and three. */
export const overviewGrid = 'grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5'

/** Placeholder cards in their final places and sizes. */
export const OverviewSkeleton = () => (
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
