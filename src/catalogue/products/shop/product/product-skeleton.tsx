import { useLocation } from '#browser/router/hooks.ts'
import { SkeletonBlock } from '#ui/feedback/skeleton.tsx'
import * as words from '../../words/en.ts'
import { nameOnPhone, pictureOnPhone, productPageColumns } from './product-layout.tsx'

/**
 * The layout of a product page while the product loads. If the shopper came from a product card, the name is known
 * already.
 */
export function ProductSkeleton() {
  const name: unknown = useLocation().state?.name
  return (
    <>
      <p role="status" className="sr-only">
        {words.loadingProduct}
      </p>
      <div className="page-column pt-2">
        <SkeletonBlock className="my-2.5 h-6 w-56" />
      </div>
      <div className={`${productPageColumns} min-h-svh`}>
        <div className="md:row-span-3">
          <div className="md:max-w-[calc(100svh-14rem)] md:min-w-80">
            <SkeletonBlock className={`${pictureOnPhone} aspect-square rounded-card`} />
            <div className="mt-3 hidden gap-3 md:flex">
              <SkeletonBlock className="size-20" />
              <SkeletonBlock className="size-20" />
            </div>
          </div>
        </div>
        <div className="mt-3 md:mt-0">
          {typeof name === 'string' ? (
            <h1 className={nameOnPhone}>{name}</h1>
          ) : (
            <SkeletonBlock className="h-7 w-full md:h-10" />
          )}
          <SkeletonBlock className="mt-1.5 h-9 w-40 md:mt-4" />
          <SkeletonBlock className="mt-2 h-5 w-3/4" />
          <SkeletonBlock className="mt-4 h-6 w-full" />
          <SkeletonBlock className="mt-4 h-6 w-5/6" />
        </div>
      </div>
    </>
  )
}
