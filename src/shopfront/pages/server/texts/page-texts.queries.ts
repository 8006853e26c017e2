import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database, Row } from '#database/schema.ts'
import { cutPage, idBelowCursor, type Page, type PageRequest } from '#http/calls/paging.ts'
import type { Language } from '#words/language.ts'
import type { PageName, PageTexts } from '../../text-rules-contract.ts'
import type { TextVersion } from '../../texts-contract.ts'

export type PageKey = { page: PageName; language: Language }
export type PageTextVersion = Row<'page_texts'>

const selectVersions = (db: Db | Transaction<Database>, { page, language }: PageKey) =>
  db
    .selectFrom('page_texts')
    .selectAll()
    .where('page', '=', page)
    .where('language', '=', language)
    .orderBy('version', 'desc')

/** The newest version in any state. */
export const findNewestVersion = (
  db: Db | Transaction<Database>,
  which: PageKey,
): Promise<PageTextVersion | undefined> => selectVersions(db, which).limit(1).executeTakeFirst()

/** The published version and the one published before it, in this order; fewer if they do not exist. */
export const findPublishedVersions = (db: Db, which: PageKey): Promise<PageTextVersion[]> =>
  selectVersions(db, which).where('state', '=', 'published').limit(2).execute()

/** The published version of every page and language that the merchant has written. */
export const listPublishedVersions = (db: Db | Transaction<Database>) =>
  db
    .selectFrom('page_texts')
    .distinctOn(['page', 'language'])
    .select(['page', 'language', 'texts'])
    .where('state', '=', 'published')
    .orderBy('page')
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute()

type NewTextVersion = PageKey & {
  version: number
  state: PageTextVersion['state']
  texts: PageTexts | null
  by: { id: number; name: string }
  now: Date
}

/**
 * Inserts the version after `version`.
 * @returns false if a newer one exists (optimistic lock)
 */
export async function insertTextVersion(
  trx: Transaction<Database>,
  { version, texts, by, now, ...saved }: NewTextVersion,
) {
  const newest = await findNewestVersion(trx, saved)
  if ((newest?.version ?? 0) !== version) return false
  const inserted = await trx
    .insertInto('page_texts')
    .values({
      page: saved.page,
      language: saved.language,
      state: saved.state,
      version: version + 1,
      texts: texts && JSON.stringify(texts),
      saved_at: now,
      saved_by: by.id,
      saved_by_name: by.name,
    })
    .onConflict((conflict) => conflict.columns(['page', 'language', 'version']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

const defaultPageSize = 10
/**
 * Versions of a page's texts, newest first. Version numbers start at 1 and have no gaps, so the newest is the total.
 */
export async function listVersions(
  db: Db,
  which: PageKey,
  { limit = defaultPageSize, cursor }: Partial<PageRequest>,
): Promise<Page<TextVersion>> {
  const before = idBelowCursor(cursor)
  const rows = await selectVersions(db, which)
    .where('version', '<', before)
    .limit(limit + 1)
    .execute()
  const { items, next } = cutPage(rows, limit, ({ version }) => [version])
  const versions = items.map(({ version, state, texts, saved_by_name, saved_at }) => ({
    version,
    state,
    texts,
    by: saved_by_name,
    at: saved_at.toISOString(),
  }))
  return {
    items: versions,
    next,
    total: (await findNewestVersion(db, which))?.version ?? 0,
  }
}
