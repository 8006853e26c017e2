import { SectionSearch } from '../../backoffice/web/section-search.tsx'
import type { CategoryOption } from './admin-category-field.tsx'
import { FilterSelect } from './admin-filter-select.tsx'
import { sorts, stockLevels, type useProductQuery } from './admin-use-product-query.ts'

type Props = {
  query: ReturnType<typeof useProductQuery>
  categories: CategoryOption[]
  /** How many there are under these filters. */
  total: number | undefined
}

/** What narrows the list of products, and how it is sorted. */
export function ProductFilters({ query: { wish, change }, categories, total }: Props) {
  const options = categories.map(({ id, name }): [string, string] => [String(id), name])
  return (
    <div className="mb-6 grid gap-3">
      <SectionSearch label="Search products" />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <div className="col-span-2 sm:col-span-1">
          <FilterSelect
            label="Category"
            value={wish.category_id}
            any="All categories"
            options={options}
            onChange={(category_id) => change({ category_id })}
          />
        </div>
        <FilterSelect
          label="Stock"
          value={wish.stock}
          any="Any stock"
          options={Object.entries(stockLevels)}
          onChange={(stock) => change({ stock })}
        />
        <FilterSelect
          label="Sort"
          value={wish.sort}
          options={Object.entries(sorts)}
          onChange={(sort) => change({ sort })}
        />
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {total !== undefined && `${total} ${total === 1 ? 'product' : 'products'}`}
      </p>
    </div>
  )
}
