import type { Parts } from '#parts.ts'
import type { Connection, Connections } from '../contract.ts'
import { type ConnectionName, connectionNames, type FieldKind, fieldsOf } from '../rules/connection-fields.ts'
import { variablesOf } from './connection-variables.ts'
import { findLastWebhook } from './connections.queries.ts'

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
  const received = await findLastWebhook(db)
  return {
    connections: connectionNames.map((name) => toConnection(name, connections.current()[name])),
    webhook: {
      url: `${settings.publicUrl}/api/payment/webhook`,
      events: [...(payments.online.webhookEvents ?? [])],
      received_at: received?.toISOString() ?? null,
    },
  }
}

function toConnection(
  name: ConnectionName,
  { source, row, stored }: ReturnType<Parts['connections']['current']>[ConnectionName],
): Connection {
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
