import { useCallback } from 'react'
import { useSearchParams } from '#browser/router/hooks.ts'

/**
 * The query parameters of a section, such as search and filters, so that Back, reload and bookmarks work.
 * @returns the query, and a function that changes parameters: an empty value removes one, and the list restarts at its
 * first page. `replace` is for changes with each keystroke
 */
export function useSectionQuery() {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (values: Record<string, string>, { replace = false } = {}) =>
      setQuery((now) => withValues(now, values), { replace, preventScrollReset: true }),
    [setQuery],
  )
  return [query, change] as const
}

/** The query with these parameters changed and the lists at their first pages. */
function withValues(now: URLSearchParams, values: Record<string, string>) {
  const next = new URLSearchParams([...now].filter(([name]) => !/(^|-)page$/.test(name)))
  for (const [name, value] of Object.entries(values)) value === '' ? next.delete(name) : next.set(name, value)
  return next
}
