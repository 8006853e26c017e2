import { useSearchParams } from '#browser/router/hooks.ts'

/**
 * The current page of a paginated list, from the query `page=3.<cursor>`.
 * @param name the query parameter; a section with several lists uses `<list>-page`
 * @returns the page's number, from 1, and its cursor
 */
export function usePageCursor(name = 'page') {
  const [query] = useSearchParams()
  const [, number, cursor] = /^(\d{1,6})\.(.+)$/.exec(query.get(name) ?? '') ?? []
  return cursor && Number(number) > 1 ? { number: Number(number), cursor } : { number: 1 }
}
