import { useLocation } from '../../../../browser/router/hooks.ts'
import { SkeletonBlock } from '../../../../ui/feedback/skeleton.tsx'
import * as words from '../../words/en.ts'

/** A product page's shape while its product is asked for. Whoever came by its card knows its name already. */
export function ProductOnItsWay() {
  const name: unknown = useLocation().state?.name
  return (
    <div className="page-column grid gap-6 pt-13 pb-12 md:grid-cols-2 md:gap-10 lg:gap-16">
      <p role="status" className="sr-only">
        {words.loadingProduct}
      </p>
      <SkeletonBlock className="aspect-square w-full" />
      <div className="grid content-start gap-4">
        <SkeletonBlock className="h-6 w-28" />
        {typeof name === 'string' ? <h1>{name}</h1> : <SkeletonBlock className="h-10 w-full" />}
        <SkeletonBlock className="h-6 w-3/4" />
        <SkeletonBlock className="h-8 w-40" />
        <SkeletonBlock className="h-11 w-full" />
      </div>
    </div>
  )
}
