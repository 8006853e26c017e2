import { useMemo } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import { useLocation, usePublicSettings } from '#browser/router/hooks.ts'
import { FeedsCard } from '#shopfront/discovery/admin/feeds-card.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { storeEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { SettingCard } from './cards/setting-card.tsx'
import { findSettingCard, settingCardNames } from './cards/setting-cards.ts'
import { LogosCard } from './logos/logos-card.tsx'

/** Back-office section for store settings, logos and the addresses of the feeds. */
export default function StoreSection() {
  const { publicUrl } = usePublicSettings()
  const { data, failed, loading, reload, change } = useApiQuery('store', (signal) =>
    callApi<typeof storeEndpoints>()('GET /store', { signal }),
  )
  const { hash } = useLocation()
  const linked = useMemo(() => findSettingCard(hash), [hash])
  return (
    <>
      <p className="mb-6 max-w-3xl text-ink-soft">{words.lead}</p>
      <LogosCard />
      {!data && !failed && <SkeletonLines words={words.loading} count={8} />}
      {!data && failed && <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />}
      {data && (
        <div className="mb-6 grid max-w-3xl gap-4">
          {settingCardNames.map((card) => (
            <SettingCard
              key={card}
              card={card}
              stored={data}
              linked={linked?.card === card ? linked : undefined}
              onSaved={(saved) => change(() => saved)}
            />
          ))}
        </div>
      )}
      <FeedsCard publicUrl={publicUrl} />
    </>
  )
}
