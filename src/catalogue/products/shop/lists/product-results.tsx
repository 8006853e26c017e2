import type { ListPage } from '#browser/call-api.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonCards } from '#ui/feedback/skeleton.tsx'
import * as words from '../../words/en.ts'
import type { ProductCardData } from './product-card-data.ts'
import { ProductGrid, productColumns } from './product-grid.tsx'

type ProductsPartProps = {
  /** Null if they could not be loaded. */
  products: ListPage<ProductCardData> | null
  more: (cursor: string) => Promise<ListPage<ProductCardData>>
  priority?: number
}

/** The products of a category or search, or an explanation why there are none (specification §2.11). */
export function ProductResults({ products, more, priority }: ProductsPartProps) {
  if (!products) return <ErrorState sentence={words.productsNotLoaded} />
  if (products.items.length === 0)
    return (
      <EmptyState sentence={words.noProducts}>
        <ButtonLink to="/categories" variant="secondary">
          {words.browseCategories}
        </ButtonLink>
      </EmptyState>
    )
  return <ProductGrid products={products} more={more} priority={priority} />
}

export const ProductsSkeleton = () => (
  <SkeletonCards words={words.loadingProducts} count={8} className={productColumns} withAction />
)
