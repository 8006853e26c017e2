import { allergens, claims, dietMarks } from '#catalogue/labels/rules/food-label.ts'
import type { SearchSort } from '../../contract.ts'
import * as words from '../../words/results/en.ts'

/** A filter or the sort order of a list, as in the URL: its name and one value. */
export type ListFilter = readonly [name: FilterName, value: string]
export type FilterName = keyof typeof isValid

const maxPrice = 20_000_000
const isPrice = (value: string) => value !== '' && Number(value) >= 0 && Number(value) <= maxPrice
const oneOf = (names: readonly string[]) => (value: string) => names.includes(value)

/** The query parameters of a list, in the order of the form. Anything else in a URL is ignored. */
const isValid = {
  category_id: (value: string) => /^[1-9]\d{0,8}$/.test(value),
  mark: oneOf(dietMarks),
  claim: oneOf(claims),
  without: oneOf(allergens),
  in_stock: oneOf(['true']),
  min_price: isPrice,
  max_price: isPrice,
  sort: (value: string) => value !== 'best' && Object.hasOwn(words.sorts, value),
}
/** The API takes only one value of the others. */
const hasSeveral = new Set<string>(['mark', 'claim', 'without'])
const filterNames = Object.keys(isValid) as FilterName[]

/**
 * The filters and the sort order in a URL. One parameter may have several values: `without=milk&without=egg` or
 * `without=milk,egg`.
 */
export const readFilters = (params: URLSearchParams): ListFilter[] =>
  filterNames.flatMap((name) => {
    const all = params.getAll(name)
    const values = hasSeveral.has(name) ? new Set(all.flatMap((value) => value.split(','))) : all.slice(0, 1)
    return [...values].filter(isValid[name]).map((value) => [name, value] as const)
  })

type Texts = Partial<Record<FilterName, string>>
type FilterQuery = Omit<Texts, 'sort' | 'in_stock'> & { sort?: SearchSort; in_stock?: 'true' }

/** The same as the query of an API call. */
export function filterQuery(asked: readonly ListFilter[]) {
  const query: Texts = {}
  for (const [name, value] of asked) query[name] = query[name] ? `${query[name]},${value}` : value
  // Only valid values are filters.
  return query as FilterQuery
}

/** The filters without the sort order, which leaves no products out. */
export const onlyFilters = (asked: readonly ListFilter[]) => asked.filter(([name]) => name !== 'sort')

/** The address of a list with these filters. @param q the search text, which stays */
export function listPath(path: string, q: string | undefined, asked: readonly ListFilter[]) {
  const params = new URLSearchParams(asked.map(([name, value]) => [name, value]))
  const query = `${q ? new URLSearchParams({ q }) : ''}${q && params.size > 0 ? '&' : ''}${params}`
  return query ? `${path}?${query}` : path
}
