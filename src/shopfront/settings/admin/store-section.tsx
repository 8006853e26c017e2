import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { useFieldOfUrl } from '#backoffice/ui/admin/use-field-of-url.ts'
import { callApi } from '#browser/call-api.ts'
import { usePublicSettings } from '#browser/router/hooks.ts'
import { FeedsCard } from '#shopfront/discovery/admin/feeds-card.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { storeEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { LogosCard } from './logos/logos-card.tsx'
import { StoreForm } from './store-form.tsx'

/** Back-office section for store settings, logos and the addresses of the feeds. */
export default function StoreSection() {
  const { publicUrl } = usePublicSettings()
  const { data, failed, loading, reload } = useApiQuery('store', (signal) =>
    callApi<typeof storeEndpoints>()('GET /store', { signal }),
  )
  useFieldOfUrl(data !== undefined)
  return (
    <>
      <p className="mb-6 max-w-3xl text-ink-soft">{words.lead}</p>
      <LogosCard />
      <FeedsCard publicUrl={publicUrl} />
      {!data && !failed && <SkeletonLines words={words.loading} count={8} />}
      {!data && failed && <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />}
      {data && <StoreForm stored={data} />}
    </>
  )
}
