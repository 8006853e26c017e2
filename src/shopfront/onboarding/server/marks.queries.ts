import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database, Row } from '#database/schema.ts'

type Mark = Row<'guide_marks'>

/** All that was tried and said: a handful of rows. */
export const readMarks = (db: Db) => db.selectFrom('guide_marks').selectAll().execute()

/** Writes what was tried or said now over what was before. */
export const setMark = (db: Db | Transaction<Database>, { name, ...said }: Mark) =>
  db
    .insertInto('guide_marks')
    .values({ name, ...said })
    .onConflict((before) => before.column('name').doUpdateSet(said))
    .execute()

export const clearMark = (db: Db, name: Mark['name']) =>
  db.deleteFrom('guide_marks').where('name', '=', name).execute()
