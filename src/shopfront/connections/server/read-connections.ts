import type { Parts } from '#parts.ts'
import { listOnboardingMarks } from '#shopfront/onboarding/server/onboarding-marks.queries.ts'
import { matchesFingerprint } from '#shopfront/onboarding/server/settings-fingerprint.ts'
import { type Connection, type Connections, type TestedName, testedNames, testOutcomes } from '../contract.ts'
import { type ConnectionName, connectionNames, type FieldKind, fieldsOf } from '../rules/connection-fields.ts'
import { variablesOf } from './connection-variables.ts'
import { findLastWebhook } from './connections.queries.ts'
import { testedValues } from './test-connection.ts'

/** Shorter values would be shown nearly whole. */
const minMaskedLength = 12

/** Reads which connections are set up and where. Secrets are left out. */
export async function readConnections({
  db,
  connections,
  settings,
  payments,
}: Pick<Parts, 'db' | 'connections' | 'settings' | 'payments'>): Promise<Connections> {
  await connections.load()
  const [received, marks] = await Promise.all([findLastWebhook(db), listOnboardingMarks(db)])
  const tests = await Promise.all(testedNames.map((name) => findTest(settings, name, marks)))
  return {
    connections: connectionNames.map((name) => ({
      ...toConnection(name, connections.current()[name]),
      tested: tests.find((test) => test?.name === name)?.tested ?? null,
    })),
    webhook: {
      url: `${settings.publicUrl}/api/payment/webhook`,
      events: [...(payments.online.webhookEvents ?? [])],
      received_at: received?.toISOString() ?? null,
    },
    courier_webhook: { url: `${settings.publicUrl}/api/parcels/updates` },
  }
}

type Marks = Awaited<ReturnType<typeof listOnboardingMarks>>

/** The last test of a connection; undefined if its current values were never tested. */
async function findTest(settings: Parts['settings'], name: TestedName, marks: Marks) {
  const mark = marks.find((each) => each.name === name)
  const outcome = testOutcomes.find((known) => known === mark?.outcome)
  if (!mark || !outcome || !(await matchesFingerprint(mark.about, testedValues(settings, name))))
    return undefined
  return { name, tested: { outcome, at: mark.marked_at.toISOString() } }
}

function toConnection(
  name: ConnectionName,
  { source, row, stored }: ReturnType<Parts['connections']['current']>[ConnectionName],
): Omit<Connection, 'tested'> {
  const values = stored?.values ?? {}
  const [latest] = stored?.previous ?? []
  return {
    name,
    source,
    variables: [...variablesOf[name]],
    version: row?.version ?? 0,
    fields: fieldsOf(name).map(([field, kind]) => ({
      name: field,
      shown: showValue(values[field] ?? '', kind),
      is_set: Boolean(values[field]),
    })),
    changed_at: row?.changed_at.toISOString() ?? null,
    changed_by: row?.changed_by_name ?? null,
    previous_until: latest?.until.toISOString() ?? null,
  }
}

function showValue(value: string, kind: FieldKind) {
  if (kind === 'text') return value
  return kind === 'masked' && value.length >= minMaskedLength ? value.slice(-4) : ''
}
