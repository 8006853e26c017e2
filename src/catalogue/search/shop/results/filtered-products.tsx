import { useEffect, useState } from 'react'
import { ProductResults, ProductsSkeleton } from '#catalogue/products/shop/lists/product-results.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { Await, type Deferred } from '#ui/feedback/deferred-data.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { FilterForm } from './filter-form.tsx'
import { type ListFilter, onlyFilters } from './list-filters.ts'
import { loadFacets, loadResults, type SearchResults } from './load-results.ts'
import { NoResults } from './no-results.tsx'
import { ResultsSummary } from './results-summary.tsx'

type Props = {
  /** Path of the page. */
  path: string
  q?: string
  categoryId?: number
  asked: readonly ListFilter[]
  /** Null if they could not be loaded. */
  results: Deferred<SearchResults | null>
  /** How many cards at the start load their pictures eagerly. */
  priority?: number
}

/** The products of a search or a category, with a form that sorts and filters them. */
export function FilteredProducts({ path, q, categoryId, asked, results, priority }: Props) {
  const latest = useLatest(results)
  const facets = latest?.facets
  const isFiltered = onlyFilters(asked).length > 0
  const isEmpty = latest?.items.length === 0 && !isFiltered
  // An unfiltered category is a cached page that knows no counts: there the form is folded.
  const isSearch = q !== undefined || asked.length > 0
  const isColumn = isSearch && !isEmpty
  return (
    <div
      className={classNames(
        isColumn && 'grid grid-cols-[minmax(0,1fr)] items-start lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-6',
      )}
    >
      {!isEmpty && (
        <FilterForm
          path={path}
          q={q}
          asked={asked}
          facets={facets}
          loadFacets={categoryId === undefined ? undefined : () => loadFacets(categoryId)}
          isColumn={isColumn}
        />
      )}
      <div>
        <ActiveFilters path={path} q={q} asked={asked} facets={facets} />
        <ResultsSummary results={latest} />
        <Await of={results} fallback={<ProductsSkeleton />}>
          {(found) =>
            found?.items.length === 0 && isSearch ? (
              <NoResults q={q} isFiltered={isFiltered} results={found} />
            ) : (
              <ProductResults
                key={`${path} ${q} ${asked}`}
                products={found}
                more={(cursor) => loadResults(undefined, { q, categoryId, asked, cursor })}
                priority={priority}
              />
            )
          }
        </Await>
      </div>
    </div>
  )
}

/** The value, or the previous one while the next is on its way; undefined at first. */
function useLatest<Value>(value: Deferred<Value>): Value | undefined {
  const [arrived, setArrived] = useState<Value>()
  useEffect(() => {
    let isCurrent = true
    void Promise.resolve(value).then((next) => {
      if (isCurrent) setArrived(next)
    })
    return () => {
      isCurrent = false
    }
  }, [value])
  return value instanceof Promise ? arrived : value
}
