import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { usePolling } from '#backoffice/ui/admin/calls/use-polling.ts'
import { useFieldOfUrl } from '#backoffice/ui/admin/use-field-of-url.ts'
import { callApi } from '#browser/call-api.ts'
import { MailTest } from '#shopfront/onboarding/admin/mail-test.tsx'
import { PaymentKeysTest } from '#shopfront/onboarding/admin/payment-keys-test.tsx'
import { useOnboarding } from '#shopfront/onboarding/admin/use-onboarding.ts'
import type { Onboarding } from '#shopfront/onboarding/contract.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { Connection, connectionEndpoints, TestedName } from '../contract.ts'
import type { ConnectionName } from '../rules/connection-fields.ts'
import * as words from '../words/office/en.ts'
import { ConnectionCard } from './connection-card.tsx'
import { ConnectionTest } from './connection-test.tsx'
import { CourierWebhookSetup, WebhookSetup } from './webhook-setup.tsx'

type Props = { names: readonly ConnectionName[] }

/** These connections: each can be entered, changed, tested and removed. */
export function ConnectionList({ names }: Props) {
  const { data, failed, loading, reload, change } = useApiQuery('connections', (signal) =>
    callApi<typeof connectionEndpoints>()('GET /connections', { signal }),
  )
  const tests = useOnboarding()
  useFieldOfUrl(data !== undefined)
  // Poll while a test mail is queued: the outbox is processed every second.
  usePolling(tests, { isPending: tests.data?.mail.tested?.state === 'queued', everyMs: 2_000 })
  const showTests = (guide: Onboarding) => tests.change(() => guide)
  if (!data) {
    if (!failed) return <SkeletonLines words={words.loading} count={8} />
    return <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />
  }
  return (
    <ul className="grid gap-4">
      {data.connections
        .filter(({ name }) => names.includes(name))
        .map((connection) => (
          <ConnectionCard
            key={connection.name}
            connection={connection}
            onChanged={(now) => {
              change(() => now)
              tests.reload()
            }}
          >
            {connection.name === 'payments' && connection.source !== 'none' && (
              <WebhookSetup webhook={data.webhook} changedAt={connection.changed_at} />
            )}
            {isCourier(connection) && <CourierWebhookSetup url={data.courier_webhook.url} />}
            {isTested(connection) && (
              <ConnectionTest
                name={connection.name}
                tested={connection.tested}
                onTested={(now) => change(() => now)}
              />
            )}
            {tests.data && connection.name === 'payments' && (
              <PaymentKeysTest guide={tests.data} show={showTests} />
            )}
            {tests.data && connection.name === 'mail' && <MailTest guide={tests.data} show={showTests} />}
          </ConnectionCard>
        ))}
    </ul>
  )
}

const isCourier = ({ name, source }: Connection) =>
  source !== 'none' && (name === 'shiprocket' || name === 'delhivery')

/** Payment keys and email have tests of their own, which the setup guide shows too. */
const isTested = (connection: Connection): connection is Connection & { name: TestedName } =>
  connection.source !== 'none' && connection.name !== 'payments' && connection.name !== 'mail'
