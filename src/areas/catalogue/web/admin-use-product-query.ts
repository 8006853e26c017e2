import { usePage } from '../../backoffice/web/use-page.ts'
import { useSectionQuery } from '../../backoffice/web/use-section-query.ts'

/** A page of the list; three, two or one card wide it ends with a full row. */
const aPage = 24

export const stockLevels = { in: 'In stock', low: 'Running low', out: 'Out of stock' }
export const sorts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  price: 'By price',
  stock: 'Least stock first',
}

/** The list of products as the address asks for it. Words it does not know count as none. */
export function useProductQuery() {
  const [query, change] = useSectionQuery()
  const { cursor } = usePage()
  const get = (name: string) => query.get(name) || undefined
  const wish = {
    limit: aPage,
    cursor,
    q: get('q'),
    category_id: get('category_id'),
    stock: oneOf(stockLevels, get('stock')),
    sort: oneOf(sorts, get('sort')) ?? 'newest',
  }
  return { wish, change }
}

/** The compiler does not take from `hasOwn` that the name is one of them. */
const oneOf = <Names extends object>(names: Names, name = '') =>
  Object.hasOwn(names, name) ? (name as keyof Names) : undefined
