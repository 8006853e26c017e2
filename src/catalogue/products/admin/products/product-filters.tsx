import { FilterSelect } from '#backoffice/ui/admin/dialogs/filter-select.tsx'
import { formatCount } from '#backoffice/ui/admin/formatting/format-count.ts'
import { SectionSearch } from '#backoffice/ui/admin/lists/section-search.tsx'
import { countLimits } from '#values/count-limits.ts'
import * as words from '../../words/office/products/en.ts'
import type { CategoryOption } from '../product-form/category-field.tsx'
import type { useProductQuery } from './use-product-query.ts'
import { ViewSwitch } from './view-switch.tsx'

type Props = {
  query: ReturnType<typeof useProductQuery>
  categories: CategoryOption[]
  /** Number of products that match the filters. */
  total: number | undefined
}

/** Filters and sorting of the product list. */
export function ProductFilters({ query: { filter, shelf, view, change }, categories, total }: Props) {
  const options = categories.map(({ id, name }): [string, string] => [String(id), name])
  return (
    <div className="mb-6 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SectionSearch label={words.search} />
        {shelf !== 'deleted' && <ViewSwitch view={view} onChange={(view) => change({ view })} />}
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <FilterSelect
          label={words.shown}
          value={shelf}
          any={words.all}
          options={Object.entries(words.shelves)}
          onChange={(shown) => change({ shown })}
        />
        {shelf !== 'deleted' && (
          <FilterSelect
            label={words.category}
            value={filter.category_id}
            any={words.all}
            options={options}
            onChange={(category_id) => change({ category_id })}
          />
        )}
        {shelf !== 'deleted' && (
          <FilterSelect
            label={words.stock}
            value={filter.stock}
            any={words.anyStock}
            options={Object.entries(words.stockLevels)}
            onChange={(stock) => change({ stock })}
          />
        )}
        {shelf !== 'deleted' && (
          <FilterSelect
            label={words.sort}
            value={filter.sort}
            options={Object.entries(words.sorts)}
            onChange={(sort) => change({ sort })}
          />
        )}
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {total !== undefined &&
          formatCount(total, words.counted, filter.q ? countLimits.products : undefined)}
      </p>
    </div>
  )
}
