import { Arrival, type Arriving } from '../../../ui/arriving.tsx'
import type { ListPage } from '../../../ui/call-api.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import type { CardFacts } from '../../catalogue/web/card-facts.ts'
import { listProducts } from '../../catalogue/web/list-products.ts'
import { ProductGrid } from '../../catalogue/web/product-grid.tsx'
import { ProductsOnTheirWay } from '../../catalogue/web/products-part.tsx'
import { HomeSection } from './home-section.tsx'

/** Every product of the shop, page by page (specification §2.8). */
export const HomeProducts = ({ products }: { products: Arriving<ListPage<CardFacts> | null> }) => (
  <HomeSection title="Shop by Products">
    <Arrival of={products} meanwhile={<ProductsOnTheirWay />}>
      {(found) => <Products products={found} />}
    </Arrival>
  </HomeSection>
)

function Products({ products }: { products: ListPage<CardFacts> | null }) {
  if (!products) return <ErrorState sentence="Failed to load products." />
  if (products.items.length === 0) return <EmptyState sentence="No products available." />
  return <ProductGrid products={products} more={(cursor) => listProducts(undefined, { cursor })} />
}
