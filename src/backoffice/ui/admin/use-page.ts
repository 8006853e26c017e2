import { useSearchParams } from '#browser/router/hooks.ts'

/**
 * Where a list that comes in pages stands, kept in the address as `page=3.<cursor>`.
 * @param name the query's name for it; a section with several lists calls them `<list>-page`
 * @returns the page's number, from 1, and the cursor to ask with
 */
export function usePage(name = 'page') {
  const [query] = useSearchParams()
  const [, number, cursor] = /^(\d{1,6})\.(.+)$/.exec(query.get(name) ?? '') ?? []
  return cursor && Number(number) > 1 ? { number: Number(number), cursor } : { number: 1 }
}
