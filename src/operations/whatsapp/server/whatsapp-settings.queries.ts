import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { WhatsappSettings } from '../contract.ts'

/** The merchant's switch; off, with version 0, until it was saved. */
export async function readWhatsappSettings(db: Db | Transaction<Database>): Promise<WhatsappSettings> {
  const row = await db.selectFrom('whatsapp_settings').select(['is_on', 'version']).executeTakeFirst()
  return row ? { on: row.is_on, version: row.version } : { on: false, version: 0 }
}

/**
 * Saves the switch if the stored version is still this one (optimistic lock), 0 for the default.
 * @returns whether it was saved
 */
export async function writeWhatsappSettings(
  db: Db | Transaction<Database>,
  { on, version }: WhatsappSettings,
  { by, now }: { by: number; now: Date },
) {
  const changed = { is_on: on, version: version + 1, changed_at: now, changed_by: by }
  const written =
    version === 0
      ? await db
          .insertInto('whatsapp_settings')
          .values(changed)
          .onConflict((kept) => kept.column('only_row').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('whatsapp_settings')
          .set(changed)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  return written !== undefined
}
