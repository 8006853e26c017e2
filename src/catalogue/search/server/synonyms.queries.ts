import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { Synonym } from '../contract.ts'

type Handle = Db | Transaction<Database>

/** More of them would make every search slower. */
export const maxSynonyms = 500

/** The shop's own synonyms, newest first. */
export const listSynonyms = (db: Handle): Promise<Synonym[]> =>
  db
    .selectFrom('search_synonyms')
    .select(['id', 'word', 'means'])
    .orderBy('id', 'desc')
    .limit(maxSynonyms)
    .execute()

/** Adds a synonym; one that exists already is only returned. */
export const insertSynonym = (
  trx: Transaction<Database>,
  synonym: { word: string; means: string; now: Date },
) =>
  trx
    .insertInto('search_synonyms')
    .values({ word: synonym.word, means: synonym.means, created_at: synonym.now })
    .onConflict((conflict) =>
      conflict.constraint('one_row_a_synonym').doUpdateSet((eb) => ({ word: eb.ref('excluded.word') })),
    )
    .returning(['id', 'word', 'means'])
    .executeTakeFirstOrThrow()

/** @returns undefined if there is none */
export const removeSynonym = (trx: Transaction<Database>, id: number) =>
  trx.deleteFrom('search_synonyms').where('id', '=', id).returning(['id', 'word', 'means']).executeTakeFirst()
