import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import type { searchEndpoints } from '../contract.ts'
import { FailedSearches } from './failed-searches.tsx'
import { Synonyms } from './synonyms.tsx'

/** The section Search: what shoppers did not find, and the words that find it. */
export default function SearchSection() {
  const synonyms = useApiQuery('synonyms', (signal) =>
    callApi<typeof searchEndpoints>()('GET /search/synonyms', { signal }),
  )
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-10">
      <FailedSearches onSynonym={synonyms.reload} />
      <Synonyms list={synonyms} />
    </div>
  )
}
