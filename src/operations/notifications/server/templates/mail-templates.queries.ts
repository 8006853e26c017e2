import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { Language } from '#words/language.ts'
import type { MailKind } from '../../mail-kinds.ts'
import type { MailTemplate } from '../../mail-template.ts'

type Handle = Db | Transaction<Database>
type TemplateKey = { kind: MailKind; locale: Language }

/** The templates that the merchant has changed. */
export const listMailTemplates = (db: Handle) =>
  db.selectFrom('mail_texts').select(['kind', 'locale', 'subject', 'body', 'version']).execute()

/** The merchant's template of a mail in one language; undefined while the default is used. */
export const findMailTemplate = (db: Handle, { kind, locale }: TemplateKey) =>
  db
    .selectFrom('mail_texts')
    .select(['subject', 'body', 'version'])
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .executeTakeFirst()

type TemplateChange = TemplateKey & { text: MailTemplate; version: number; by: number; now: Date }

/**
 * Saves a template if the stored version is still this one (optimistic lock), 0 for the default.
 * @returns whether it was saved
 */
export async function writeMailTemplate(
  db: Handle,
  { kind, locale, text, version, by, now }: TemplateChange,
) {
  const changed = { ...text, version: version + 1, changed_at: now, changed_by: by }
  const written =
    version === 0
      ? await db
          .insertInto('mail_texts')
          .values({ kind, locale, ...changed })
          .onConflict((kept) => kept.columns(['kind', 'locale']).doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('mail_texts')
          .set(changed)
          .where('kind', '=', kind)
          .where('locale', '=', locale)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  return written !== undefined
}
