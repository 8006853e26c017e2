import { callApi } from '../../../ui/call-api.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { useAnswer } from '../../backoffice/web/use-answer.ts'
import type { accountEndpoints } from '../contract.ts'
import { AdminAccountForm } from './admin-account-form.tsx'

/** An administrator's own account (specification §2.23). */
export default function AdminAccountSection() {
  const { data, failed, loading, reload, change } = useAnswer('account', (signal) =>
    callApi<typeof accountEndpoints>()('GET /profile', { signal }),
  )
  if (data) return <AdminAccountForm user={data} onSaved={(user) => change(() => user)} />
  if (!failed) return <SkeletonLines words="Loading user data..." count={4} />
  return <ErrorState sentence="Error fetching user data" onRetry={reload} busy={loading} />
}
