import { NoCards } from '#backoffice/ui/admin/dialogs/cards.tsx'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { callApiPage } from '#browser/call-api.ts'
import { useSearchParams } from '#browser/router/hooks.ts'
import { Table } from '#ui/elements/table.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/office/products/en.ts'
import type { CategoryOption } from '../product-form/category-field.tsx'
import { RestoreProduct } from './restore-product.tsx'

/** The deleted products, each with a button to restore it. */
export function ArchivedProducts({ categories }: { categories: CategoryOption[] }) {
  const [query] = useSearchParams()
  const q = query.get('q') || undefined
  const list = usePagedList(`archived ${q}`, { size: 24 }, (page, signal) =>
    callApiPage<typeof catalogueEndpoints>()('GET /products/archived', { query: { q, ...page }, signal }),
  )
  return (
    <PagedList list={list} sentences={sentences} lines={6}>
      {({ items, total }) =>
        items.length === 0 ? (
          <NoCards total={total} none={words.noProducts} />
        ) : (
          <Table
            caption={words.deletedProducts}
            rows={items}
            keyOf={({ id }) => id}
            columns={[
              {
                header: words.name,
                cell: ({ name }) => <span className="min-w-0 wrap-anywhere">{name}</span>,
              },
              { header: words.quantity, cell: ({ quantity }) => quantity },
              { header: words.price, numeric: true, cell: ({ price }) => formatRupees(price) },
              { header: words.deletedAt, cell: ({ archived_at }) => formatTimestamp(archived_at) },
              {
                header: words.restoreColumn,
                cell: (product) => (
                  <RestoreProduct product={product} categories={categories} onRestored={list.reload} />
                ),
              },
            ]}
          />
        )
      }
    </PagedList>
  )
}

const sentences = { failed: words.productsNotLoaded, loading: words.loading, pages: words.pagesOfDeleted }
