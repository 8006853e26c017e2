import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { SecurityEvent } from '#database/tables/security.ts'
import type { Origin } from '../origin-of.ts'

type SecurityEntry = {
  event: SecurityEvent
  /** The account that the entry is about. */
  user?: { id: number; name: string } | undefined
  from?: Origin | undefined
  /** Never a PIN, a code or a token. */
  details?: Record<string, string | number | boolean>
  now: Date
}

/**
 * Writes an entry into the security log. Given the transaction of the change it records, neither exists without the
 * other.
 */
export const recordSecurity = (
  db: Db | Transaction<Database>,
  { event, user, from, details = {}, now }: SecurityEntry,
) =>
  db
    .insertInto('security_log')
    .values({
      happened_at: now,
      event,
      user_id: user?.id ?? null,
      user_name: user?.name ?? '',
      address: from?.address ?? '',
      device_name: from?.deviceName ?? '',
      details: JSON.stringify(details),
    })
    .execute()
