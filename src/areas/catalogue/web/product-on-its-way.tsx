import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx'

/** A product page's shape while its product is asked for. */
export const ProductOnItsWay = () => (
  <Skeleton
    words="Loading product details..."
    className="page-column grid gap-6 pt-3 pb-12 md:grid-cols-2 md:gap-10 lg:gap-16 lg:pt-6"
  >
    <SkeletonBlock className="aspect-square w-full" />
    <div className="grid content-start gap-4">
      <SkeletonBlock className="h-6 w-28" />
      <SkeletonBlock className="h-10 w-full" />
      <SkeletonBlock className="h-6 w-3/4" />
      <SkeletonBlock className="h-8 w-40" />
      <SkeletonBlock className="h-11 w-full" />
    </div>
  </Skeleton>
)
