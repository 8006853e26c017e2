import { type ComponentProps, useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { CardGrid, CardsSkeleton, NoCards } from '#backoffice/ui/admin/dialogs/cards.tsx'
import { useUrlDialog } from '#backoffice/ui/admin/dialogs/use-url-dialog.ts'
import { Pager } from '#backoffice/ui/admin/lists/pager.tsx'
import { callApiPage } from '#browser/call-api.ts'
import { useLocation } from '#browser/router/hooks.ts'
import { LabelLink } from '#catalogue/labels/admin/label-link.tsx'
import { ProductLabel } from '#catalogue/labels/admin/product-label.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { countLimits } from '#values/count-limits.ts'
import type { AdminProduct, catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/office/products/en.ts'
import { useCategories } from '../categories/use-categories.ts'
import { VisibilityButton } from '../editing/visibility-button.tsx'
import type { CategoryOption } from '../product-form/category-field.tsx'
import { EditProductDialog } from '../product-form/edit-product-dialog.tsx'
import { TableView } from '../table/table-view.tsx'
import { type Selection, useSelection } from '../table/use-selection.ts'
import { type TableEdits, useTableEdits } from '../table/use-table-edits.ts'
import { ArchivedProducts } from './archived-products.tsx'
import { DeleteProduct } from './delete-product.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductFilters } from './product-filters.tsx'
import { useProductQuery } from './use-product-query.ts'

/** View Products (specification §2.23): search, edit and delete. */
export default function ProductsSection() {
  const query = useProductQuery()
  const categories = useCategories()
  // Kept here so that they survive switching to cards or to deleted products.
  const edits = useTableEdits()
  const selection = useSelection()
  if (query.labelOf) return <ProductLabel key={query.labelOf} productId={query.labelOf} />
  if (query.shelf !== 'deleted')
    return (
      <CurrentProducts
        query={query}
        categories={categories}
        shelf={query.shelf}
        edits={edits}
        selection={selection}
      />
    )
  return (
    <>
      <ProductFilters query={query} categories={categories} total={undefined} />
      <ArchivedProducts categories={categories} />
    </>
  )
}

type Query = ReturnType<typeof useProductQuery>
type StatusFilter = Exclude<Query['shelf'], 'deleted'>
type Props = {
  query: Query
  categories: CategoryOption[]
  shelf: StatusFilter
  edits: TableEdits
  selection: Selection
}

function CurrentProducts({ query, categories, shelf, edits, selection }: Props) {
  const { data, failed, loading, reload, change } = useProducts({ ...query.filter, shown: shelf })
  const edit = useUrlDialog('edit')
  const [toDelete, setToDelete] = useState<AdminProduct>()
  const replaceInList = (product: AdminProduct) =>
    change((was) => ({
      ...was,
      items: was.items.map((other) => (other.id === product.id ? product : other)),
    }))
  const removeFromList = ({ id }: AdminProduct) =>
    change((was) => ({ ...was, items: was.items.filter((other) => other.id !== id), total: was.total - 1 }))
  const pager = data && (
    <Pager
      label={words.pagesOfProducts}
      size={query.filter.limit}
      total={data.total}
      countLimit={query.filter.q ? countLimits.products : undefined}
      next={data.next}
    />
  )

  return (
    <>
      <ProductFilters query={query} categories={categories} total={data?.total} />
      {!data && loading && <CardsSkeleton sentence={words.loading} />}
      {failed && <ErrorState sentence={words.productsNotLoaded} onRetry={reload} busy={loading} />}
      {data && !failed && (
        <>
          {data.items.length === 0 && (
            <NoCards total={data.total} none={words.noProducts} hint={words.noProductsHint} />
          )}
          {query.view === 'table' ? (
            <TableView
              list={data}
              query={query}
              shown={shelf}
              edits={edits}
              selection={selection}
              edit={edit}
              onShow={replaceInList}
              pager={pager}
            />
          ) : (
            <>
              <CardGrid label={words.products} busy={loading}>
                {data.items.map((product) => (
                  <ProductCard
                    key={product.id}
                    product={product}
                    edit={edit.linkTo(product.id)}
                    onDelete={() => setToDelete(product)}
                    actions={<ProductActions product={product} onChanged={replaceInList} />}
                  />
                ))}
              </CardGrid>
              {pager}
            </>
          )}
        </>
      )}
      {edit.id && (
        <EditProductDialog
          key={edit.id}
          id={edit.id}
          categories={categories}
          onClose={edit.close}
          onSaved={reload}
          onChanged={reload}
        />
      )}
      {toDelete && (
        <DeleteProduct
          product={toDelete}
          onClose={() => setToDelete(undefined)}
          onDeleted={() => removeFromList(toDelete)}
        />
      )}
    </>
  )
}

/** The buttons between Edit and Delete. */
const ProductActions = (props: ComponentProps<typeof VisibilityButton>) => (
  <>
    <LabelLink product={props.product} />
    <VisibilityButton {...props} />
  </>
)

/** Loads a page of the product list; again after a navigation with `state.refetch` (specification §2.23). */
function useProducts(filter: Query['filter'] & { shown: StatusFilter }) {
  const { key, state } = useLocation()
  const refreshKey = state?.refetch ? key : ''
  return useApiQuery(`products ${JSON.stringify(filter)} ${refreshKey}`, (signal) =>
    callApiPage<typeof catalogueEndpoints>()('GET /products/all', { query: filter, signal }),
  )
}
