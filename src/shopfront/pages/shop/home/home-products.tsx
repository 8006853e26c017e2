import type { ListPage } from '#browser/call-api.ts'
import { listProducts } from '#catalogue/products/shop/lists/list-products.ts'
import type { ProductCardData } from '#catalogue/products/shop/lists/product-card-data.ts'
import { ProductGrid } from '#catalogue/products/shop/lists/product-grid.tsx'
import { ProductsSkeleton } from '#catalogue/products/shop/lists/product-results.tsx'
import { Await, type Deferred } from '#ui/feedback/deferred-data.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import * as words from '../../words/home/en.ts'
import { HomeSection } from './home-section.tsx'

/** All products, paged (specification §2.8). */
export const HomeProducts = ({ products }: { products: Deferred<ListPage<ProductCardData> | null> }) => (
  <HomeSection title={words.shopByProducts}>
    <Await of={products} fallback={<ProductsSkeleton />}>
      {(found) => <Products products={found} />}
    </Await>
  </HomeSection>
)

function Products({ products }: { products: ListPage<ProductCardData> | null }) {
  if (!products) return <ErrorState sentence={words.productsNotLoaded} />
  if (products.items.length === 0) return <EmptyState sentence={words.noProducts} />
  return <ProductGrid products={products} more={(cursor) => listProducts(undefined, { cursor })} />
}
