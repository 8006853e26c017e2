import { Link } from '#browser/router/link.tsx'
import * as labelWords from '#catalogue/labels/words/en.ts'
import * as markWords from '#catalogue/labels/words/mark/en.ts'
import { CloseIcon } from '#ui/elements/icons.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { SearchFacets } from '../../contract.ts'
import * as words from '../../words/results/en.ts'
import { type ListFilter, listPath, onlyFilters } from './list-filters.ts'

type Props = {
  path: string
  q?: string
  asked: readonly ListFilter[]
  /** With the names of the categories. */
  facets: SearchFacets | undefined
}

/** The active filters, each with a link that removes it. `nofollow`: a crawler or prefetch needs no combinations. */
export function ActiveFilters({ path, q, asked, facets }: Props) {
  const filters = onlyFilters(asked)
  if (filters.length === 0) return null
  const without = (removed: ListFilter) => asked.filter((filter) => filter !== removed)
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <ul aria-label={words.activeFilters} className="flex flex-wrap gap-2">
        {filters.map((filter) => {
          const title = titleOf(filter, facets)
          return (
            <li key={filter.join()}>
              <Link
                to={listPath(path, q, without(filter))}
                rel="nofollow"
                preventScrollReset
                aria-label={words.remove({ filter: title })}
                className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-paper px-4 py-1 text-sm font-semibold hover:bg-tint-leaf"
              >
                {title}
                <CloseIcon className="size-4 shrink-0" />
              </Link>
            </li>
          )
        })}
      </ul>
      <TextLink
        to={listPath(
          path,
          q,
          asked.filter(([name]) => name === 'sort'),
        )}
        rel="nofollow"
        preventScrollReset
        className="px-2"
      >
        {words.clearAll}
      </TextLink>
    </div>
  )
}

/** How a filter is called outside of its group. */
function titleOf([name, value]: ListFilter, facets: SearchFacets | undefined): string {
  switch (name) {
    case 'category_id':
      return facets?.categories.find(({ id }) => String(id) === value)?.name ?? words.category
    case 'mark':
      return markWords.marks[value as keyof typeof markWords.marks]
    case 'claim':
      return labelWords.claims[value as keyof typeof labelWords.claims]
    case 'without':
      return words.freeFrom({ name: labelWords.allergens[value as keyof typeof labelWords.allergens] })
    case 'in_stock':
      return words.inStock
    case 'min_price':
      return words.priceFrom({ price: formatRupees(Number(value)) })
    case 'max_price':
      return words.priceTo({ price: formatRupees(Number(value)) })
    case 'sort':
      return words.sortBy
  }
}
