import { useSectionQuery } from '#backoffice/ui/admin/calls/use-section-query.ts'
import { usePageCursor } from '#backoffice/ui/admin/lists/use-page-cursor.ts'
import * as words from '../../words/office/products/en.ts'
import * as tableWords from '../../words/office/table/en.ts'

/** Page size that fills the last row with three, two or one card per row. */
const pageSize = 24

/**
 * What the URL says about the product list: filter, sorting and page, which products (`shelf`), cards or table, and the
 * product whose label is open; and `change` to change it. Unknown values are ignored.
 */
export function useProductQuery() {
  const [query, change] = useSectionQuery()
  const { cursor } = usePageCursor()
  const get = (name: string) => query.get(name) || undefined
  const filter = {
    limit: pageSize,
    cursor,
    q: get('q'),
    category_id: get('category_id'),
    stock: asKeyOf(words.stockLevels, get('stock')),
    sort: asKeyOf(words.sorts, get('sort')) ?? 'newest',
  }
  return {
    filter,
    shelf: asKeyOf(words.shelves, get('shown')),
    /** The product whose label is open. */
    labelOf: get('label'),
    view: asKeyOf(tableWords.views, get('view')) ?? 'cards',
    change,
  }
}

/** The name if it is a key of `names`, otherwise undefined. TypeScript does not narrow it after `hasOwn`. */
const asKeyOf = <Names extends object>(names: Names, name = '') =>
  Object.hasOwn(names, name) ? (name as keyof Names) : undefined
