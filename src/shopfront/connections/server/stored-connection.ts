import { z } from 'zod'
import type { Row } from '#database/schema.ts'
import type { PreviousPaymentKeys, Settings } from '#settings/settings.ts'
import { dayMs } from '#values/time/durations.ts'
import type { ConnectionName, ConnectionValues } from '../rules/connection-fields.ts'
import { decryptSecret, encryptSecret } from './encryption.ts'

const values = z.record(z.string(), z.string())
/** What is encrypted: the values, and those that were replaced a short time ago. */
const content = z.object({
  values: values.nullable(),
  previous: z.array(z.object({ values, until: z.coerce.date() })),
})
export type StoredConnection = {
  /** Null if the connection was removed. */
  values: ConnectionValues | null
  previous: { values: ConnectionValues; until: Date }[]
}

type KeySettings = Pick<Settings, 'secretsKeys' | 'dataDir'>

/** A connection as it is stored; undefined if this process does not have the key. */
export function readStored(settings: KeySettings, row: Row<'connections'>): StoredConnection | undefined {
  const text = decryptSecret(settings, row.name, { ciphertext: row.ciphertext, keyId: row.key_id })
  return text === undefined ? undefined : content.parse(JSON.parse(text))
}

export function encryptStored(settings: KeySettings, name: ConnectionName, stored: StoredConnection) {
  const { ciphertext, keyId } = encryptSecret(settings, name, JSON.stringify(stored))
  return { ciphertext, key_id: keyId }
}

/**
 * Payments that were begun with replaced keys are verified this long, as Razorpay itself accepts a regenerated key pair
 * and repeats webhooks for a day.
 */
const previousValidMs = dayMs
const maxPrevious = 5

/** The replaced values to keep: newest first, the ones of the last day. */
export const keepPrevious = (stored: StoredConnection | undefined, now: Date) =>
  [
    ...(stored?.values ? [{ values: stored.values, until: new Date(now.getTime() + previousValidMs) }] : []),
    ...(stored?.previous ?? []).filter(({ until }) => until > now),
  ].slice(0, maxPrevious)

/** The replaced payment keys, in the form of the settings. */
export const previousPaymentKeys = (stored: StoredConnection | undefined): PreviousPaymentKeys[] =>
  (stored?.previous ?? []).map(({ values: { key_id, key_secret, webhook_secret }, until }) => ({
    keyId: key_id ?? '',
    keySecret: key_secret ?? '',
    webhookSecrets: webhook_secret ? [webhook_secret] : [],
    until,
  }))
