import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApiPage } from '#browser/call-api.ts'
import type { AdminProduct, catalogueEndpoints } from '../../contract.ts'

const mostFound = 6

/** The first products that contain the typed words; none without words. */
export function useFoundProducts(typed: string): AdminProduct[] {
  const q = typed.trim()
  const { data } = useApiQuery(`found products ${q}`, async (signal) =>
    q === ''
      ? undefined
      : callApiPage<typeof catalogueEndpoints>()('GET /products/all', {
          query: { q, limit: mostFound },
          signal,
        }),
  )
  return q === '' ? [] : (data?.items ?? [])
}
