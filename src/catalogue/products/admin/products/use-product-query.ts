import { usePage } from '#backoffice/ui/admin/use-page.ts'
import { useSectionQuery } from '#backoffice/ui/admin/use-section-query.ts'
import * as words from '../../words/office/products/en.ts'
import * as tableWords from '../../words/office/table/en.ts'

/** A page of the list; three, two or one card wide it ends with a full row. */
const aPage = 24

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
    stock: oneOf(words.stockLevels, get('stock')),
    sort: oneOf(words.sorts, get('sort')) ?? 'newest',
  }
  return {
    wish,
    shelf: oneOf(words.shelves, get('shown')),
    /** The product whose label is open. */
    labelOf: get('label'),
    view: oneOf(tableWords.views, get('view')) ?? 'cards',
    change,
  }
}

/** The compiler does not take from `hasOwn` that the name is one of them. */
const oneOf = <Names extends object>(names: Names, name = '') =>
  Object.hasOwn(names, name) ? (name as keyof Names) : undefined
