import { useState } from 'react'
import { useLocation } from 'react-router'
import { callApiPage } from '../../../ui/call-api.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Pager } from '../../backoffice/web/pager.tsx'
import { useAnswer } from '../../backoffice/web/use-answer.ts'
import type { catalogueEndpoints, Product } from '../contract.ts'
import { CardGrid, CardsOnTheirWay, NoCards } from './admin-cards.tsx'
import { DeleteProduct } from './admin-delete-product.tsx'
import { EditProductDialog } from './admin-edit-product-dialog.tsx'
import { ProductCard } from './admin-product-card.tsx'
import { ProductFilters } from './admin-product-filters.tsx'
import { useCategories } from './admin-use-categories.ts'
import { useOpenWindow } from './admin-use-open-window.ts'
import { useProductQuery } from './admin-use-product-query.ts'

/** View Products (specification §2.23): find one, edit it, take it out of the shop. */
export default function ProductsSection() {
  const query = useProductQuery()
  const categories = useCategories()
  const { data, failed, loading, reload, change } = useProducts(query.wish)
  const edit = useOpenWindow('edit')
  const [toDelete, setToDelete] = useState<Product>()
  const takeOut = ({ id }: Product) =>
    change((was) => ({ ...was, items: was.items.filter((other) => other.id !== id), total: was.total - 1 }))

  return (
    <>
      <ProductFilters query={query} categories={categories} total={data?.total} />
      {!data && loading && <CardsOnTheirWay words="Loading..." />}
      {failed && <ErrorState sentence="Failed to load products." onRetry={reload} busy={loading} />}
      {data && !failed && (
        <>
          {data.items.length === 0 && <NoCards total={data.total} none="No Products Found." />}
          <CardGrid label="Products" busy={loading}>
            {data.items.map((product) => (
              <ProductCard
                key={product.id}
                product={product}
                edit={edit.linkTo(product.id)}
                onDelete={() => setToDelete(product)}
              />
            ))}
          </CardGrid>
          <Pager label="Pages of products" size={query.wish.limit} total={data.total} next={data.next} />
        </>
      )}
      {edit.id && (
        <EditProductDialog
          key={edit.id}
          id={edit.id}
          categories={categories}
          onClose={edit.close}
          onSaved={reload}
        />
      )}
      {toDelete && (
        <DeleteProduct product={toDelete} onClose={() => setToDelete(undefined)} onDeleted={takeOut} />
      )}
    </>
  )
}

/** The list reloads when whoever came here asks for it (specification §2.23). */
function useProducts(wish: ReturnType<typeof useProductQuery>['wish']) {
  const { key, state } = useLocation()
  const round = state?.refetch ? key : ''
  return useAnswer(`products ${JSON.stringify(wish)} ${round}`, (signal) =>
    callApiPage<typeof catalogueEndpoints>()('GET /products', { query: wish, signal }),
  )
}
