import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApiPage } from '#browser/call-api.ts'
import type { Category } from '../../category-contract.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import type { CategoryOption } from '../product-form/category-field.tsx'

const pageSize = 100
/** A longer select list would be unusable. */
const most = 500

/** Loads the categories to choose from, by name, at most 500. Empty while they load and if that fails. */
export function useCategories(): CategoryOption[] {
  const { data } = useApiQuery('categories to choose from', fetchCategories)
  return data ?? []
}

async function fetchCategories(signal: AbortSignal) {
  const api = callApiPage<typeof catalogueEndpoints>()
  const found: Category[] = []
  let cursor: string | undefined
  do {
    const page = await api('GET /categories', { query: { limit: pageSize, cursor }, signal })
    found.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor && found.length < most)
  return found.toSorted((a, b) => a.name.localeCompare(b.name))
}
