import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { MailSettings } from '../../contract.ts'
import { merchantKinds } from '../../mail-kinds.ts'

type Handle = Db | Transaction<Database>

/** The defaults: every mail, and the summary before the working day begins. */
const defaultMailSettings: MailSettings = { unwanted: [], summary_hour: 7, version: 0 }

/** The settings of mails to the merchant; the defaults, with version 0, if none were saved. */
export async function readMailSettings(db: Handle): Promise<MailSettings> {
  const row = await db
    .selectFrom('mail_settings')
    .select(['unwanted', 'summary_hour', 'version'])
    .executeTakeFirst()
  if (!row) return defaultMailSettings
  // Kinds that only a newer release knows are ignored.
  return { ...row, unwanted: merchantKinds.filter((kind) => row.unwanted.includes(kind)) }
}

/**
 * Saves the settings if the stored version is still this one (optimistic lock), 0 for the defaults.
 * @returns whether it was saved
 */
export async function writeMailSettings(
  db: Handle,
  { unwanted, summary_hour, version }: MailSettings,
  { by, now }: { by: number; now: Date },
) {
  const changed = {
    unwanted: JSON.stringify(unwanted),
    summary_hour,
    version: version + 1,
    changed_at: now,
    changed_by: by,
  }
  const written =
    version === 0
      ? await db
          .insertInto('mail_settings')
          .values(changed)
          .onConflict((kept) => kept.column('only_row').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('mail_settings')
          .set(changed)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  return written !== undefined
}
