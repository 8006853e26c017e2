import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import { SecondFactorCard } from '#people/second-factor/admin/second-factor-card.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { accountEndpoints } from '../contract.ts'
import YourDevices from '../shop/your-devices.tsx'
import * as words from '../words/en.ts'
import { AdminAccountForm } from './account-form.tsx'

/** An administrator's own account (specification §2.23). */
export default function AdminAccountSection() {
  const { data, failed, loading, reload, change } = useApiQuery('account', (signal) =>
    callApi<typeof accountEndpoints>()('GET /profile', { signal }),
  )
  if (data)
    return (
      <>
        <AdminAccountForm user={data} onSaved={(user) => change(() => user)} />
        <SecondFactorCard />
        <YourDevices />
      </>
    )
  if (!failed) return <SkeletonLines words={words.loadingUser} count={4} />
  return <ErrorState sentence={words.userNotLoaded} onRetry={reload} busy={loading} />
}
