import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { callApi } from '#browser/call-api.ts'
import type { ActiveSession, sessionEndpoints } from '#people/sessions/contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import * as words from '../words/en.ts'

const call = callApi<typeof sessionEndpoints>()

/** The devices on which the account is logged in, and a button that logs out all others. */
export default function YourDevices() {
  const { data, failed, loading, reload } = useApiQuery('devices', (signal) =>
    call('GET /account/devices', { signal }),
  )
  const { run, busy } = useAction(
    async () => {
      const { message } = await call('POST /account/log-out-elsewhere', {})
      toast.success(message)
      reload()
    },
    { failed: words.notLoggedOutElsewhere },
  )
  return (
    <section aria-labelledby="your-devices" className="mt-10 max-w-xl">
      <h2 id="your-devices" className="mb-3 text-xl">
        {words.yourDevices}
      </h2>
      {!data && !failed && <SkeletonLines words={words.loadingDevices} count={2} />}
      {!data && failed && <ErrorState sentence={words.devicesNotLoaded} onRetry={reload} busy={loading} />}
      {data && (
        <ul className="divide-y divide-line rounded-card border border-line bg-paper px-5">
          {data.map((login) => (
            <Device key={`${login.since} ${login.address}`} login={login} />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <Button variant="secondary" busy={busy} onClick={run} className="mt-4">
          {words.logOutElsewhere}
        </Button>
      )}
    </section>
  )
}

const Device = ({ login: { device, address, since, last_seen, current } }: { login: ActiveSession }) => (
  <li className="py-4">
    <p className="font-semibold">
      {device}
      {current && (
        <span className="ml-2 rounded-full bg-tint-leaf px-2.5 py-0.5 text-sm text-leaf-dark">
          {words.thisDevice}
        </span>
      )}
    </p>
    <p className="text-sm wrap-anywhere text-ink-soft">
      {current
        ? words.inUse({ since: formatTimestamp(since), address })
        : words.lastSeen({ since: formatTimestamp(since), address, lastSeen: formatTimestamp(last_seen) })}
    </p>
  </li>
)
