import { ButtonLink } from '../../../ui/button.tsx'
import type { ListPage } from '../../../ui/call-api.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import type { CardFacts } from './card-facts.ts'
import { ProductGrid, productColumns } from './product-grid.tsx'

type ProductsPartProps = {
  /** Null when they could not be asked for. */
  products: ListPage<CardFacts> | null
  more: (cursor: string) => Promise<ListPage<CardFacts>>
  priority?: number
}

/** The products of a category or of a search, or why there are none (specification §2.11). */
export function ProductsPart({ products, more, priority }: ProductsPartProps) {
  if (!products) return <ErrorState sentence="Failed to load products." />
  if (products.items.length === 0)
    return (
      <EmptyState sentence="No products found.">
        <ButtonLink to="/categories" variant="secondary">
          Browse Categories
        </ButtonLink>
      </EmptyState>
    )
  return <ProductGrid products={products} more={more} priority={priority} />
}

export const ProductsOnTheirWay = () => (
  <SkeletonCards words="Loading products..." count={8} className={productColumns} />
)
