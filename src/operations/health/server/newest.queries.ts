import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { ProviderName } from '#integrations/payments/provider-name.ts'

/**
 * The times of the last signed webhook and of the last captured payment of these providers, null if there is none; each
 * reads one end of an index.
 */
export async function readWebhookTimes(db: Db, providers: readonly ProviderName[]) {
  const { rows } = await sql<{ received: Date | null; paid: Date | null }>`
    select
      (select received_at from webhook_events order by received_at desc limit 1) as received,
      (select captured_at from payments where captured and provider = any(${providers}::text[])
        order by coalesce(captured_at, created_at) desc limit 1) as paid`.execute(db)
  return rows[0] ?? { received: null, paid: null }
}

/** The key and widths of the newest picture; undefined in a shop without pictures. */
export const findNewestPicture = (db: Db) =>
  db.selectFrom('pictures').select(['key', 'widths']).orderBy('id', 'desc').limit(1).executeTakeFirst()
