import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Db } from '#database/connect.ts'
import type { Database, Row } from '#database/schema.ts'
import { cursorAfter, idKey, type Page, readCursor } from '#http/calls/paging.ts'
import type { Language } from '#words/language.ts'
import type { PageName, PageTexts } from '../../text-rules-contract.ts'
import type { TextVersion } from '../../texts-contract.ts'

export type Which = { page: PageName; language: Language }
export type Saved = Row<'page_texts'>

const savedOf = (db: Db | Transaction<Database>, { page, language }: Which) =>
  db
    .selectFrom('page_texts')
    .selectAll()
    .where('page', '=', page)
    .where('language', '=', language)
    .orderBy('version', 'desc')

/** What was saved last, as whatever. */
export const findNewest = (db: Db | Transaction<Database>, which: Which): Promise<Saved | undefined> =>
  savedOf(db, which).limit(1).executeTakeFirst()

/** What is published, and what was before it. */
export const findPublished = (db: Db, which: Which): Promise<Saved[]> =>
  savedOf(db, which).where('state', '=', 'published').limit(2).execute()

/** What every page says now, in each language in which the merchant has written it. */
export const listPublished = (db: Db | Transaction<Database>) =>
  db
    .selectFrom('page_texts')
    .distinctOn(['page', 'language'])
    .select(['page', 'language', 'texts'])
    .where('state', '=', 'published')
    .orderBy('page')
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute()

type New = Which & {
  version: number
  state: Saved['state']
  texts: PageTexts | null
  by: { id: number; name: string }
  now: Date
}

/** Adds what comes after `version`. @returns whether that was the last one until now */
export async function addVersion(trx: Transaction<Database>, { version, texts, by, now, ...saved }: New) {
  const newest = await findNewest(trx, saved)
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
    .onConflict((taken) => taken.columns(['page', 'language', 'version']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

const usualPage = 10
const newest = 2 ** 31 - 1

/** What was saved of a page's texts, newest first. Its versions are counted from 1, without a gap. */
export async function listVersions(
  db: Db,
  which: Which,
  { limit = usualPage, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<TextVersion>> {
  const [before = newest] = readCursor(cursor, z.tuple([idKey])) ?? []
  const rows = await savedOf(db, which)
    .where('version', '<', before)
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit).map(({ version, state, texts, saved_by_name, saved_at }) => ({
    version,
    state,
    texts,
    by: saved_by_name,
    at: saved_at.toISOString(),
  }))
  const last = items.at(-1)
  return {
    items,
    next: last && rows.length > limit ? cursorAfter(last.version) : null,
    total: (await findNewest(db, which))?.version ?? 0,
  }
}
